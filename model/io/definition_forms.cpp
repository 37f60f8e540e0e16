// SPDX-License-Identifier: MIT
#include "model/io/feature_forms.h"
#include "model/io/forms.h"
#include "model/io/mission_file.h"
#include "model/io/readers.h"
#include "model/io/writers.h"

namespace bulkhead {
void walk(auto& io, Is<SequenceStep> auto& step) {
  io.id(step.id);
  io.required("name", step.name);
  io.empty(step.extras);
}

void walk(auto& io, Is<SetUp> auto& set_up) { io.children(set_up.extras, Many{"step", set_up.steps}); }

void walk(auto& io, Is<Phase> auto& phase) {
  io.id(phase.id);
  io.required("name", phase.name);
  io.optional("of", phase.of, OneOf{phase_words}, Phase::Of::turn);
  io.children(phase.extras, Many{"step", phase.steps});
}

void walk(auto& io, Is<AnotherRound> auto& another) {
  io.required("after", another.after, Number{1});
  io.required("needs", another.needs, Number{1});
  io.stated("die", another.die, OneOf{one_die_words}, 6);
  io.check("needs", another.needs <= another.die,
           [&] { return fmt::format("a D{} never shows {} or more", another.die, another.needs); });
  io.empty(another.extras);
}

void walk(auto& io, Is<Sequence> auto& sequence) {
  io.required("rounds", sequence.rounds, Number{0});
  io.required("round", sequence.round_name);
  io.required("turn", sequence.turn_name);
  io.optional("turns", sequence.turns, OneOf{turns_words}, Sequence::Turns::players);
  io.optional("order", sequence.order, OneOf{order_words}, Sequence::Order::unstated);
  io.children(sequence.extras, Many{"phase", sequence.phases}, Many{"another-round", sequence.another_rounds});
}

void walk(auto& io, Is<Currency> auto& currency) {
  io.required("symbol", currency.symbol);
  io.required("name", currency.name);
  io.empty(currency.extras);
}

void walk(auto& io, Is<Allowance> auto& allowance) {
  io.id(allowance.id);
  io.required("currency", allowance.currency);
  io.stated("base", allowance.base, Number{0}, 0);
  io.optional("more", allowance.more, Number{0}, 0);
  io.optional("per", allowance.per, Number{1}, 0);
  io.optional("of", allowance.of, OneOf{allowance_words}, Allowance::Of::points);
  io.check("more", allowance.more == 0 || allowance.per > 0, [] { return "say for each how many: per=\"500\""; });
  io.content(allowance.note, allowance.extras);
}

void walk(auto& io, Is<ControlRule> auto& control) {
  io.stated("range", control.range, Measure{Length()}, ControlRule().range);
  io.stated("counts", control.counts, OneOf{counts_words}, ControlRule::Counts::models);
  io.stated("tie", control.tie, OneOf{tie_words}, ControlRule::Tie::nobody);
  io.empty(control.extras);
}

void walk(auto& io, Is<Caricature> auto& caricature) {
  const Caricature usual;
  io.stated("move", caricature.move, Measure{Length()}, usual.move);
  io.stated("range", caricature.range, Measure{Length()}, usual.range);
  io.stated("needs", caricature.needs, Number{1}, usual.needs);
  io.stated("towards", caricature.towards, OneOf{towards_words}, usual.towards);
  io.empty(caricature.extras);
}

void walk(auto& io, Is<NamedKind> auto& kind) {
  io.id(kind.id);
  io.required("name", kind.name);
  io.content(kind.note, kind.extras);
}

void walk(auto& io, Is<Measuring> auto& measuring) {
  io.stated("distance", measuring.distance, OneOf{distance_words}, Measuring::Distance::ways);
  io.optional("areas", measuring.to_areas, OneOf{distance_words}, measuring.distance);
  io.optional("hatchways", measuring.any_base_passes_hatchways, OneOf{hatchway_words}, false);
  io.optional("cover", measuring.cover, OneOf{cover_rule_words}, Measuring::Cover::unknown);
  io.empty(measuring.extras);
}

void walk(auto& io, Is<ZoneKind> auto& kind) {
  io.id(kind.id);
  io.required("name", kind.name);
  io.required("element", kind.area, OneOf{element_words});
  io.stated("owner", kind.owner, OneOf{owner_words}, ZoneKind::Owner::nobody);
  io.optional("start", kind.start, OneOf{zone_start_words}, ZoneKind::Start::no);
  io.optional("passage", kind.passage, OneOf{passage_words}, TerrainTraits::Passage::free);
  io.optional("sight", kind.sight, OneOf{sight_words}, TerrainTraits::Sight::clear);
  io.optional("hazard", kind.hazard, OneOf{yes_or_no}, false);
  io.optional("colour", kind.colour, Parsed{parse_ground_colour}, std::string());
  io.optional("pattern", kind.pattern, Parsed{parse_ground_pattern}, std::string());
  io.optional("sign", kind.sign, Parsed{parse_zone_sign}, std::string());
  io.optional("drawn", kind.drawn, OneOf{zone_drawn_words}, ZoneKind::Drawn::usual);
  io.content(kind.note, kind.extras);
}

void walk(auto& io, Is<MarkerKind> auto& kind) {
  io.id(kind.id);
  io.required("name", kind.name);
  io.optional("size", kind.size, Measure{Length::micrometres(1)});
  io.optional("range", kind.range, Measure{Length()});
  io.optional("stand", kind.stand, OneOf{yes_or_no}, true);
  io.optional("shared-labels", kind.shared_labels, OneOf{yes_or_no}, false);
  io.content(kind.note, kind.extras, One{"profile", kind.profile, true});
}

void walk(auto& io, Is<LinkKind> auto& kind) {
  io.id(kind.id);
  io.required("name", kind.name);
  io.optional("moves", kind.moves, OneOf{yes_or_no}, false);
  io.empty(kind.extras);
}

void walk(auto& io, Is<ReferenceRange> auto& range) {
  io.id(range.figure, "figure");
  io.required("from", range.low, Number{0});
  io.required("to", range.high, Number{0});
  io.check("to", range.low <= range.high,
           [&] { return fmt::format("a range goes up; this one goes from {} to {}", range.low, range.high); });
  io.empty(range.extras);
}

void walk(auto& io, Is<Season> auto& season) {
  io.id(season.id);
  io.required("name", season.name);
  io.optional("boards", season.boards, Number{0}, 0);
  io.optional("source", season.source);
  io.children(season.extras, Many{"range", season.ranges});
}

void walk(auto& io, Is<Limit> auto& limit) {
  io.id(limit.id);
  io.required("value", limit.value, Parsed{parse_limit});
  io.content(limit.note, limit.extras);
}

void walk(auto& io, Is<PiecePattern> auto& pattern) {
  io.list("edges", pattern.edges, edge_words);
  io.list("nodes", pattern.nodes, node_words);
  const auto edges = pattern.edges.size();
  io.check(pattern.nodes.size() == edges + 1, [&] {
    return fmt::format("a pattern of {} edges has {} nodes, not {}", edges, edges + 1, pattern.nodes.size());
  });
  io.inner();
}

void walk(auto& io, Is<KitPiece> auto& piece) {
  io.id(piece.id);
  io.required("name", piece.name);
  io.optional("code", piece.code);
  io.required("count", piece.count, Number{0});
  io.optional("on", piece.on_pillars, OneOf{on_words}, false);
  io.children(piece.extras, Many{"pattern", piece.patterns});
}

void walk(auto& io, Is<PillarShape> auto& pillar) {
  io.required("along", pillar.along, Measure{Length()});
  io.required("across", pillar.across, Measure{Length()});
  io.inner();
}

/// The actions of a system, whose ids are its own.
template <typename List>
struct StandingActions {
  List& list;
  std::set<Id> taken = {};

