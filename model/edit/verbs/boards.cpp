// SPDX-License-Identifier: MIT
#include "model/edit/verbs/boards.h"

#include <fmt/format.h>

#include <array>

#include "model/base/plain_text.h"
#include "model/edit/changes.h"
#include "model/edit/readers.h"
#include "model/edit/verbs.h"
#include "model/mission/geometry.h"

namespace bulkhead {
namespace {

constexpr int highest_level = 99;

Result<void> check_level(int level) {
  if (level >= -highest_level && level <= highest_level) return {};
  return fail(fmt::format("Levels go from -{0} to {0}", highest_level));
}

std::vector<Id> known_sets(const Mission& mission) {
  std::vector<Id> ids;
  for (const auto& used : mission.sets) ids.push_back(used.set->id);
  return ids;
}

Result<Mission> with_new_board(const Mission& mission, const Board& board) {
  if (mission.boards.size() >= most_boards) return fail(fmt::format("There are at most {} boards", most_boards));
  if (board.set && find_set(mission, *board.set) == nullptr) {
    return fail(unknown_name("terrain set", *board.set, known_sets(mission)));
  }
  if (board.lattice() != nullptr && !find_set(mission, *board.set)->has_lattice()) {
    return fail(fmt::format("The terrain set {} has no lattice; give the board a size instead", board.set->text()));
  }
  return check_level(board.level)
      .map([&] {
        Mission result = mission;
        result.boards.emplace_back(board);
        return result;
      })
      .and_then([](const Mission& result) { return check_all_places(result).map([&] { return result; }); });
}

Result<Mission> with_board(const Mission& mission, int number, std::optional<Point> at, std::optional<int> level) {
  if (find_board(mission, number) == nullptr) return fail(fmt::format("The battlefield has no board {}", number));
  if (auto fine = check_level(level.value_or(0)); !fine) return tl::unexpected(fine.error());
  Mission result = mission;
  change(result.boards[static_cast<std::size_t>(number - 1)], [&](Board& board) {
    board.at = at.value_or(board.at);
    board.level = level.value_or(board.level);
  });
  return check_all_places(result).map([&] { return result; });
}

Result<Mission> without_board(const Mission& mission, int number) {
  if (find_board(mission, number) == nullptr) return fail(fmt::format("The battlefield has no board {}", number));
  if (mission.boards.size() == 1) return fail("A battlefield has at least one board");
  for (const auto& [what, place] : named_places(mission)) {
    if (board_of(place) == number) {
      return fail(fmt::format("On board {} there is still a place that {} names; change that first", number, what));
    }
  }
  Mission result = mission;
  result.boards.erase(result.boards.begin() + (number - 1));
  change_places(result, [&](const Place& place) {
    const int board = board_of(place);
    return board > number ? on_board(place, board - 1) : place;
  });
  return check_all_places(result).map([&] { return result; });
}

Result<Mission> with_boxes(const Mission& mission, const Id& set, std::optional<int> boxes) {
  if (boxes && (*boxes < 0 || *boxes > most_boxes)) return fail(fmt::format("Boxes go from 0 to {}", most_boxes));
  Mission result = mission;
  const auto found =
      std::find_if(result.sets.begin(), result.sets.end(), [&](const UsedSet& used) { return used.set->id == set; });
  if (found == result.sets.end()) return fail(unknown_name("terrain set", set, known_sets(mission)));
  found->boxes = boxes;
  return result;
}

std::string place_text(Point at, int level) {
  return fmt::format(" at {}{}", to_text(at), level == 0 ? "" : fmt::format(" level {}", level));
}

std::string ground_text(const EmptyLattice& ground) {
  return fmt::format("columns {} rows {} set {}", ground.size.columns, ground.size.rows, ground.set.text());
}

std::string ground_text(const PlainGround& ground) { return "size " + to_text(Point{ground.width, ground.height}); }

Result<int> read_level(const Fields& fields) {
  const auto* word = fields.word("level");
  return word == nullptr ? Result<int>(0) : read_number(*word, -highest_level, highest_level);
}

/// A new board stands at the right of the battlefield if nothing else is said.
Result<Point> read_new_place(const Mission& mission, const Fields& fields) {
  if (const auto* at = fields.word("at")) return parse_point(at->text);
  const auto bounds = battlefield_bounds(mission);
  return Point{bounds.bottom_right.x, bounds.top_left.y};
}

Result<Edit> read_new_board(const Mission& mission, const Fields& fields) {
  const auto at = read_new_place(mission, fields);
  if (!at) return tl::unexpected(at.error());
  const auto level = read_level(fields);
  if (!level) return tl::unexpected(level.error());
  const bool lattice = fields.has("columns") && fields.has("rows") && fields.has("set");
  if (const auto* words = fields.word("size")) {
    if (fields.has("columns") || fields.has("rows") || fields.has("set")) {
      return fail("Give either columns, rows and a set, or a size");
    }
    const auto size = parse_point(words->text);
    if (!size) return tl::unexpected(size.error());
    if (size->x <= Length() || size->y <= Length()) return fail("A board is more than nothing wide and high");
    return AddBoard{PlainGround{size->x, size->y}, *at, *level};
  }
  if (!lattice) return fail("Give columns, rows and a set, or a size");
  const auto columns = read_number(*fields.word("columns"), 1, LatticeSize::largest);
  if (!columns) return tl::unexpected(columns.error());
  const auto rows = read_number(*fields.word("rows"), 1, LatticeSize::largest);
  if (!rows) return tl::unexpected(rows.error());
  return read_id(fields, "set").map([&](const std::optional<Id>& set) -> Edit {
    return AddBoard{EmptyLattice{{*columns, *rows}, *set}, *at, *level};
  });
}

}  // namespace

Result<Mission> AddBoard::apply(const Mission& mission) const {
  Board board;
  board.at = at;
  board.level = level;
  if (const auto* lattice = std::get_if<EmptyLattice>(&ground)) {
    board.ground = Lattice(lattice->size);
    board.set = lattice->set;
  } else {
    board.ground = std::get<PlainGround>(ground);
  }
  return with_new_board(mission, board);
}

std::string AddBoard::text_form(const Mission&) const {
  const auto what = std::visit([](const auto& known) { return ground_text(known); }, ground);
  return fmt::format("board new {}{}", what, place_text(at, level));
}

StepName AddBoard::step_name(const Mission&) const { return StepName("Add board"); }

Result<Mission> SetBoard::apply(const Mission& mission) const { return with_board(mission, board, at, level); }

std::string SetBoard::text_form(const Mission&) const {
  auto text = fmt::format("board {}", board);
  if (at) text += " at " + to_text(*at);
  if (level) text += fmt::format(" level {}", *level);
  return text;
}

StepName SetBoard::step_name(const Mission&) const { return StepName("Board {}", {fmt::to_string(board)}); }

Result<Mission> RemoveBoard::apply(const Mission& mission) const { return without_board(mission, board); }

std::string RemoveBoard::text_form(const Mission&) const { return fmt::format("board {} remove", board); }

StepName RemoveBoard::step_name(const Mission&) const { return StepName("Remove board {}", {fmt::to_string(board)}); }

Result<Mission> SetBoxes::apply(const Mission& mission) const { return with_boxes(mission, set, boxes); }

std::string SetBoxes::text_form(const Mission&) const {
  return fmt::format("boxes {} {}", set.text(), boxes ? fmt::to_string(*boxes) : "default");
}

StepName SetBoxes::step_name(const Mission&) const { return StepName("Boxes of {}", {set.text()}); }

Result<Edit> parse_board(const Mission& mission, EditWords words) {
  constexpr std::array keywords = {Keyword{"columns"}, Keyword{"rows"},  Keyword{"set"},      Keyword{"size"},
                                   Keyword{"at"},      Keyword{"level"}, Keyword{"remove", 0}};
  const auto fields = read_fields(words, 1, keywords);
  if (!fields) return tl::unexpected(fields.error());
  if (fields->leading.front().text == "new") {
    if (fields->has("remove")) return fail("\"remove\" belongs after the number of a board");
    return read_new_board(mission, *fields);
  }
  const auto number = read_number(fields->leading.front(), 1, most_boards);
  if (!number) return tl::unexpected(number.error());
  if (fields->has("remove")) {
    if (fields->fields.size() > 1) return fail("After \"remove\" nothing more is to be said");
    return RemoveBoard{*number};
  }
  const bool size = fields->has("columns") || fields->has("rows") || fields->has("set") || fields->has("size");
  if (size) return fail("The size and set of a board cannot be changed; add another board instead");
  if (fields->fields.empty()) return fail("Say what is to be changed");
  const auto level = read_level(*fields);
  if (!level) return tl::unexpected(level.error());
  const auto new_level = fields->has("level") ? std::optional(*level) : std::nullopt;
  const auto* at = fields->word("at");
  if (at == nullptr) return SetBoard{*number, std::nullopt, new_level};
  return parse_point(at->text).map([&](Point point) -> Edit { return SetBoard{*number, point, new_level}; });
}

Result<Edit> parse_boxes(const Mission&, EditWords words) {
  const auto fields = read_fields(words, 2, {});
  if (!fields) return tl::unexpected(fields.error());
  const auto set = Id::parse(fields->leading[0].text);
  if (!set) return tl::unexpected(set.error());
  if (fields->leading[1].text == "default") return SetBoxes{*set, std::nullopt};
  return read_number(fields->leading[1], 0, most_boxes).map([&](int boxes) -> Edit { return SetBoxes{*set, boxes}; });
}

}  // namespace bulkhead
