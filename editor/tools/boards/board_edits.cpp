// SPDX-License-Identifier: MIT
#include "editor/tools/boards/board_edits.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>

#include "editor/tools/boards/board_joints.h"
#include "editor/tools/pointing/pointing.h"
#include "editor/tools/words/translate.h"
#include "model/base/plain_text.h"

namespace bulkhead {
namespace {

Point size_of(const Rectangle& box) { return box.bottom_right - box.top_left; }

/// Between the boards there are and one more, as if all were alike.
Length gap_before(const Mission& mission, const NewBoard& board) {
  if (board.gap) return *board.gap;
  const auto boards = static_cast<int>(mission.boards.size());
  const auto size = size_of(battlefield_bounds(mission));
  return gap_apart({size.x / boards, size.y}, boards + 1);
}

Point corner_of(const Mission& mission, const NewBoard& board) {
  if (mission.boards.empty()) return {};
  const auto bounds = battlefield_bounds(mission);
  switch (board.place) {
    case BoardPlace::right: return {bounds.bottom_right.x, bounds.top_left.y};
    case BoardPlace::below: return {bounds.top_left.x, bounds.bottom_right.y};
    case BoardPlace::apart: return {bounds.bottom_right.x + gap_before(mission, board), bounds.top_left.y};
    case BoardPlace::above: break;
  }
  return mission.boards.front()->at;
}

int level_of(const Mission& mission, BoardPlace place) {
  if (mission.boards.empty()) return 0;
  int highest = mission.boards.front()->level;
  for (const auto& board : mission.boards) highest = std::max(highest, board->level);
  return place == BoardPlace::above ? highest + 1 : mission.boards.front()->level;
}

bool is_on(const Address& address, int board) {
  const auto place = place_of(address);
  return place && board_of(*place) == board;
}

/// Takes a zone or area off a board, as far as it lies there; nothing where it does not.
std::optional<Edit> without_board(const Zone& zone, bool area, int board) {
  if (const auto* shape = std::get_if<CellsShape>(&zone.shape)) {
    auto rest = *shape;
    std::erase_if(rest.cells, [&](const CellAddress& cell) { return cell.board == board; });
    if (rest.cells.size() == shape->cells.size()) return std::nullopt;
    if (rest.cells.empty()) return RemoveObjects{{zone.id}};
    auto changed = zone;
    changed.shape = rest;
    return PutZone{std::move(changed), area};
  }
  const auto stands_on = [&](const Place& place) { return board_of(place) == board; };
  const auto* circle = std::get_if<CircleShape>(&zone.shape);
  const auto* polygon = std::get_if<PolygonShape>(&zone.shape);
  const bool there = (circle != nullptr && stands_on(circle->centre)) ||
                     (polygon != nullptr && std::any_of(polygon->corners.begin(), polygon->corners.end(), stands_on));
  return there ? std::optional<Edit>(RemoveObjects{{zone.id}}) : std::nullopt;
}

/// What is counted when something goes.
struct Counts {
  std::array<std::size_t, 10> numbers{};
};

Counts counts_of(const Mission& mission) {
  Counts counts;
  auto& [walls, hatchways, nodes, cells, pins, pieces, features, markers, ground, zone_cells] = counts.numbers;
  for (const auto& board : mission.boards) {
    pins += board->pins.size();
    pieces += board->pieces.size();
    features += board->features.size();
    const auto* lattice = board->lattice();
    if (lattice == nullptr) continue;
    walls += lattice->walls().size();
    hatchways += lattice->hatchways().size();
    nodes += lattice->node_overrides().size();
    for (std::size_t index = 0; index < lattice->size().cell_count(); ++index) {
      if (lattice->cell(lattice->size().cell_at(index)) != CellKind::floor) ++cells;
    }
  }
  markers = mission.markers->size();
  for (const auto* zones : {&*mission.zones, &*mission.areas}) {
    ground += zones->size();
    for (const auto& zone : *zones) {
      if (const auto* shape = std::get_if<CellsShape>(&zone.shape)) zone_cells += shape->cells.size();
    }
  }
  return counts;
}

struct Noun {
  std::string_view one;
  std::string_view several;
};
/// In the order of the counts.
constexpr std::array nouns = {Noun{marked("1 wall"), marked("{} walls")},
                              Noun{marked("1 hatchway"), marked("{} hatchways")},
                              Noun{marked("1 node set by hand"), marked("{} nodes set by hand")},
                              Noun{marked("1 solid or void cell"), marked("{} solid or void cells")},
                              Noun{marked("1 pinned panel"), marked("{} pinned panels")},
                              Noun{marked("1 free piece"), marked("{} free pieces")},
                              Noun{marked("1 terrain feature"), marked("{} terrain features")},
                              Noun{marked("1 marker"), marked("{} markers")},
                              Noun{marked("1 zone or area"), marked("{} zones and areas")},
                              Noun{marked("1 cell of a zone"), marked("{} cells of zones")}};

/// The nearest of some lines to each of the sides of something as long as `length` that begins at `from`; `from` itself
/// where none is near enough.
Length snapped_along(Length from, Length length, const std::vector<Length>& lines, Length reach) {
  Length best = in_whole_millimetres(from);
  auto nearest = reach.in_micrometres() + 1;
  for (const auto line : lines) {
    for (const auto wanted : {line, line - length}) {
      const auto away = std::abs((wanted - from).in_micrometres());
      if (away >= nearest) continue;
      nearest = away;
      best = wanted;
    }
  }
  return best;
}

}  // namespace

Length gap_apart(Point board, int boards) {
  // Numbers take 7.5 mm of paper. A map of 840 × 330 pixels, as in a window of 1280 × 720, is about 235 × 80 mm of it
  // without what stands around the boards; its scale is the next usual one, at most a third more.
  constexpr double paper_across = 235;
  constexpr double paper_down = 80;
  constexpr double of_paper = 7.5 * 4 / 3;
  constexpr int most = 8;
  const int gaps = std::clamp(boards, 2, most) - 1;
  const auto inch = static_cast<double>(Length::inches(1).in_micrometres());
  const double across = (gaps + 1) * static_cast<double>(board.x.in_micrometres()) / (paper_across / of_paper - gaps);
  const double down = static_cast<double>(board.y.in_micrometres()) / (paper_down / of_paper);
  constexpr int least = 4;
  return Length::inches(std::max(least, static_cast<int>(std::ceil(std::max(across, down) / inch))));
}

Result<Edit> edit_that_adds(const Mission& mission, const NewBoard& board, const Definitions& library) {
  EditSequence sequence;
  if (board.lattice) {
    if (!board.set) return fail(translate("A board with a lattice is built of a terrain set; choose one"));
    if (find_set(mission, *board.set) == nullptr) {
      auto set = library.terrain_set(*board.set);
      if (!set) return tl::unexpected(set.error());
      sequence.edits.emplace_back(AddSet{Part<TerrainSet>(std::move(*set))});
    }
  }
  const auto at = corner_of(mission, board);
  const int level = level_of(mission, board.place);
  if (board.lattice) {
    sequence.edits.emplace_back(AddBoard{EmptyLattice{board.cells, *board.set}, at, level});
  } else {
    sequence.edits.emplace_back(AddBoard{PlainGround{board.size.x, board.size.y}, at, level});
  }
  sequence.name = sequence.edits.back().step_name(mission);
  return Edit(std::move(sequence));
}

Result<Edit> edit_that_removes_board(const Mission& mission, int board) {
  EditSequence sequence;
  for (const auto& note : *mission.notes) {
    if (note.at && is_on(*note.at, board)) sequence.edits.emplace_back(RemoveNote{note.text, note.at});
  }
  for (const auto& waiver : *mission.waivers) {
    const bool there =
        std::any_of(waiver.at.begin(), waiver.at.end(), [&](const Address& at) { return is_on(at, board); });
    if (there) sequence.edits.emplace_back(Unwaive{waiver.check, waiver.at});
  }
  for (const auto& marker : *mission.markers) {
    if (board_of(marker.at) == board) sequence.edits.emplace_back(RemoveObjects{{marker.id}});
  }
  for (const auto& zone : *mission.zones) {
    if (auto edit = without_board(zone, false, board)) sequence.edits.push_back(std::move(*edit));
  }
  for (const auto& area : *mission.areas) {
    if (auto edit = without_board(area, true, board)) sequence.edits.push_back(std::move(*edit));
  }
  sequence.edits.emplace_back(RemoveBoard{board});
  sequence.name = sequence.edits.back().step_name(mission);
  return sequence.apply(mission).map([&](const Mission&) { return Edit(sequence); });
}

Result<Edit> edit_that_resizes(const Mission& mission, const ResizeBoard& wanted) {
  const auto after = wanted.apply(mission);
  if (!after) return tl::unexpected(after.error());
  const auto before = board_bounds(mission, *find_board(mission, wanted.board));
  const auto now = board_bounds(*after, *find_board(*after, wanted.board));
  EditSequence sequence{{wanted}, wanted.step_name(mission)};
  for (int number = 1; const auto* board = find_board(mission, number); ++number) {
    if (number == wanted.board) continue;
    const auto box = board_bounds(mission, *board);
    auto at = board->at;
    if (box.top_left.x >= before.bottom_right.x) at.x = at.x + (now.bottom_right.x - before.bottom_right.x);
    if (box.bottom_right.x <= before.top_left.x) at.x = at.x + (now.top_left.x - before.top_left.x);
    if (box.top_left.y >= before.bottom_right.y) at.y = at.y + (now.bottom_right.y - before.bottom_right.y);
    if (box.bottom_right.y <= before.top_left.y) at.y = at.y + (now.top_left.y - before.top_left.y);
    if (at != board->at) sequence.edits.emplace_back(SetBoard{number, at, std::nullopt});
  }
  return Edit(std::move(sequence));
}

std::string lost_between(const Mission& before, const Mission& after) {
  const auto were = counts_of(before);
  const auto are = counts_of(after);
  std::string words;
  for (std::size_t index = 0; index < nouns.size(); ++index) {
    if (are.numbers[index] >= were.numbers[index]) continue;
    if (!words.empty()) words += ", ";
    words += counted(were.numbers[index] - are.numbers[index], nouns[index].one, nouns[index].several);
  }
  return words;
}

std::string board_words(const Mission& mission, int board) {
  auto words = translate("board {}", {std::to_string(board)});
  const auto* found = find_board(mission, board);
  // A label that says the same is not said twice.
  if (found != nullptr && !found->label.empty() && capitalised(words) != capitalised(found->label)) {
    words += " “" + found->label + "”";
  }
  return words;
}

std::optional<int> board_edge_at(const Mission& mission, const Table& table, Vec at, double reach) {
  for (int number = 1; const auto* board = find_board(mission, number); ++number) {
    const auto box = table.box(number, board_bounds(mission, *board));
    const auto inner = box.grown(-reach);
    const auto outer = box.grown(reach);
    const auto holds = [&](const Rect& each) {
      const auto end = each.bottom_right();
      return at.x >= each.top_left.x && at.y >= each.top_left.y && at.x <= end.x && at.y <= end.y;
    };
    if (holds(outer) && !holds(inner)) return number;
  }
  return std::nullopt;
}

Point joined(const Mission& mission, int board, Point wanted, Length reach) {
  const auto size = size_of(board_bounds(mission, *find_board(mission, board)));
  std::vector<Length> upright;
  std::vector<Length> level;
  for (int number = 1; const auto* other = find_board(mission, number); ++number) {
    if (number == board) continue;
    const auto box = board_bounds(mission, *other);
    upright.insert(upright.end(), {box.top_left.x, box.bottom_right.x});
    level.insert(level.end(), {box.top_left.y, box.bottom_right.y});
  }
  const Point at{snapped_along(wanted.x, size.x, upright, reach), snapped_along(wanted.y, size.y, level, reach)};
  return on_neighbours_lines(mission, board, at);
}

}  // namespace bulkhead
