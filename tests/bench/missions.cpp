// SPDX-License-Identifier: MIT
#include "tests/bench/missions.h"

#include <array>
#include <fstream>
#include <iterator>
#include <random>
#include <stdexcept>

#include "model/io/mission_file.h"
#include "model/library/library.h"

namespace bulkhead::bench {
namespace {

constexpr std::size_t named_rooms = 48;
constexpr std::size_t objectives = 12;

template <typename T>
T value_of(Result<T> result) {
  if (!result) throw std::runtime_error(result.error().message);
  return *std::move(result);
}

/// Numbers that are the same on every machine.
class Dice {
 public:
  /// From 0 to one less than `sides`.
  int below(int sides) { return static_cast<int>(engine_() % static_cast<unsigned>(sides)); }
  bool one_in(int sides) { return below(sides) == 0; }

 private:
  std::mt19937 engine_{2026};
};

/// A rectangle of cells, `right` and `bottom` not among them.
struct Room {
  int left = 0;
  int top = 0;
  int right = 0;
  int bottom = 0;
  [[nodiscard]] int width() const { return right - left; }
  [[nodiscard]] int height() const { return bottom - top; }
};

/// Parts a board into rooms, again and again across the longer side, and builds what stands between them.
class Shipwright {
 public:
  explicit Shipwright(Lattice& lattice) : lattice_(lattice) {}

  std::vector<Room> build() {
    part({0, 0, lattice_.size().columns, lattice_.size().rows});
    for (const auto& room : rooms_) furnish(room);
    return std::move(rooms_);
  }

 private:
  void part(const Room& room) {
    const bool across = room.width() >= room.height();
    const int length = across ? room.width() : room.height();
    if (length < 6 || (length < 9 && dice_.one_in(4))) {
      rooms_.push_back(room);
      return;
    }
    const int cut = 2 + dice_.below(length - 4);
    auto first = room;
    auto second = room;
    (across ? first.right : first.bottom) = (across ? room.left : room.top) + cut;
    (across ? second.left : second.top) = (across ? room.left : room.top) + cut;
    const int from = across ? room.top : room.left;
    const int to = across ? room.bottom : room.right;
    const int way_through = from + dice_.below(to - from);
    for (int at = from; at < to; ++at) {
      const auto edge = across ? EdgePos{second.left, at, Axis::vertical} : EdgePos{at, second.top, Axis::horizontal};
      if (at == way_through || dice_.one_in(9)) {
        lattice_.set_hatchway(edge, hatchway());
      } else if (!dice_.one_in(12)) {
        lattice_.set_wall(edge, dice_.one_in(15));
      }
    }
    part(first);
    part(second);
  }

  Hatchway hatchway() {
    Hatchway hatchway;
    hatchway.facing = dice_.one_in(2) ? Facing::first : Facing::second;
    hatchway.hinge = dice_.one_in(2) ? Hinge::first : Hinge::second;
    hatchway.starts_open = dice_.one_in(4);
    hatchway.breachable = dice_.one_in(8);
    switch (dice_.below(8)) {
      case 0: hatchway.access = HatchAccess::locked(); break;
      case 1: hatchway.access = HatchAccess::airlock(); break;
      case 2: hatchway.access = HatchAccess::controlled_by(Id("wardens")); break;
      default: break;
    }
    return hatchway;
  }

  void furnish(const Room& room) {
    if (!dice_.one_in(9)) return;
    const CellPos cell = {room.left + dice_.below(room.width()), room.top + dice_.below(room.height())};
    lattice_.set_cell(cell, dice_.one_in(2) ? CellKind::solid : CellKind::void_space);
  }

  Lattice& lattice_;
  Dice dice_;
  std::vector<Room> rooms_;
};

CellsShape cells_of(const Room& room) {
  CellsShape shape;
  for (int column = room.left; column < room.right; ++column) {
    for (int row = room.top; row < room.bottom; ++row) shape.cells.push_back({1, {column, row}});
  }
  return shape;
}

std::string name_of(std::size_t number) {
  constexpr std::array names = {
      "Furnace",         "Valve shrine",    "Aft lights", "Strongroom", "Prison cells",      "Upper battery",
      "Compartment",     "Boarding tube",   "Lift",       "Cold store", "Crew of the watch", "Chart room",
      "Generator stack", "Pump of the deep"};
  return std::string(names[number % names.size()]) + " " + std::to_string(number + 1);
}

}  // namespace

Mission sample_mission() { return shipped_mission("kill-team/three-lamps"); }

Mission shipped_mission(std::string_view id) {
  const auto library = value_of(Library::open({BULKHEAD_TEMPLATES}));
  const auto* sample = library.find(value_of(LibraryId::parse(id)));
  std::ifstream file(sample->path, std::ios::binary);
  const std::string text{std::istreambuf_iterator(file), {}};
  return value_of(read_mission(text, sample->path.string(), &library)).mission;
}

Mission large_mission(LatticeSize size) {
  auto mission = sample_mission();
  Board board = *mission.boards.front();
  board.ground = Lattice(size);
  const auto rooms = Shipwright(*board.lattice()).build();
  mission.boards = {Part(board)};

  mission.zones = std::vector<Zone>{
      {Id("north-lock"), Id("drop-zone"), Id("wardens"), "North lock", cells_of({0, 0, size.columns, 1}), {}},
      {Id("south-lock"),
       Id("drop-zone"),
       Id("wreckers"),
       "South lock",
       cells_of({0, size.rows - 1, size.columns, size.rows}),
       {}}};
  std::vector<Zone> areas;
  for (std::size_t number = 0; number < named_rooms; ++number) {
    areas.push_back({Id("room-" + std::to_string(number + 1)),
                     Id("named-area"),
                     std::nullopt,
                     name_of(number),
                     cells_of(rooms[number * rooms.size() / named_rooms]),
                     {}});
  }
  mission.areas = std::move(areas);
  std::vector<Marker> markers;
  for (std::size_t number = 0; number < objectives; ++number) {
    const auto& room = rooms[(number * rooms.size() + rooms.size() / 2) / objectives];
    markers.push_back({Id("lamp-" + std::to_string(number + 1)),
                       Id("objective"),
                       "Lamp " + std::to_string(number + 1),
                       NodeAddress{1, {(room.left + room.right) / 2, (room.top + room.bottom) / 2}},
                       std::nullopt,
                       {}});
  }
  mission.markers = std::move(markers);
  return mission;
}

}  // namespace bulkhead::bench
