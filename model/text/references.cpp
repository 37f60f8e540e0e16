// SPDX-License-Identifier: MIT
#include "model/text/references.h"

#include <algorithm>

#include "model/mission/items.h"
#include "model/mission/names.h"
#include "model/mission/roles.h"

namespace bulkhead {
namespace {

constexpr std::string_view reference_letters = "abcdefghijklmnopqrstuvwxyz0123456789-";

/// What stands between the braces, as a reference; nothing if it does not look like one.
std::optional<Reference> parse_reference(std::string_view inside) {
  const auto colon = inside.find(':');
  const auto what = colon == std::string_view::npos ? std::string_view() : inside.substr(0, colon);
  const auto name = colon == std::string_view::npos ? inside : inside.substr(colon + 1);
  const bool parameter = colon == std::string_view::npos;
  const auto well_formed = [](std::string_view word) {
    return !word.empty() && word.find_first_not_of(reference_letters) == std::string_view::npos;
  };
  if (parameter) return well_formed(name) ? std::optional(Reference{"", std::string(name)}) : std::nullopt;
  // Whatever stands behind the word for something that can be named is meant for a name, or a label.
  const bool is_name = std::find(referable_kinds.begin(), referable_kinds.end(), what) != referable_kinds.end();
  if (!well_formed(what) || !(is_name ? !name.empty() : well_formed(name))) return std::nullopt;
  return Reference{std::string(what), std::string(name)};
}

/// A stretch at the start of a text: a reference, a brace, doubled or not, or all up to the next brace.
struct Token {
  std::string_view source;
  /// What it stands for unless it is a reference.
  std::string_view plain;
  std::optional<Reference> reference;
};

Token next_token(std::string_view text) {
  const auto brace = text.find_first_of("{}");
  if (brace != 0) return {text.substr(0, brace), text.substr(0, brace), std::nullopt};
  const auto itself = text.substr(0, 1);
  if (text.starts_with("{{") || text.starts_with("}}")) return {text.substr(0, 2), itself, std::nullopt};
  const auto end = text.front() == '{' ? text.find_first_of("{}\n", 1) : std::string_view::npos;
  if (end != std::string_view::npos && text[end] == '}') {
    if (auto reference = parse_reference(text.substr(1, end - 1))) return {text.substr(0, end + 1), {}, reference};
  }
  return {itself, itself, std::nullopt};
}

template <typename T>
std::optional<std::string> name_of(const std::vector<T>& items, std::string_view id) {
  for (const auto& item : items) {
    if (item.id.text() == id) return name_or_id(item);
  }
  return std::nullopt;
}

/// What is called so: the first with that id, else with that label.
template <typename T>
const T* find_called(const std::vector<T>& things, std::string_view name) {
  const auto by_id = std::find_if(things.begin(), things.end(), [&](const T& each) { return each.id.text() == name; });
  if (by_id != things.end()) return &*by_id;
  const auto by_label = std::find_if(things.begin(), things.end(), [&](const T& each) { return each.label == name; });
  return by_label == things.end() ? nullptr : &*by_label;
}

/// A zone or area reads as its name, without one as its kind's, and with the label that stands on the map.
std::optional<std::string> zone_name(const std::vector<Zone>& zones, std::string_view name, const GameSystem& system) {
  const auto* const zone = find_called(zones, name);
  if (zone == nullptr) return std::nullopt;
  if (!zone->name.empty()) return named_with_label(zone->name, zone->label);
  const auto* const kind = find_zone_kind(system, zone->kind);
  const auto& words = kind == nullptr ? zone->id.text() : kind->name;
  return zone->label.empty() ? words : words + " " + zone->label;
}

std::optional<std::string> marker_name(const Mission& mission, std::string_view name) {
  const auto* const marker = find_called(*mission.markers, name);
  if (marker == nullptr) return std::nullopt;
  return marker->label.empty() ? bulkhead::marker_name(mission, *marker) : marker->label;
}

std::optional<std::string> side_name(const Mission& mission, std::string_view name) {
  const auto id = Id::parse(name);
  const auto* side = id ? side_named(mission, *id) : nullptr;
  return side == nullptr ? std::nullopt : std::optional(name_or_id(*side));
}

/// Of the mission, or else of its game.
std::optional<std::string> action_name(const Mission& mission, std::string_view name) {
  const auto id = Id::parse(name);
  const auto* action = id ? find_action(mission, *id) : nullptr;
  return action == nullptr ? std::nullopt : std::optional(name_or_id(*action));
}

std::optional<std::string> parameter(const Item* item, std::string_view name) {
  if (item == nullptr) return std::nullopt;
  for (const auto& param : item->params) {
    if (param.name.text() == name) return param.value;
  }
  return std::nullopt;
}

}  // namespace

std::vector<TextPiece> parse_text(std::string_view text) {
  std::vector<TextPiece> pieces;
  std::string plain;
  const auto finish_plain = [&] {
    if (!plain.empty()) pieces.push_back({std::move(plain), std::nullopt});
    plain.clear();
  };
  while (!text.empty()) {
    auto token = next_token(text);
    if (token.reference) {
      finish_plain();
      const auto inside = token.source.substr(1, token.source.size() - 2);
      pieces.push_back({std::string(inside), std::move(token.reference)});
    } else {
      plain += token.plain;
    }
    text.remove_prefix(token.source.size());
  }
  finish_plain();
  return pieces;
}

std::string with_references_renamed(std::string_view text, std::string_view what, std::string_view from,
                                    std::string_view to) {
  std::string result;
  while (!text.empty()) {
    const auto token = next_token(text);
    const bool meant = token.reference && token.reference->what == what && token.reference->name == from;
    result += meant ? to_text(Reference{std::string(what), std::string(to)}) : std::string(token.source);
    text.remove_prefix(token.source.size());
  }
  return result;
}

std::optional<std::string> resolve(const Reference& reference, const Item* item, const Mission& mission) {
  const auto& name = reference.name;
  if (reference.what.empty()) return parameter(item, name);
  if (reference.what == "marker") return marker_name(mission, name);
  if (reference.what == "zone") return zone_name(*mission.zones, name, *mission.system);
  if (reference.what == "area") return zone_name(*mission.areas, name, *mission.system);
  if (reference.what == "side") return side_name(mission, name);
  if (reference.what == "rule") return name_of(*mission.rules, name);
  if (reference.what == "objective") return name_of(*mission.objectives, name);
  if (reference.what == "action") return action_name(mission, name);
  if (reference.what == "stratagem") return name_of(*mission.stratagems, name);
  if (reference.what == "table") return name_of(*mission.tables, name);
  return std::nullopt;
}

std::vector<Id> referable(const Mission& mission, std::string_view kind) {
  std::vector<Id> ids;
  const auto take = [&](std::string_view word, const auto& things) {
    if (word != kind) return;
    for (const auto& thing : things) ids.push_back(thing.id);
  };
  take("marker", *mission.markers);
  take("zone", *mission.zones);
  take("area", *mission.areas);
  take("side", *mission.sides);
  take("rule", *mission.rules);
  take("objective", *mission.objectives);
  take("action", *mission.actions);
  take("stratagem", *mission.stratagems);
  take("table", *mission.tables);
  if (kind == "action") {
    for (const auto* const action : standing_actions(mission)) ids.push_back(action->id);
  }
  return ids;
}

std::vector<std::string> referable_labels(const Mission& mission, std::string_view kind) {
  std::vector<std::string> labels;
  const auto take = [&](std::string_view word, const auto& things) {
    if (word != kind) return;
    for (const auto& thing : things) {
      const bool can_be_written = !thing.label.empty() && thing.label.find_first_of("{}\n") == std::string::npos;
      if (can_be_written) labels.push_back(thing.label);
    }
  };
  take("marker", *mission.markers);
  take("zone", *mission.zones);
  take("area", *mission.areas);
  return labels;
}

std::string to_text(const Reference& reference) {
  return reference.what.empty() ? "{" + reference.name + "}" : "{" + reference.what + ":" + reference.name + "}";
}

std::string expand(std::string_view text, const Item* item, const Mission& mission) {
  std::string result;
  for (const auto& piece : parse_text(text)) {
    const auto value = piece.reference ? resolve(*piece.reference, item, mission) : std::optional(piece.text);
    result += value ? *value : to_text(*piece.reference);
  }
  return result;
}

std::vector<Reference> dangling_references(std::string_view text, const Item* item, const Mission& mission) {
  return DanglingReferences(mission).in(text, item);
}

std::vector<Reference> DanglingReferences::in(std::string_view text, const Item* item) {
  std::set<std::string_view> figures;
  if (item != nullptr) {
    for (const auto& param : item->params) figures.insert(param.name.text());
  }
  std::vector<Reference> result;
  for (auto& piece : parse_text(text)) {
    if (!piece.reference) continue;
    const auto& reference = *piece.reference;
    const bool known = reference.what.empty() ? figures.contains(reference.name) : leads_somewhere(reference);
    if (!known) result.push_back(std::move(*piece.reference));
  }
  return result;
}

bool DanglingReferences::leads_somewhere(const Reference& reference) {
  const auto [names, made] = names_.try_emplace(reference.what);
  if (made) {
    for (const auto& id : referable(mission_, reference.what)) names->second.insert(id.text());
    for (auto& label : referable_labels(mission_, reference.what)) names->second.insert(std::move(label));
  }
  if (reference.what == "side") return side_name(mission_, reference.name).has_value();
  return names->second.contains(reference.name);
}

}  // namespace bulkhead
