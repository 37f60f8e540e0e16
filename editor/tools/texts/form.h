// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "editor/tools/inspector/inspector.h"
#include "editor/tools/texts/reference_offers.h"
#include "model/edit/edit.h"
#include "model/mission/fields.h"

namespace bulkhead {

/// What a mission holds beside its battlefield: a section of the briefing by its heading and its number among those of
/// the same heading, an item by its id, or what the battlefield's things are made of.
struct SectionKey {
  std::string heading;
  int number = 1;
  friend bool operator==(const SectionKey&, const SectionKey&) = default;
};
/// A kind of the mission's system, and a terrain set that it uses: their ids are their own.
struct KindKey {
  KindOf of = KindOf::zone;
  Id id;
  friend bool operator==(const KindKey&, const KindKey&) = default;
};
struct SetKey {
  Id id;
  friend bool operator==(const SetKey&, const SetKey&) = default;
};
/// An action of the mission's game, which can only be read.
struct StandingKey {
  Id id;
  friend bool operator==(const StandingKey&, const StandingKey&) = default;
};
/// The mission's own copy of its game: of what it says beside its kinds.
struct GameKey {
  friend bool operator==(const GameKey&, const GameKey&) = default;
};
using TextKey = std::variant<SectionKey, Id, KindKey, SetKey, StandingKey, GameKey>;

/// What a text reads as.
struct Preview {
  std::string words;
  /// A reference leads nowhere.
  bool lost = false;
};

/// Whether a value is a length, as documents write it. People read and type it in the unit of their choice, but bases
/// in millimetres always.
enum class LengthForm : unsigned char { none, length, base };
[[nodiscard]] LengthForm measure_of(const FieldInfo& field);
/// The unit for a length.
[[nodiscard]] inline RulerUnit unit_for(LengthForm measure, RulerUnit chosen) {
  return measure == LengthForm::base ? RulerUnit::millimetres : chosen;
}

/// A field that holds one value, as a text.
struct ValueField {
  Control control = Control::line;
  std::string value;
  std::vector<InspectorChoice> choices;
  LengthForm measure = LengthForm::none;
  /// What a text reads as once its references are replaced; empty for fields without references.
  std::function<Preview(const std::string& value)> preview;
  /// How a reference that is being typed may go on; empty as well.
  ReferenceSource references = {};
  /// Fails with what is wrong with a value. Empty for fields that can only be read.
  std::function<Result<Edit>(const Mission& mission, const std::string& value)> change;
  /// What follows from the value once the field is left, if anything; mostly empty.
  std::function<std::optional<Edit>(const Mission& mission)> settle;
};

/// A cell of rows, from 0, and what is wrong with it.
struct WrongCell {
  std::size_t row = 0;
  std::size_t column = 0;
  std::string reason;
};

/// A field that holds rows of values.
struct RowsField {
  using Row = std::vector<std::string>;
  struct Column {
    const FieldInfo* info = nullptr;
    Control control = Control::line;
    std::vector<InspectorChoice> choices;
    /// The column's label, and what an empty cell means or what may be written there.
    std::string label = {};
    std::string hint = {};
    /// In sixths of a row; 0 for what the field says.
    int width = 0;
    /// Seldom looked at: it is shown where somebody asks for all of a row.
    bool background = false;
    /// Most rows say something here: where there is room, it is shown before anybody has.
    bool expected = false;

    [[nodiscard]] int units() const { return width > 0 ? width : info->width; }
  };
  std::vector<Column> columns;
  std::vector<Row> rows;
  /// What a new row begins with, and the words of the button that adds one.
  Row fresh;
  std::string add;
  std::function<Result<Edit>(const Mission& mission, const std::vector<Row>& rows)> change;
  /// The first cell that no edit would take, of a row that has changed.
  std::function<std::optional<WrongCell>(const std::vector<Row>& rows)> wrong;
  /// What follows from the rows once one of them is left, if anything; mostly empty.
  std::function<std::optional<Edit>(const Mission& mission)> settle = {};
  /// For cells of several lines: how a reference that is being typed there may go on.
  ReferenceSource references = {};
  /// For cells of Lua: what that calls the item, and the figures of it.
  std::string lua_of = {};
  std::vector<std::string> figures = {};
};

/// Whether rows have the cells that a field shows.
[[nodiscard]] bool is_value_of(const RowsField& field, const FieldValue& value);

struct FormField {
  /// The same in every mission and for every text of the same kind: `name`, `conditions`.
  std::string key;
  std::string label;
  /// In sixths of the form.
  int width = 6;
  std::variant<ValueField, RowsField> field;
  /// More for people; mostly empty.
  std::string help = {};
};

/// Whether there is such a text.
[[nodiscard]] bool exists(const Mission& mission, const TextKey& key);
/// The fields of a text; none where it does not exist.
[[nodiscard]] std::vector<FormField> form_of(const Mission& mission, const TextKey& key);
/// The item with an id; null where there is none. `what` is what its Lua calls it.
struct FoundItem {
  const Item* item = nullptr;
  std::string_view what;
};
[[nodiscard]] FoundItem find_text_item(const Mission& mission, const Id& id);

}  // namespace bulkhead
