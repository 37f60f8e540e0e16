// SPDX-License-Identifier: MIT
#include <algorithm>
#include <map>
#include <set>

#include "analysis/cells/access.h"
#include "model/base/plain_text.h"
#include "model/text/live_texts.h"
#include "model/text/references.h"
#include "scripting/api.h"
#include "scripting/checks/lua_names.h"
#include "validators/engine/check.h"
#include "validators/engine/names.h"

namespace bulkhead {
namespace {

constexpr MessageText unused_label{
    "unused-label", "a label that is more than a number should mean something; no text and no Lua names {label}"};

class Named {
 public:
  explicit Named(const Mission& mission) {
    const auto items = lua_names(mission);
    for (const auto& item : *items) {
      for (const auto& call : item.names.calls) {
        const bool names_one =
            api::named_by(call.function) == ApiWord::Names::label || call.function == api::word("battle", "marker");
        if (names_one) labels_.insert(call.text);
      }
    }
    for_each_text(mission, [&](const std::string& text) { read(text); });
    for_each_library_item(mission, [&](const auto& item) {
      for_each_member<std::string>(item, [&](const FieldInfo& field, const std::string& text) {
        if (field.is_name()) read(text);
      });
    });
  }

  [[nodiscard]] bool any_text() const { return !texts_.empty(); }

  [[nodiscard]] bool contains(const Marker& marker) const {
    if (labels_.contains(marker.label) || labels_.contains(marker.id.text())) return true;
    return std::any_of(texts_.begin(), texts_.end(),
                       [&](const std::string& text) { return has_word(text, marker.label); });
  }

 private:
  void read(const std::string& text) {
    if (text.find_first_not_of(' ') == std::string::npos) return;
    std::string plain;
    for (const auto& piece : parse_text(text)) {
      if (!piece.reference) {
        plain += piece.text;
      } else if (piece.reference->what == "marker") {
        labels_.insert(piece.reference->name);
      }
    }
    texts_.push_back(std::move(plain));
  }

  static bool is_part_of_word(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || is_digit(c) || static_cast<signed char>(c) < 0;
  }

  /// Whether the text has the word, as it is written, with no letter or digit beside it.
  static bool has_word(std::string_view text, std::string_view word) {
    for (auto at = text.find(word); at != std::string_view::npos; at = text.find(word, at + 1)) {
      const auto end = at + word.size();
      const bool begins = at == 0 || !is_part_of_word(text[at - 1]);
      if (begins && (end == text.size() || !is_part_of_word(text[end]))) return true;
    }
    return false;
  }

  std::set<std::string> labels_;
  std::vector<std::string> texts_;
};

bool is_number(std::string_view label) { return label.find_first_not_of("0123456789") == std::string_view::npos; }

std::vector<Observation> run(const CheckContext& context) {
  std::vector<Observation> observations;
  const Named named(context.mission);
  if (!named.any_text()) return observations;
  std::map<std::string, std::vector<Address>> unused;
  for (const auto& marker : *context.mission.markers) {
    if (!is_objective(marker) || is_number(marker.label) || named.contains(marker)) continue;
    unused[marker.label].push_back(address_of(marker.id));
  }
  for (auto& [label, markers] : unused) {
    observations.push_back({message<unused_label>(arg<"label">(label)), std::move(markers), {}});
  }
  return observations;
}

}  // namespace

Check unused_label_check() {
  return {.key = "unused-label",
          .title = "Unused label",
          .group = Check::Group::objectives,
          .level = Level::note,
          .rule =
              "In a mission that has texts, the label of an objective that is more than a number is "
              "named somewhere: as a word of a text, by a reference, or in Lua.",
          .reason = "A label such as *Critical* says that the rules do something with the marker.",
          .places = "all objectives that carry the label",
          .remedy =
              "Say in the mission's texts what the label means, or label the objective with a "
              "number.",
          .messages = {unused_label},
          .pictured = false,
          .reported_before = "start-zones-close",
          .run = run};
}

}  // namespace bulkhead
