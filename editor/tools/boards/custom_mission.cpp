// SPDX-License-Identifier: MIT
#include "editor/tools/boards/custom_mission.h"

#include <algorithm>

#include "editor/tools/words/translate.h"
#include "model/mission/fields.h"
#include "model/mission/geometry.h"
#include "workbench/new_mission.h"

namespace bulkhead {
namespace {

/// From the centre, where zones are quarters of the battlefield.
constexpr Length clear_of_centre = Length::inches(6);

/// Makes edits of a mission one after the other; keeps the first that fails.
class Maker {
 public:
  explicit Maker(Mission mission) : mission_(std::move(mission)) {}

  [[nodiscard]] const Mission& mission() const { return mission_; }
  void make(const Edit& edit) {
    if (mistake_) return;
    auto after = edit.apply(mission_);
    if (after) {
      mission_ = std::move(*after);
    } else {
      mistake_ = std::move(after.error());
    }
  }
  void try_to_make(const Result<Edit>& edit) {
    if (edit) return make(*edit);
    if (!mistake_) mistake_ = edit.error();
  }
  [[nodiscard]] Result<Mission> made() const {
    if (mistake_) return tl::unexpected(*mistake_);
    return mission_;
  }

 private:
  Mission mission_;
  std::optional<Error> mistake_;
};

/// The kind of zone that models of a side begin in; of several that one which is called after the side.
const ZoneKind* start_kind(const GameSystem& system, const Id& side) {
  const ZoneKind* first = nullptr;
  for (const auto& kind : system.zone_kinds) {
    if (kind.area || kind.start != ZoneKind::Start::deploys || kind.owner != ZoneKind::Owner::side) continue;
    if (kind.id.text().starts_with(side.text() + "-")) return &kind;
    if (first == nullptr) first = &kind;
  }
  return first;
}

/// At an edge of the battlefield: where the lattices of the lowest level end there their cells, else a strip.
Shape along_edge(const Mission& mission, Compass edge, int depth) {
  const auto bounds = battlefield_bounds(mission);
  const int level = mission.boards.front()->level;
  std::vector<CellAddress> cells;
  for (int number = 1; const auto* board = find_board(mission, number); ++number) {
    const auto* lattice = board->lattice();
    if (lattice == nullptr || board->level != level) continue;
    const auto box = board_bounds(mission, *board);
    const bool ends = edge == Compass::west    ? box.top_left.x == bounds.top_left.x
                      : edge == Compass::east  ? box.bottom_right.x == bounds.bottom_right.x
                      : edge == Compass::north ? box.top_left.y == bounds.top_left.y
                                               : box.bottom_right.y == bounds.bottom_right.y;
    if (!ends) continue;
    const auto size = lattice->size();
    for (std::size_t index = 0; index < size.cell_count(); ++index) {
      const auto cell = size.cell_at(index);
      const int away = edge == Compass::west    ? cell.column
                       : edge == Compass::east  ? size.columns - 1 - cell.column
                       : edge == Compass::north ? cell.row
                                                : size.rows - 1 - cell.row;
      if (away < depth) cells.push_back({number, cell});
    }
  }
  if (cells.empty()) return StripShape{edge, Length::inches(depth)};
  return cells_shape(std::move(cells));
}

/// The ground of the side of that number.
Shape ground_of(const Mission& mission, const CustomMission& wanted, std::size_t side) {
  constexpr std::array upright = {Compass::north, Compass::south, Compass::west, Compass::east};
  constexpr std::array lying = {Compass::west, Compass::east, Compass::north, Compass::south};
  constexpr std::array quarters = {Quarter::north_west, Quarter::south_east, Quarter::north_east, Quarter::south_west};
  if (wanted.zones == CustomMission::Zones::quarters) return QuarterShape{quarters.at(side), clear_of_centre};
  const auto edge = wanted.zones == CustomMission::Zones::left_right ? lying.at(side) : upright.at(side);
  return along_edge(mission, edge, wanted.depth);
}

void add_sides(Maker& maker, const CustomMission& wanted) {
  for (const auto& name : wanted.sides) {
    if (name.find_first_not_of(' ') == std::string::npos) continue;
    maker.make(PutSide{free_id(maker.mission(), slug(name, "side")), name});
  }
}

void add_zones(Maker& maker, const CustomMission& wanted) {
  constexpr std::size_t most_edges = 4;
  if (wanted.zones == CustomMission::Zones::none || maker.mission().boards.empty()) return;
  const auto sides = *maker.mission().sides;
  for (std::size_t index = 0; index < std::min(sides.size(), most_edges); ++index) {
    const auto* kind = start_kind(*maker.mission().system, sides[index].id);
    if (kind == nullptr) return;
    const auto id = free_id(maker.mission(), Id(sides[index].id.text() + "-zone"));
    maker.make(
        PutZone{{id, kind->id, sides[index].id, "", ground_of(maker.mission(), wanted, index), "", Extras()}, false});
  }
}

/// The kind of link by which models go from one end to the other; the mission gets one where its game has none.
Id lift_kind(Maker& maker) {
  for (const auto& kind : maker.mission().system->link_kinds) {
    if (kind.moves) return kind.id;
  }
  const Id lift("lift");
  maker.make(set_kind(KindOf::link, lift, {{"name", single(translate("Lift"))}, {"moves", single("yes")}}));
  return lift;
}

Id lift_marker_kind(Maker& maker) {
  const Id lift("lift");
  if (find_marker_kind(*maker.mission().system, lift) == nullptr) {
    maker.make(set_kind(KindOf::marker, lift, {{"name", single(translate("Lift"))}}));
  }
  return lift;
}

/// Where one of so many lifts stands on a board: they are spread along its middle.
Place lift_place(const Mission& mission, int number, int index, int count) {
  const auto& board = *find_board(mission, number);
  if (const auto* lattice = board.lattice()) {
    const auto size = lattice->size();
    return CellAddress{number, {size.columns * (2 * index + 1) / (2 * count), size.rows / 2}};
  }
  const auto bounds = board_bounds(mission, board);
  const auto size = bounds.bottom_right - bounds.top_left;
  return bounds.top_left + Point{size.x * (2 * index + 1) / (2 * count), size.y / 2};
}

void add_lifts(Maker& maker, const CustomMission& wanted) {
  if (wanted.lifts < 1 || !can_have_lifts(wanted)) return;
  const auto link = lift_kind(maker);
  const auto kind = lift_marker_kind(maker);
  std::vector<Id> below;
  for (int number = 1; number <= wanted.boards; ++number) {
    std::vector<Id> here;
    for (int index = 0; index < wanted.lifts; ++index) {
      const auto id = free_id(maker.mission(), Id("lift-" + std::to_string(number) + "-" + std::to_string(index + 1)));
      // The ends of a lift have a letter in common, and the number of their board.
      const auto label = std::string(1, static_cast<char>('A' + index)) + std::to_string(number);
      maker.make(PutMarker{{id, kind, label, lift_place(maker.mission(), number, index, wanted.lifts), {}, {}, {}}});
      if (!below.empty()) maker.make(AddLink{link, below[static_cast<std::size_t>(index)], id});
      here.push_back(id);
    }
    below = std::move(here);
  }
}

Result<void> check_numbers(const CustomMission& wanted) {
  if (wanted.boards < 1 || wanted.boards > most_custom_boards) {
    return fail(translate("A mission begins with 1 to {} boards", {std::to_string(most_custom_boards)}));
  }
  if (wanted.board.lattice && !wanted.board.cells.valid()) {
    return fail(translate("A board has 1 to {} columns and rows", {std::to_string(LatticeSize::largest)}));
  }
  return {};
}

}  // namespace

NewBoard usual_board() {
  NewBoard board;
  board.set = Id("gallowdark");
  return board;
}

bool can_have_lifts(const CustomMission& wanted) {
  const bool touch = wanted.board.place == BoardPlace::right || wanted.board.place == BoardPlace::below;
  return wanted.boards > 1 && wanted.board.lattice && !touch;
}

Result<Mission> mission_of(const CustomMission& wanted, const Definitions& library) {
  if (auto fine = check_numbers(wanted); !fine) return tl::unexpected(fine.error());
  auto system = library.system(wanted.system);
  if (!system) return tl::unexpected(system.error());
  Mission empty;
  empty.system = Part<GameSystem>(std::move(*system));
  Maker maker(std::move(empty));
  const auto title = wanted.title.find_first_not_of(' ') == std::string::npos ? translate(untitled) : wanted.title;
  maker.make(SetHead{"title", title});
  maker.make(SetMissionId{slug(title, slug(untitled, "").text())});
  maker.make(SetHead{"version", "1"});
  auto board = wanted.board;
  for (int number = 0; number < wanted.boards; ++number) {
    maker.try_to_make(edit_that_adds(maker.mission(), board, library));
    if (board.gap || maker.mission().boards.empty()) continue;
    const auto bounds = battlefield_bounds(maker.mission());
    board.gap = gap_apart(bounds.bottom_right - bounds.top_left, wanted.boards);
  }
  if (wanted.terrain && find_set(maker.mission(), *wanted.terrain) == nullptr) {
    maker.try_to_make(library.terrain_set(*wanted.terrain).map([](TerrainSet set) {
      return Edit(AddSet{Part<TerrainSet>(std::move(set))});
    }));
  }
  add_sides(maker, wanted);
  add_zones(maker, wanted);
  add_lifts(maker, wanted);
  return maker.made();
}

}  // namespace bulkhead