  bool read(Element&, Element& child, Extras&) {
    if (child.name() != "action") return false;
    if (child.reading().document().format() == 1) {
      // Format 1 does not know it, and in format 2 it may not stand there again as it is.
      child.rename("format-1-action");
      return false;
    }
    list.push_back(read_item<MissionAction>(child, taken));
    return true;
  }
  void write(XmlWriter& writer, const Extras&) const {
    for (const auto& action : list) {
      writer.begin("action");
      write_item(writer, action);
      writer.end();
    }
  }
};
template <typename List>
StandingActions(List&) -> StandingActions<List>;

void walk(auto& io, Is<GameSystem> auto& system) {
  io.required("id", system.id);
  io.required("version", system.version, Number{1});
  io.required("name", system.name);
  io.children(system.extras, TextIn{"note", system.note}, One{"set-up", system.set_up, true},
              One{"sequence", system.sequence}, Many{"currency", system.currencies},
              Many{"allowance", system.allowances}, One{"measuring", system.measuring, true},
              One{"control", system.control, true}, One{"caricature", system.caricature, true},
              Many{"use", system.uses}, Many{"stratagem-kind", system.stratagem_kinds},
              Many{"action-kind", system.action_kinds}, StandingActions{system.actions},
              Many{"zone-kind", system.zone_kinds}, Many{"marker-kind", system.marker_kinds},
              Many{"link-kind", system.link_kinds}, Many{"season", system.seasons}, Many{"limit", system.limits},
              Many{"terrain-type", system.terrain_types});
  io.check(count_steps(system) <= most_steps,
           [&] { return fmt::format("a system has at most {} steps, not {}", most_steps, count_steps(system)); });
}

void walk(auto& io, Is<TerrainSet> auto& set) {
  io.required("id", set.id);
  io.required("version", set.version, Number{1});
  io.required("name", set.name);
  // A set of features alone has nothing of a lattice and the walls on it.
  if (io.group("pitch", set.has_lattice(), {"joint", "border", "panel", "thickness", "height", "access-width"})) {
    io.stated("joint", set.joint, OneOf{joint_words}, Joint::straddle);
    io.required("pitch", set.pitch, Measure{Length::micrometres(1)});
    io.stated("border", set.border, Measure{}, Length());
    io.required("panel", set.panel, Measure{Length()});
    io.required("thickness", set.wall_thickness, Measure{Length()});
    io.optional("height", set.wall_height, Measure{}, Length());
    io.optional("access-width", set.access_width, Measure{}, Length());
  }
  io.stated("boards", set.boards_per_box, Number{1}, 1);
  io.children(set.extras, TextIn{"note", set.note}, One{"pillar", set.pillar, true}, Many{"piece", set.pieces},
              Many{"feature-kind", set.feature_kinds});
}

namespace {

template <typename T>
T read_definition(Element& element) {
  element.ignore("format");
  return read_form<T>(element);
}

template <typename T>
void write_definition(XmlWriter& writer, const T& definition) {
  const Extras nowhere;
  FormWriter form(writer, nowhere, {});
  walk(form, definition);
  writer.end();
}

template <typename T>
std::string written_alone(std::string_view element, const T& definition) {
  XmlWriter writer;
  writer.begin(element);
  writer.attribute("format", std::to_string(mission_format));
  write_definition(writer, definition);
  return writer.take();
}

}  // namespace

GameSystem read_system(Element& element) { return read_definition<GameSystem>(element); }

TerrainSet read_terrain_set(Element& element) {
  auto set = read_definition<TerrainSet>(element);
  if (set.has_lattice()) return set;
  element.each("pillar",
               [](Element& child) { child.refuse("a set without a pitch has no lattice, and so no pillar"); });
  if (set.feature_kinds.empty()) element.refuse_missing("pitch");
  return set;
}

Limit read_limit(Element& element, std::set<Id>& taken) {
  Extras nowhere;
  return read_form<Limit>(element, taken, nowhere);
}

ZoneKind read_zone_kind(Element& element, std::set<Id>& taken) {
  Extras nowhere;
  return read_form<ZoneKind>(element, taken, nowhere);
}
MarkerKind read_marker_kind(Element& element, std::set<Id>& taken) {
  Extras nowhere;
  return read_form<MarkerKind>(element, taken, nowhere);
}
LinkKind read_link_kind(Element& element, std::set<Id>& taken) {
  Extras nowhere;
  return read_form<LinkKind>(element, taken, nowhere);
}
void write_zone_kind(XmlWriter& writer, const ZoneKind& kind) { write_form(writer, "zone-kind", kind); }
void write_marker_kind(XmlWriter& writer, const MarkerKind& kind) { write_form(writer, "marker-kind", kind); }
void write_link_kind(XmlWriter& writer, const LinkKind& kind) { write_form(writer, "link-kind", kind); }

void write_limit(XmlWriter& writer, const Limit& limit) { write_form(writer, "limit", limit); }

void write_system(XmlWriter& writer, const GameSystem& system) {
  writer.begin("system");
  write_definition(writer, system);
}
void write_terrain_set(XmlWriter& writer, const TerrainSet& set) {
  writer.begin("terrain-set");
  write_definition(writer, set);
}
std::string write_system(const GameSystem& system) { return written_alone("system", system); }
std::string write_terrain_set(const TerrainSet& set) { return written_alone("terrain-set", set); }

}  // namespace bulkhead
