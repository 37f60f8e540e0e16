// SPDX-License-Identifier: MIT
#pragma once

#include <iosfwd>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

#include "model/edit/step_name.h"
#include "model/edit/verbs/boards.h"
#include "model/edit/verbs/cells.h"
#include "model/edit/verbs/checks.h"
#include "model/edit/verbs/features.h"
#include "model/edit/verbs/game.h"
#include "model/edit/verbs/head.h"
#include "model/edit/verbs/items.h"
#include "model/edit/verbs/kinds.h"
#include "model/edit/verbs/links.h"
#include "model/edit/verbs/markers.h"
#include "model/edit/verbs/nodes.h"
#include "model/edit/verbs/notes.h"
#include "model/edit/verbs/objects.h"
#include "model/edit/verbs/order.h"
#include "model/edit/verbs/pieces.h"
#include "model/edit/verbs/pins.h"
#include "model/edit/verbs/sets.h"
#include "model/edit/verbs/sides.h"
#include "model/edit/verbs/transform.h"
#include "model/edit/verbs/walls.h"
#include "model/edit/verbs/zones.h"
#include "model/mission/mission.h"

namespace bulkhead {

struct Edit;

/// Edits one after the other as one step; it fails as a whole with the first that fails. The text form is that of each
/// on a line of its own. Without a name it has that of its first edit; without edits it leaves a mission as it is.
struct EditSequence {
  std::vector<Edit> edits;
  std::optional<StepName> name = {};

  [[nodiscard]] Result<Mission> apply(const Mission& mission) const;
  [[nodiscard]] std::string text_form(const Mission& mission) const;
  [[nodiscard]] StepName step_name(const Mission& mission) const;
  friend bool operator==(const EditSequence& a, const EditSequence& b);
};

/// What each verb says, as plain structs.
using EditData =
    std::variant<EditSequence, AddBoard, AddLink, AddNote, MoveObject, OrderBriefing, OrderItem, PinPanel, PutFeature,
                 PutMarker, PutPiece, PutSide, PutZone, RemoveBoard, RemoveBriefing, RemoveLink, RemoveNote,
                 RemoveObjects, RenameBriefing, RenameObject, SetAction, SetBoard, SetBoxes, SetBriefing, SetCells,
                 SetField, SetForce, SetHatchways, SetHead, SetLabel, SetLimit, SetMissionId, SetNodes, SetObjective,
                 SetObjectiveGroup, SetOpen, SetParam, SetRule, SetSeverity, SetStratagem, SetTable, SetWalls,
                 TransformBattlefield, TurnObject, UnpinPanels, Unwaive, Waive, SetKind, RemoveKind, RemoveSet,
                 RenameKind, OrderKind, SetGame, UseSet>;

template <typename Type, typename Variant>
inline constexpr bool is_alternative_of = false;
template <typename Type, typename... Types>
inline constexpr bool is_alternative_of<Type, std::variant<Types...>> = (std::is_same_v<Type, Types> || ...);
template <typename Type>
concept OneOfVerbs = is_alternative_of<Type, EditData>;

/// A change of a mission, as data: it can be compared, printed, read and looked into. The same in menus, logs, quick
/// fixes, the command line and tests.
struct Edit : EditData {
  // What builds, copies and destroys one of so many verbs is compiled once, in edit.cpp.
  /// Changes nothing.
  Edit();
  template <OneOfVerbs Verb>
  Edit(Verb verb) : Edit(of(std::move(verb))) {}  // NOLINT(google-explicit-constructor): a verb is an edit
  Edit(const Edit&);
  Edit(Edit&&) noexcept;
  Edit& operator=(const Edit&);
  Edit& operator=(Edit&&) noexcept;
  ~Edit();

  /// Gives the changed mission, or says why it cannot be. What comes out can be written and read back, provided that
  /// this is true of what goes in.
  [[nodiscard]] Result<Mission> apply(const Mission& mission) const;
  /// The text form, which `parse_edit` reads back to the same edit (several lines: `parse_edits`):
  /// `hatchway C2/C3 facing south`. Places that it names must be on the mission's battlefield (contract).
  [[nodiscard]] std::string text_form(const Mission& mission) const;
  /// For menus: "Hatchway C2/C3". Places as above.
  [[nodiscard]] StepName step_name(const Mission& mission) const;

 private:
  template <typename Verb>
  [[nodiscard]] static Edit of(Verb verb);
  template <typename Verbs>
  friend struct EditsOfVerbs;
};

/// The text form, with places as they are called on the largest of lattices. For logs and tests.
std::ostream& operator<<(std::ostream& stream, const Edit& edit);

/// A word of a text form. One that stood in quotes is never a keyword.
struct EditWord {
  std::string text;
  bool quoted = false;
  friend bool operator==(const EditWord&, const EditWord&) = default;
};

/// A word that begins a text form.
struct EditVerb {
  std::string_view verb;
  /// `hatchway EDGE… [facing DIRECTION] …`
  std::string_view usage;
  std::string_view summary;
  /// Reads the words after the verb.
  Result<Edit> (*parse)(const Mission& mission, std::span<const EditWord> words);
};

/// All verbs, sorted.
[[nodiscard]] std::span<const EditVerb> edit_verbs();

/// Reads a text form for this mission. Words are parted by blanks; a word in double quotes may hold blanks, with `\"`,
/// `\\` and `\n` inside. Fails with what is wrong and the verb's usage.
[[nodiscard]] Result<Edit> parse_edit(const Mission& mission, std::string_view text);
/// Reads one text form a line, each for the mission that the ones before it leave.
[[nodiscard]] Result<EditSequence> parse_edits(const Mission& mission, std::string_view text);

}  // namespace bulkhead
