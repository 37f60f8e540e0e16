// SPDX-License-Identifier: MIT
#include "tests/rendering/support/missions.h"

#include <array>
#include <random>
#include <stdexcept>

#include "model/base/plain_text.h"
#include "model/io/mission_file.h"
#include "model/library/library.h"
#include "model/mission/geometry.h"
#include "tests/support/sample_missions.h"
#include "tests/support/temporary_folder.h"

namespace bulkhead::test {
namespace {

template <typename T>
void append(Part<std::vector<T>>& part, T item) {
  auto items = *part;
  items.push_back(std::move(item));
  part = std::move(items);
}

/// Numbers that are the same on every machine.
class Dice {
 public:
  explicit Dice(unsigned seed) : engine_(seed) {}
  int below(int sides) { return static_cast<int>(engine_() % static_cast<unsigned>(sides)); }
  bool one_in(int sides) { return below(sides) == 0; }
  template <typename T, std::size_t n>
  const T& of(const std::array<T, n>& choices) {
    return choices[static_cast<std::size_t>(below(static_cast<int>(n)))];
  }

 private:
  std::mt19937 engine_;
};

Hatchway any_hatchway(Dice& dice) {
  Hatchway hatchway;
  hatchway.facing = dice.one_in(2) ? Facing::first : Facing::second;
  hatchway.hinge = dice.one_in(2) ? Hinge::first : Hinge::second;
  hatchway.starts_open = dice.one_in(4);
  hatchway.breachable = dice.one_in(6);
  switch (dice.below(6)) {
    case 0: hatchway.access = HatchAccess::locked(); break;
    case 1: hatchway.access = HatchAccess::airlock(); break;
    case 2: hatchway.access = HatchAccess::controlled_by(Id("defender")); break;
    default: break;
  }
  return hatchway;
}

void furnish(Lattice& lattice, Dice& dice) {
  const auto size = lattice.size();
  for (std::size_t index = 0; index < size.edge_count(); ++index) {
    const auto edge = size.edge_at(index);
    if (size.on_border(edge) && !dice.one_in(8)) continue;
    const int throw_ = dice.below(100);
    if (throw_ < 17) lattice.set_wall(edge, dice.one_in(7));
    if (throw_ >= 17 && throw_ < 29) lattice.set_hatchway(edge, any_hatchway(dice));
  }
  if (dice.one_in(4)) lattice.set_cell({dice.below(size.columns), dice.below(size.rows)}, CellKind::solid);
  if (dice.one_in(4)) lattice.set_cell({dice.below(size.columns), dice.below(size.rows)}, CellKind::void_space);
}

/// A rectangle of cells.
CellsShape block(Dice& dice, int board, LatticeSize size, int widest, int tallest) {
  const int width = 1 + dice.below(widest);
  const int height = 1 + dice.below(tallest);
  const int left = dice.below(size.columns - width + 1);
  const int top = dice.below(size.rows - height + 1);
  CellsShape shape;
  for (int column = left; column < left + width; ++column) {
    for (int row = top; row < top + height; ++row) shape.cells.push_back({board, {column, row}});
  }
  return shape;
}

CellsShape row_of(int row, int columns) {
  CellsShape shape;
  for (int column = 0; column < columns; ++column) shape.cells.push_back({1, {column, row}});
  return shape;
}

}  // namespace

Mission with_hatchway(Mission mission, std::string_view edge, const Hatchway& hatchway) {
  return with_board_changed(std::move(mission),
                            [&](Board& board) { board.lattice()->set_hatchway(parse_edge(edge).value(), hatchway); });
}

Mission with_second_board(Mission mission, LatticeSize size, int x, int y, int level) {
  Board board;
  board.ground = Lattice(size);
  board.set = Id("gallowdark");
  board.at = {Length::millimetres(x), Length::millimetres(y)};
  board.level = level;
  mission.boards.emplace_back(board);
  return mission;
}

Mission with_zone(Mission mission, std::string_view id, std::string_view kind, std::string_view side,
                  std::string_view name, Shape shape) {
  const auto owner = side.empty() ? std::nullopt : std::optional(Id(side));
  append(mission.zones, Zone{Id(id), Id(kind), owner, std::string(name), std::move(shape), {}});
  return mission;
}

Mission with_area(Mission mission, std::string_view id, std::string_view name, Shape shape, std::string_view kind) {
  append(mission.areas, Zone{Id(id), Id(kind), std::nullopt, std::string(name), std::move(shape), {}});
  return mission;
}

CellsShape cells(std::string_view list) {
  CellsShape shape;
  for (const auto word : split_words(list)) shape.cells.push_back(parse_cell_address(word).value());
  return shape;
}

Mission with_marker(Mission mission, std::string_view id, std::string_view kind, std::string_view label,
                    std::string_view at) {
  append(mission.markers, Marker{Id(id), Id(kind), std::string(label), parse_place(at).value(), std::nullopt, {}});
  return mission;
}

Mission with_link(Mission mission, std::string_view kind, std::string_view from, std::string_view to) {
  append(mission.links, Link{Id(kind), Id(from), Id(to), {}});
  return mission;
}

Mission usual_mission(unsigned number) {
  constexpr std::array names = {"Furnace",       "Valve shrine",
                                "Aft lights",    "Strongroom",
                                "Prison cells",  "Upper gun battery",
                                "Engine",        "Compartment 4",
                                "Boarding tube", "Cold store of the second watch",
                                "Lift"};
  constexpr std::array labels = {"", "T", "Generator", "Loader 2", "Control node"};
  Dice dice(number);
  const LatticeSize size = dice.one_in(3) ? LatticeSize{7, 6} : LatticeSize{6, 7};
  auto mission = empty_mission(size);
  mission = with_board_changed(std::move(mission), [&](Board& board) { furnish(*board.lattice(), dice); });
  const bool two = dice.one_in(4);
  if (two) {
    const auto bounds = board_bounds(mission, *mission.boards.front()).bottom_right;
    const int x = static_cast<int>(bounds.x.in_micrometres() / 1000) + (dice.one_in(2) ? 0 : 100);
    mission = with_second_board(std::move(mission), size, x, 0);
    Board second = *mission.boards.back();
    furnish(*second.lattice(), dice);
    mission.boards.back() = second;
  }
  mission = with_zone(std::move(mission), "north", "drop-zone", "attacker", dice.one_in(2) ? "" : dice.of(names),
                      row_of(0, size.columns));
  mission = with_zone(std::move(mission), "south", "drop-zone", "defender", dice.one_in(2) ? "" : dice.of(names),
                      row_of(size.rows - 1, size.columns));
  for (int area = dice.below(5); area > 0; --area) {
    const int board = two ? 1 + dice.below(2) : 1;
    mission =
        with_area(std::move(mission), "area-" + std::to_string(area), dice.of(names), block(dice, board, size, 2, 2));
  }
  for (int objective = 3 + dice.below(4); objective > 0; --objective) {
    const auto node = size.node_at(static_cast<std::size_t>(dice.below(static_cast<int>(size.node_count()))));
    append(mission.markers, Marker{Id("o" + std::to_string(objective)),
                                   Id("objective"),
                                   std::to_string(objective),
                                   NodeAddress{1, node},
                                   std::nullopt,
                                   {}});
  }
  for (int terminal = dice.below(3); terminal > 0; --terminal) {
    const CellPos cell = {dice.below(size.columns), dice.below(size.rows)};
    append(mission.markers, Marker{Id("t" + std::to_string(terminal)),
                                   Id("terminal"),
                                   dice.of(labels),
                                   CellAddress{1, cell},
                                   std::nullopt,
                                   {}});
  }
  if (dice.one_in(3)) mission = with_link(std::move(mission), "power-line", "o1", "o2");
  return mission;
}

Mission with_shipped_gallowdark(Mission mission) {
  const std::string path = BULKHEAD_TEMPLATES "/sets/gallowdark.xml";
  const auto shipped = read_terrain_set(content_of(path), path).value();
  for (auto& use : mission.sets) {
    if (use.set->id == shipped.id) use.set = shipped;
  }
  return mission;
}

Mission mission_of_file(std::string_view path) {
  const auto library = Library::open({BULKHEAD_TEMPLATES}).value();
  const auto file = std::filesystem::path(BULKHEAD_SOURCE) / path;
  return read_mission(content_of(file), file.string(), &library).value().mission;
}

std::vector<std::string> map_files() {
  std::vector<std::string> files;
  for (const auto& name : names_in(std::filesystem::path(BULKHEAD_TEST_DATA) / "maps")) {
    files.push_back("tests/data/maps/" + name);
  }
  if (files.empty()) throw std::runtime_error("there are no maps to draw");
  return files;
}

std::vector<Mission> shipped_missions() {
  std::vector<Mission> missions;
  const auto library = Library::open({BULKHEAD_TEMPLATES}).value();
  for (const auto& entry : library.templates()) {
    if (entry.kind == Template::Kind::mission || entry.kind == Template::Kind::killzone) {
      missions.push_back(mission_of_file(entry.path.string()));
    }
  }
  missions.push_back(mission_of_file("docs/format/sample.bulkhead"));
  return missions;
}

}  // namespace bulkhead::test
