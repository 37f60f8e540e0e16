// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "model/base/identifier.h"

namespace bulkhead {

struct Item;
struct Mission;

/// A live reference in a text: `{from}` names a parameter of the item the text belongs to; `{marker:1}`,
/// `{zone:attacker-entry}`, `{area:…}`, `{side:…}`, `{rule:…}`, `{objective:…}`, `{action:…}`, `{stratagem:…}` and
/// `{table:…}` name an object of the mission by its id (markers, zones and areas also by their label, sides also by
/// their role; an action may be its game's). A doubled brace `{{` or `}}` stands for itself.
struct Reference {
  /// `marker`, `zone` …; empty for a parameter.
  std::string what;
  std::string name;
  friend bool operator==(const Reference&, const Reference&) = default;
};

/// A stretch of plain text, or a reference (then `text` is what stands between the braces).
struct TextPiece {
  std::string text;
  std::optional<Reference> reference;
  friend bool operator==(const TextPiece&, const TextPiece&) = default;
};

/// Splits a text. A brace that opens nothing well-formed is plain text.
[[nodiscard]] std::vector<TextPiece> parse_text(std::string_view text);

/// The text with every reference to `from` (of this `what`) leading to `to` instead, all else as it is written.
[[nodiscard]] std::string with_references_renamed(std::string_view text, std::string_view what, std::string_view from,
                                                  std::string_view to);

/// The words for all that texts name by an id, in the order in which it is offered.
inline constexpr std::array<std::string_view, 9> referable_kinds = {"marker",    "zone",   "area",      "side", "rule",
                                                                    "objective", "action", "stratagem", "table"};
/// The ids of what a mission has of such a kind, in order; of the actions of its game those that stand as well. None
/// for another word.
[[nodiscard]] std::vector<Id> referable(const Mission& mission, std::string_view kind);

/// The labels by which texts may name things of such a kind, in order: of markers, zones and areas.
[[nodiscard]] std::vector<std::string> referable_labels(const Mission& mission, std::string_view kind);

/// What a reference reads as, or nothing where there is no such thing: a parameter's value, a marker's label, another
/// object's name, of a zone or area with its label; where that is empty, the name of its kind or its id. `item` may be
/// null (the briefing).
[[nodiscard]] std::optional<std::string> resolve(const Reference& reference, const Item* item, const Mission& mission);

/// The text with every reference replaced; one that leads nowhere stays as it is written.
[[nodiscard]] std::string expand(std::string_view text, const Item* item, const Mission& mission);

/// The references of a text that lead nowhere, in order.
[[nodiscard]] std::vector<Reference> dangling_references(std::string_view text, const Item* item,
                                                         const Mission& mission);

/// The same for many texts of one mission, which must outlive this: looks each name up once.
class DanglingReferences {
 public:
  explicit DanglingReferences(const Mission& mission) : mission_(mission) {}
  [[nodiscard]] std::vector<Reference> in(std::string_view text, const Item* item);

 private:
  [[nodiscard]] bool leads_somewhere(const Reference& reference);

  const Mission& mission_;
  /// What the mission has, by the word for it: ids and labels.
  std::map<std::string, std::set<std::string, std::less<>>, std::less<>> names_;
};
/// `{from}`, `{marker:1}`
[[nodiscard]] std::string to_text(const Reference& reference);

}  // namespace bulkhead
