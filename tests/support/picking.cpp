// SPDX-License-Identifier: MIT
#include "tests/support/picking.h"

#include <algorithm>
#include <utility>

namespace bulkhead::test {
namespace {

std::string pick_name() { return pick_seldom(4) ? pick_text() : pick_of<std::string>({"Lift", "Shaft", "Core"}); }

EdgePos pick_edge(LatticeSize size) { return size.edge_at(*rc::gen::inRange<std::size_t>(0, size.edge_count())); }

Hatchway pick_hatchway() {
  Hatchway hatchway;
  hatchway.facing = pick_bool() ? Facing::first : Facing::second;
  hatchway.hinge = pick_bool() ? Hinge::second : Hinge::first;
  hatchway.starts_open = pick_bool();
  hatchway.breachable = pick_seldom(4);
  if (pick_seldom(4)) hatchway.label = pick_text();
  hatchway.access = pick_of<HatchAccess>({HatchAccess::accessible(), HatchAccess::locked(), HatchAccess::airlock(),
                                          HatchAccess::controlled_by(Id("attacker"))});
  return hatchway;
}

NodeOverride pick_override() {
  const auto piece = pick_of<NodePiece>({NodePiece::none, NodePiece::pillar, NodePiece::wall_end});
  const bool faces = piece == NodePiece::wall_end && pick_bool();
  return {piece, faces ? std::optional(all_directions[*rc::gen::inRange<std::size_t>(0, 4)]) : std::nullopt};
}

PiecePattern pick_pattern() {
  PiecePattern pattern;
  const auto edges = pick_int(0, 3);
  for (int count = 0; count < edges; ++count) {
    PatternEdge edge{pick_of<EdgeKind>({EdgeKind::open, EdgeKind::wall, EdgeKind::hatchway}), Facing::second};
    if (edge.kind == EdgeKind::hatchway && pick_bool()) edge.facing = Facing::first;
    pattern.edges.push_back(edge);
  }
  for (int count = 0; count <= edges; ++count) {
    pattern.nodes.push_back(pick_of<NodePiece>({NodePiece::none, NodePiece::pillar, NodePiece::wall_end}));
  }
  return pattern;
}

KitPiece pick_piece(int number) {
  KitPiece piece{numbered_id("piece", number), pick_name(), pick_text(), pick_int(0, 40), {}, number % 3 == 0, {}};
  for (int count = pick_int(0, 2); count > 0; --count) piece.patterns.push_back(pick_pattern());
  piece.extras = pick_extras();
  return piece;
}

TerrainTraits::Passage pick_passage() { return static_cast<TerrainTraits::Passage>(pick_int(0, 3)); }
TerrainTraits::Sight pick_sight() { return static_cast<TerrainTraits::Sight>(pick_int(0, 2)); }

ZoneKind pick_zone_kind(int number) {
  const auto owner =
      pick_of<ZoneKind::Owner>({ZoneKind::Owner::nobody, ZoneKind::Owner::side, ZoneKind::Owner::everybody});
  const auto colour = pick_of<std::string>({"", "#0A7458", "#ffffff"});
  const auto pattern = pick_of<std::string>({"", "stripes", "reversed-stripes"});
  const auto start =
      pick_of<ZoneKind::Start>({ZoneKind::Start::no, ZoneKind::Start::deploys, ZoneKind::Start::arrives});
  return {numbered_id("zone-kind", number),
          pick_name(),
          pick_bool(),
          owner,
          start,
          colour,
          pattern,
          pick_text(),
          pick_passage(),
          pick_sight(),
          pick_seldom(3),
          pick_of<std::string>({"", "G", "C1", "xYz"}),
          pick_of<ZoneKind::Drawn>(
              {ZoneKind::Drawn::usual, ZoneKind::Drawn::fill, ZoneKind::Drawn::outline, ZoneKind::Drawn::number}),
          pick_extras()};
}

std::optional<Profile> pick_profile() {
  if (pick_bool()) return std::nullopt;
  const auto figure = [] { return pick_bool() ? 0 : pick_int(1, 20); };
  return Profile{figure(), figure(), pick_bool() ? 0 : pick_int(2, 9), figure(), figure(), pick_extras()};
}

MarkerKind pick_marker_kind(const Id& id) {
  const auto length = [](Length least) {
    return pick_bool() ? std::nullopt : std::optional(pick_length(least, Length::millimetres(90)));
  };
  return {id,           pick_name(), pick_text(),    length(Length::micrometres(1)),
          length({}),   pick_bool(), pick_seldom(3), pick_profile(),
          pick_extras()};
}

NamedKind pick_named(const std::string& what, int number) {
  return {numbered_id(what, number), pick_name(), pick_text(), pick_extras()};
}

std::vector<SequenceStep> pick_steps() {
  std::vector<SequenceStep> steps;
  for (int number = pick_int(0, 3); number > 0; --number) {
    steps.push_back({numbered_id("step", number), pick_name(), pick_extras()});
  }
  return steps;
}

Sequence pick_sequence() {
  Sequence sequence;
  sequence.rounds = pick_int(0, 8);
  sequence.round_name = pick_name();
  sequence.turn_name = pick_name();
  sequence.turns = pick_of<Sequence::Turns>({Sequence::Turns::players, Sequence::Turns::activations});
  sequence.order = static_cast<Sequence::Order>(pick_int(0, 6));
  for (int number = pick_int(0, 3); number > 0; --number) {
    sequence.phases.push_back({numbered_id("phase", number), pick_name(),
                               pick_bool() ? Phase::Of::turn : Phase::Of::round, pick_steps(), pick_extras()});
  }
  for (int count = pick_int(0, 2); count > 0; --count) {
    const int die = pick_bool() ? 6 : 3;
    sequence.another_rounds.push_back({pick_int(1, 9), pick_int(1, die), die, pick_extras()});
  }
  sequence.extras = pick_extras();
  return sequence;
}

/// What a system says of paying, holding and fighting.
void pick_game_rules(GameSystem& system) {
  for (int number = pick_int(0, 2); number > 0; --number) {
    system.currencies.push_back({pick_text(), pick_name(), pick_extras()});
    const int more = pick_int(0, 3);
    system.allowances.push_back({numbered_id("allowance", number), pick_text(), pick_int(0, 9), more,
                                 more > 0 ? pick_int(1, 500) : pick_int(0, 1),
                                 pick_bool() ? Allowance::Of::points : Allowance::Of::power, pick_text(),
                                 pick_extras()});
  }
  const auto length = [] { return pick_length({}, Length::millimetres(900)); };
  if (pick_bool()) {
    system.control = ControlRule{length(), static_cast<ControlRule::Counts>(pick_int(0, 4)),
                                 pick_bool() ? ControlRule::Tie::nobody : ControlRule::Tie::stays, pick_extras()};
  }
  if (pick_bool()) {
    const auto towards = pick_bool() ? Caricature::Towards::objectives : Caricature::Towards::enemies;
    system.caricature = Caricature{length(), length(), pick_int(1, 6), towards, pick_extras()};
  }
  for (int number = pick_int(0, 2); number > 0; --number) {
    system.uses.push_back(pick_named("use", number));
    system.stratagem_kinds.push_back(pick_named("stratagem-kind", number));
    system.action_kinds.push_back(pick_named("action-kind", number));
  }
  system.actions = pick_actions();
}

/// Every kind of polygon that is simple: around its middle, one corner in each of some directions.
PolygonFootprint pick_star() {
  const std::vector<std::pair<int, int>> rays = {{1, 0}, {2, 1}, {1, 2}, {0, 1}, {-1, 1}, {-2, -1}, {-1, -3}, {2, -3}};
  const Point middle{pick_length(Length::millimetres(-50), Length::millimetres(50)),
                     pick_length({}, Length::millimetres(9))};
  PolygonFootprint polygon;
  for (const auto& [x, y] : rays) {
    const auto reach = pick_length(Length::micrometres(1), Length::millimetres(40));
    polygon.corners.push_back(middle + Point{reach * x, reach * y});
  }
  if (pick_bool()) std::reverse(polygon.corners.begin(), polygon.corners.end());
  return polygon;
}

Footprint pick_footprint() {
  const auto some = [] { return pick_length(Length::millimetres(-60), Length::millimetres(60)); };
  const auto size = [] { return pick_length(Length::micrometres(1), Length::millimetres(120)); };
  const Point at{some(), some()};
  switch (pick_int(0, 2)) {
    case 0: return Rectangle{at, at + Point{size(), size()}};
    case 1: return CircleFootprint{at, size()};
    default: return pick_star();
  }
}

FeaturePart pick_part(const std::vector<Id>& types) {
  FeaturePart part{pick_text(),
                   pick_footprint(),
                   pick_length({}, Length::millimetres(80)),
                   pick_length({}, Length::millimetres(80)),
                   {},
                   {}};
  for (const auto& type : types) {
    if (pick_seldom(3)) part.types.push_back(type);
  }
  part.extras = pick_extras();
  return part;
}

FeatureKind pick_feature_kind(int number) {
  FeatureKind kind{numbered_id("kind", number), pick_name(), pick_text(), {}, pick_profile()};
  for (int count = pick_int(1, 3); count > 0; --count) {
    kind.parts.push_back(pick_part({Id("heavy"), Id("vantage"), Id("terrain-1"), Id("terrain-2")}));
  }
  kind.extras = pick_extras();
  return kind;
}

TerrainType pick_terrain_type(int number) {
  using Traits = TerrainTraits;
  TerrainType type{numbered_id("terrain", number), pick_name(), {}, pick_text(), pick_extras()};
  type.traits.passage = pick_passage();
  type.traits.sight = pick_sight();
  type.traits.cover = static_cast<Traits::Cover>(pick_int(0, 2));
  type.traits.stand = pick_bool();
  type.traits.hazard = pick_bool();
  return type;
}

}  // namespace

Length pick_length(Length low, Length high) {
  return Length::micrometres(*rc::gen::inRange<std::int64_t>(low.in_micrometres(), high.in_micrometres() + 1));
}

std::string pick_text() {
  std::string text;
  for (int count = pick_int(0, 6); count > 0; --count) {
    text += pick_of<std::string>(
        {"a",  "hold the line", " ",    "  ", "\n",    "\t", "\"",     "'",    "&",    "<",  ">",         "]]>", "]]",
         "--", "-->",           "<!--", "{",  "}",     "{{", "{from}", "&lt;", "&#9;", "\\", "<![CDATA[", "%d",  "0.5",
         "/",  "Ärger",         "→",    "😀",  "\u00A0"});
  }
  return text;
}

Id pick_word() { return Id(pick_of<std::string>({"alpha", "beta", "gamma-2", "x", "own-turn-end"})); }

Id numbered_id(const std::string& what, int number) {
  auto text = what + "-" + std::to_string(number);
  if (pick_seldom(10)) text.append(64 - text.size(), 'z');
  return Id(text);
}

Extras pick_extras() {
  Extras extras;
  if (!pick_seldom(3)) return extras;
  if (pick_bool()) extras.attributes.emplace_back("later-hint", pick_text());
  if (pick_bool()) extras.attributes.emplace_back("tool:colour", pick_text());
  for (int count = pick_int(0, 3); count > 0; --count) {
    extras.nodes.push_back(pick_of<std::string>(
        {"<!-- by hand -->", "<!---->", "<!-- two\n  lines & <more> -->", "<later/>",
         "<later a=\"1\" b=\"&lt;&quot;&#10;\"/>", "<later>\n    kept  <b>as it</b>\n  <c/> stands </later>",
         "<later><![CDATA[if a < b then\n\nend]]></later>", "<later>&amp;amp; ]]&gt; Ä</later>",
         "<tool:later> </tool:later>", "<later><?a b?><!-- c --></later>"}));
  }
  return extras;
}

Extras pick_extras(const std::vector<std::string>& inside) {
  auto extras = pick_extras();
  for (const auto& element : inside) extras.keep_within(element, {{}, pick_extras().nodes});
  return extras;
}

Lattice pick_lattice() {
  const int largest = pick_seldom(12) ? 60 : 8;
  const LatticeSize size{pick_int(1, largest), pick_int(1, largest)};
  Lattice lattice(size);
  const int things = size.columns + size.rows;
  for (int count = pick_int(0, things / 2); count > 0; --count) {
    lattice.set_cell(size.cell_at(*rc::gen::inRange<std::size_t>(0, size.cell_count())),
                     pick_bool() ? CellKind::solid : CellKind::void_space);
  }
  for (int count = pick_int(0, 2 * things); count > 0; --count) lattice.set_wall(pick_edge(size), pick_seldom(5));
  for (int count = pick_int(0, things); count > 0; --count) lattice.set_hatchway(pick_edge(size), pick_hatchway());
  for (int count = pick_int(0, things / 2); count > 0; --count) {
    lattice.set_node(size.node_at(*rc::gen::inRange<std::size_t>(0, size.node_count())), pick_override());
  }
  return lattice;
}

std::vector<Limit> pick_limits() {
  std::vector<Limit> limits;
  for (int number = pick_int(0, 3); number > 0; --number) {
    const int low = pick_int(0, 200);
    const auto value =
        pick_of<Limit::Value>({low, NumberRange{low, pick_int(low, 300)}, pick_length({}, Length::millimetres(1000))});
    limits.push_back({numbered_id("limit", number), value, pick_text(), pick_extras()});
  }
  return limits;
}

GameSystem pick_system() {
  GameSystem system;
  system.id = Id("any-system");
  system.version = pick_int(1, 20);
  system.name = pick_name();
  system.note = pick_text();
  if (pick_bool()) system.set_up = {pick_steps(), pick_extras()};
  system.sequence = pick_sequence();
  pick_game_rules(system);
  if (pick_bool()) {
    const auto pick_distance = [] {
      return pick_of<Measuring::Distance>({Measuring::Distance::ways, Measuring::Distance::straight});
    };
    const auto cover = pick_of<Measuring::Cover>(
        {Measuring::Cover::unknown, Measuring::Cover::partly_hidden, Measuring::Cover::corners});
    system.measuring = {pick_distance(), pick_distance(), pick_bool(), cover, pick_extras()};
  }
  for (int number = pick_int(0, 4); number > 0; --number) system.zone_kinds.push_back(pick_zone_kind(number));
  system.marker_kinds.push_back(pick_marker_kind(Id(objective_kind)));
  for (int number = pick_int(0, 2); number > 0; --number) {
    system.marker_kinds.push_back(pick_marker_kind(numbered_id("marker-kind", number)));
  }
  for (int number = pick_int(0, 2); number > 0; --number) {
    system.link_kinds.push_back({numbered_id("link-kind", number), pick_name(), pick_bool(), pick_extras()});
  }
  for (int number = system.version % 3; number > 0; --number) {
    const ReferenceRange range{Id("figure-" + std::to_string(number)), number, system.version, system.sequence.extras};
    system.seasons.push_back({Id("season-" + std::to_string(number)),
                              system.name,
                              number - 1,
                              system.note,
                              {range},
                              system.sequence.extras});
  }
  system.limits = pick_limits();
  for (int number = pick_int(0, 3); number > 0; --number) system.terrain_types.push_back(pick_terrain_type(number));
  system.extras = pick_extras();
  return system;
}

TerrainSet pick_terrain_set(const Id& id) {
  const auto up_to = [](std::int64_t millimetres) { return pick_length({}, Length::millimetres(millimetres)); };
  TerrainSet set;
  set.id = id;
  set.version = pick_int(1, 20);
  set.name = pick_name();
  set.note = pick_text();
  if (!pick_seldom(6)) {
    set.pitch = pick_length(Length::micrometres(1), Length::millimetres(200));
    set.border = up_to(30);
    set.wall_thickness = up_to(20);
    set.wall_height = up_to(100);
    set.joint = pick_bool() ? Joint::butt : Joint::straddle;
    set.panel = up_to(200);
    if (pick_bool()) set.pillar = PillarShape{up_to(50), up_to(50)};
    set.access_width = up_to(60);
  }
  set.boards_per_box = pick_int(1, 4);
  for (int number = pick_int(0, 3); number > 0; --number) set.pieces.push_back(pick_piece(number));
  for (int number = pick_int(set.has_lattice() ? 0 : 1, 2); number > 0; --number)
    set.feature_kinds.push_back(pick_feature_kind(number));
  set.extras = pick_extras();
  return set;
}

}  // namespace bulkhead::test
