// SPDX-License-Identifier: MIT
#include <algorithm>

#include "model/io/readers.h"

namespace bulkhead {
namespace {

using Child = Element::Child;

Phase read_phase(Element& element, std::set<Id>& taken) {
  Phase phase{element.unique_id(taken), element.required_text("name"), {}};
  element.finish_empty(phase.extras);
  return phase;
}

Sequence read_sequence(Element& element) {
  Sequence sequence;
  sequence.rounds = element.required_number("rounds", 0, largest_number);
  sequence.round_name = element.required_text("round");
  sequence.turn_name = element.required_text("turn");
  std::set<Id> phases;
  element.children(sequence.extras, [&](Element& child) {
    if (child.name() != "phase") return Child::unknown;
    sequence.phases.push_back(read_phase(child, phases));
    return Child::read;
  });
  element.finish(sequence.extras);
  return sequence;
}

Currency read_currency(Element& element) {
  Currency currency{element.required_text("symbol"), element.required_text("name"), {}};
  element.finish_empty(currency.extras);
  return currency;
}

Measuring read_measuring(Element& element) {
  Measuring measuring;
  measuring.distance = element.choice("distance", distance_words).value_or(Measuring::Distance::ways);
  measuring.to_areas = element.choice("areas", distance_words).value_or(measuring.distance);
  measuring.any_base_passes_hatchways = element.choice("hatchways", hatchway_words).value_or(false);
  measuring.cover = element.choice("cover", cover_rule_words).value_or(Measuring::Cover::unknown);
  element.finish_empty(measuring.extras);
  return measuring;
}

/// `#rrggbb`, or empty.
std::string read_colour(Element& element) {
  const auto colour = element.parsed("colour", [](std::string_view text) -> Result<std::string> {
    const bool good = text.size() == 7 && text.front() == '#' &&
                      text.find_first_not_of("0123456789abcdefABCDEF", 1) == std::string_view::npos;
    if (good) return std::string(text);
    return fail(
        fmt::format("\"{}\" is not a colour; write # and six hexadecimal digits, such as #0A7458", quotable(text)));
  });
  return colour.value_or("");
}

/// One of `ground_patterns`, or empty.
std::string read_ground_pattern(Element& element) {
  const auto pattern = element.parsed("pattern", [](std::string_view text) -> Result<std::string> {
    if (std::find(ground_patterns.begin(), ground_patterns.end(), text) != ground_patterns.end()) {
      return std::string(text);
    }
    return fail(
        fmt::format("\"{}\" is not a pattern; write one of {}", quotable(text), fmt::join(ground_patterns, ", ")));
  });
  return pattern.value_or("");
}

ZoneKind read_zone_kind(Element& element, std::set<Id>& taken) {
  ZoneKind kind{element.unique_id(taken), element.required_text("name"), false, {}, false, "", "", "", {}};
  if (!element.has("element")) element.refuse_missing("element");
  kind.area = element.choice("element", element_words).value_or(false);
  kind.owner = element.choice("owner", owner_words).value_or(ZoneKind::Owner::nobody);
  kind.start = element.choice("start", yes_or_no).value_or(false);
  kind.colour = read_colour(element);
  kind.pattern = read_ground_pattern(element);
  kind.note = element.content(kind.extras);
  element.finish(kind.extras);
  return kind;
}

MarkerKind read_marker_kind(Element& element, std::set<Id>& taken) {
  MarkerKind kind{element.unique_id(taken), element.required_text("name"), "", {}};
  kind.note = element.content(kind.extras);
  element.finish(kind.extras);
  return kind;
}

LinkKind read_link_kind(Element& element, std::set<Id>& taken) {
  LinkKind kind{element.unique_id(taken), element.required_text("name"), false, {}};
  kind.moves = element.choice("moves", yes_or_no).value_or(false);
  element.finish_empty(kind.extras);
  return kind;
}

ReferenceRange read_range(Element& element, std::set<Id>& taken) {
  ReferenceRange range{element.unique_id(taken, "figure"), 0, 0, {}};
  range.low = element.required_number("from", 0, largest_number);
  range.high = element.required_number("to", 0, largest_number);
  if (range.high < range.low) {
    element.refuse("to", fmt::format("a range goes up; this one goes from {} to {}", range.low, range.high));
  }
  element.finish_empty(range.extras);
  return range;
}

Season read_season(Element& element, std::set<Id>& taken) {
  Season season{element.unique_id(taken), element.required_text("name"), 0, element.text("source"), {}, {}};
  season.boards = element.number("boards", 0, largest_number).value_or(0);
  std::set<Id> figures;
  element.children(season.extras, [&](Element& child) {
    if (child.name() != "range") return Child::unknown;
    season.ranges.push_back(read_range(child, figures));
    return Child::read;
  });
  element.finish(season.extras);
  return season;
}

/// The words of an attribute, each one of a table.
template <typename T, std::size_t Size>
std::vector<T> read_choices(Element& element, const char* attribute, const std::array<Word<T>, Size>& table) {
  std::vector<T> values;
  for (const auto& [word, offset] : element.words(attribute)) {
    if (const auto value = find_value(table, word)) {
      values.push_back(*value);
    } else {
      element.reading().refuse(offset, fmt::format("\"{}\" is not known; write {}", quotable(word), list_words(table)));
    }
  }
  return values;
}

PiecePattern read_pattern(Element& element, Extras& extras) {
  PiecePattern pattern;
  pattern.edges = read_choices(element, "edges", edge_words);
  pattern.nodes = read_choices(element, "nodes", node_words);
  if (pattern.nodes.size() != pattern.edges.size() + 1) {
    element.refuse(fmt::format("a pattern of {} edges has {} nodes, not {}", pattern.edges.size(),
                               pattern.edges.size() + 1, pattern.nodes.size()));
  }
  element.children(extras, [](Element&) { return Child::unknown; });
  element.finish();
  return pattern;
}

KitPiece read_piece(Element& element, std::set<Id>& taken) {
  KitPiece piece{element.unique_id(taken), element.required_text("name"), element.text("code"), 0, {}, false, {}};
  piece.count = element.required_number("count", 0, largest_number);
  piece.on_pillars = element.choice("on", on_words).value_or(false);
  element.children(piece.extras, [&](Element& child) {
    if (child.name() != "pattern") return Child::unknown;
    piece.patterns.push_back(read_pattern(child, piece.extras));
    return Child::read;
  });
  element.finish(piece.extras);
  return piece;
}

PillarShape read_pillar(Element& element, Extras& extras) {
  const PillarShape pillar{element.required_length("along", {}), element.required_length("across", {})};
  element.children(extras, [](Element&) { return Child::unknown; });
  element.finish();
  return pillar;
}

/// What belongs to a lattice and the walls on it; a set of features alone has none of it.
void read_lattice_figures(Element& element, TerrainSet& set) {
  if (!element.has("pitch")) {
    constexpr std::array figures = {"joint", "border", "panel", "thickness", "height", "access-width"};
    const bool stated =
        std::any_of(figures.begin(), figures.end(), [&](const char* name) { return element.has(name); });
    if (stated) element.refuse_missing("pitch");
    return;
  }
  set.joint = element.choice("joint", joint_words).value_or(Joint::straddle);
  set.pitch = element.required_length("pitch", Length::micrometres(1));
  set.border = element.length("border", {}).value_or(Length());
  set.panel = element.required_length("panel", {});
  set.wall_thickness = element.required_length("thickness", {});
  set.wall_height = element.length("height", {}).value_or(Length());
  set.access_width = element.length("access-width", {}).value_or(Length());
}

std::string read_text(Element& element, Extras& extras) {
  auto text = element.content(extras);
  element.finish();
  return text;
}

}  // namespace

Limit read_limit(Element& element, std::set<Id>& taken) {
  Limit limit{element.unique_id(taken), 0, "", {}};
  if (!element.has("value")) element.refuse_missing("value");
  limit.value = element.parsed("value", parse_limit).value_or(0);
  limit.note = element.content(limit.extras);
  element.finish(limit.extras);
  return limit;
}

GameSystem read_system(Element& element) {
  GameSystem system;
  system.id = element.id();
  system.version = element.required_number("version", 1, largest_number);
  system.name = element.required_text("name");
  std::set<Id> zone_kinds;
  std::set<Id> marker_kinds;
  std::set<Id> link_kinds;
  std::set<Id> seasons;
  std::set<Id> limits;
  std::set<Id> terrain_types;
  element.children(system.extras, [&](Element& child) {
    const auto name = child.name();
    if (name == "zone-kind") {
      system.zone_kinds.push_back(read_zone_kind(child, zone_kinds));
    } else if (name == "marker-kind") {
      system.marker_kinds.push_back(read_marker_kind(child, marker_kinds));
    } else if (name == "link-kind") {
      system.link_kinds.push_back(read_link_kind(child, link_kinds));
    } else if (name == "season") {
      system.seasons.push_back(read_season(child, seasons));
    } else if (name == "limit") {
      system.limits.push_back(read_limit(child, limits));
    } else if (name == "terrain-type") {
      system.terrain_types.push_back(read_terrain_type(child, terrain_types));
    } else if (name == "note") {
      element.only_once(child);
      system.note = read_text(child, system.extras);
    } else if (name == "sequence") {
      element.only_once(child);
      system.sequence = read_sequence(child);
    } else if (name == "currency") {
      element.only_once(child);
      system.currency = read_currency(child);
    } else if (name == "measuring") {
      element.only_once(child);
      system.measuring = read_measuring(child);
    } else {
      return Child::unknown;
    }
    return Child::read;
  });
  element.ignore("format");
  element.finish(system.extras);
  return system;
}

TerrainSet read_terrain_set(Element& element) {
  TerrainSet set;
  set.id = element.id();
  set.version = element.required_number("version", 1, largest_number);
  set.name = element.required_text("name");
  read_lattice_figures(element, set);
  set.boards_per_box = element.number("boards", 1, largest_number).value_or(1);
  std::set<Id> pieces;
  std::set<Id> feature_kinds;
  element.children(set.extras, [&](Element& child) {
    const auto name = child.name();
    if (name == "piece") {
      set.pieces.push_back(read_piece(child, pieces));
    } else if (name == "feature-kind") {
      set.feature_kinds.push_back(read_feature_kind(child, feature_kinds));
    } else if (name == "note") {
      element.only_once(child);
      set.note = read_text(child, set.extras);
    } else if (name == "pillar") {
      element.only_once(child);
      set.pillar = read_pillar(child, set.extras);
      if (!set.has_lattice()) child.refuse("a set without a pitch has no lattice, and so no pillar");
    } else {
      return Child::unknown;
    }
    return Child::read;
  });
  if (!set.has_lattice() && set.feature_kinds.empty()) element.refuse_missing("pitch");
  element.ignore("format");
  element.finish(set.extras);
  return set;
}

}  // namespace bulkhead
