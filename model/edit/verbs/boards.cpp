// SPDX-License-Identifier: MIT
#include "model/edit/verbs/boards.h"

#include <fmt/format.h>

#include <array>

#include "model/base/plain_text.h"
#include "model/edit/changes.h"
#include "model/edit/readers.h"
#include "model/edit/verbs.h"
#include "model/edit/verbs/board_ground.h"
#include "model/edit/verbs/ground_size.h"
#include "model/mission/geometry.h"
#include "model/mission/spoken_names.h"

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

Result<void> check_board(const Mission& mission, int number) {
  if (find_board(mission, number) != nullptr) return {};
  return fail(fmt::format("The battlefield has no board {}", number));
}

std::string place_text(Point at, int level) {
  return fmt::format(" at {}{}", to_text(at), level == 0 ? "" : fmt::format(" level {}", level));
}

std::string ground_text(const EmptyLattice& ground) {
  return fmt::format("columns {} rows {} set {}", ground.size.columns, ground.size.rows, ground.set.text());
}

std::string ground_text(const PlainGround& ground) { return "size " + to_text(Point{ground.width, ground.height}); }

/// A new board stands at the right of the battlefield if nothing else is said.
Point read_new_place(EditReader& read, const Mission& mission) {
  if (const auto* at = read.clauses().word("at")) return read.take(parse_point(at->text));
  const auto bounds = battlefield_bounds(mission);
  return Point{bounds.bottom_right.x, bounds.top_left.y};
}

std::optional<int> read_level(EditReader& read) {
  if (!read.has("level")) return std::nullopt;
  return read.number_after("level", -highest_level, highest_level, 0);
}

PlainGround read_ground(EditReader& read, const EditWord& word) {
  const auto size = read.take(parse_point(word.text));
  const PlainGround ground{size.x, size.y};
  if (const auto fine = check_size(ground); !fine) read.refuse(fine.error().message);
  return ground;
}

/// Columns or rows that are not given stay.
Result<Edit> read_new_size(EditReader& read, const Mission& mission, int number) {
  ResizeBoard edit{number, LatticeSize(), Quarter::north_west};
  if (const auto* keep = read.clauses().word("keep")) edit.keep = read.take(parse_quarter(keep->text));
  if (const auto* words = read.clauses().word("size")) {
    if (read.has("columns") || read.has("rows")) read.refuse("Give either columns and rows, or a size");
    edit.size = read_ground(read, *words);
    return read.made(edit);
  }
  if (!read.has("columns") && !read.has("rows")) read.refuse("Give columns and rows, or a size");
  const auto* lattice = find_lattice(mission, number);
  const auto now = lattice == nullptr ? LatticeSize() : lattice->size();
  edit.size = LatticeSize{read.number_after("columns", 1, LatticeSize::largest, now.columns),
                          read.number_after("rows", 1, LatticeSize::largest, now.rows)};
  return read.made(edit);
}

Result<Edit> read_new_board(EditReader& read, const Mission& mission) {
  for (const auto* word : {"remove", "label", "keep"}) {
    if (read.has(word)) read.refuse(fmt::format("\"{}\" belongs after the number of a board", word));
  }
  const auto at = read_new_place(read, mission);
  const int level = read_level(read).value_or(0);
  if (const auto* words = read.clauses().word("size")) {
    if (read.has("columns") || read.has("rows") || read.has("set")) {
      read.refuse("Give either columns, rows and a set, or a size");
    }
    const auto ground = read_ground(read, *words);
    return read.made(AddBoard{ground, at, level});
  }
  if (!read.has("columns") || !read.has("rows") || !read.has("set")) {
    read.refuse("Give columns, rows and a set, or a size");
  }
  const int columns = read.number_after("columns", 1, LatticeSize::largest, 1);
  const int rows = read.number_after("rows", 1, LatticeSize::largest, 1);
  const auto set = read.id_after("set");
  if (read.failed()) return read.made({});
  return read.made(AddBoard{EmptyLattice{{columns, rows}, *set}, at, level});
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
    const auto& plain = std::get<PlainGround>(ground);
    if (auto fine = check_size(plain); !fine) return tl::unexpected(fine.error());
    board.ground = plain;
  }
  if (mission.boards.size() >= most_boards) return fail(fmt::format("There are at most {} boards", most_boards));
  if (board.set && find_set(mission, *board.set) == nullptr) {
    return fail(unknown_name("terrain set", *board.set, known_sets(mission)));
  }
  if (board.lattice() != nullptr && !find_set(mission, *board.set)->has_lattice()) {
    return fail(fmt::format("The terrain set {} has no lattice; give the board a size instead", board.set->text()));
  }
  if (auto fine = check_level(level); !fine) return tl::unexpected(fine.error());
  Mission result = mission;
  result.boards.emplace_back(std::move(board));
  return check_all_places(result).map([&] { return result; });
}

std::string AddBoard::text_form(const Mission&) const {
  const auto what = std::visit([](const auto& known) { return ground_text(known); }, ground);
  return fmt::format("board new {}{}", what, place_text(at, level));
}

StepName AddBoard::step_name(const Mission&) const { return StepName("Add board"); }

Result<Mission> SetBoard::apply(const Mission& mission) const {
  const auto fine = check_board(mission, board).and_then([&] { return check_level(level.value_or(0)); }).and_then([&] {
    return check_text(label.value_or(""));
  });
  if (!fine) return tl::unexpected(fine.error());
  Mission result = mission;
  change(result.boards[static_cast<std::size_t>(board - 1)], [&](Board& changed) {
    changed.at = at.value_or(changed.at);
    changed.level = level.value_or(changed.level);
    changed.label = label.value_or(changed.label);
  });
  return check_all_places(result).map([&] { return result; });
}

std::string SetBoard::text_form(const Mission&) const {
  auto text = fmt::format("board {}", board);
  if (at) text += " at " + to_text(*at);
  if (level) text += fmt::format(" level {}", *level);
  if (label) text += " label " + quoted_word(*label);
  return text;
}

StepName SetBoard::step_name(const Mission&) const { return StepName("Board {}", {fmt::to_string(board)}); }

Result<Mission> RemoveBoard::apply(const Mission& mission) const {
  if (auto fine = check_board(mission, board); !fine) return tl::unexpected(fine.error());
  if (mission.boards.size() == 1) return fail("A battlefield has at least one board");
  for (const auto& [what, place] : named_places(mission)) {
    if (board_of(place) == board) {
      return fail(fmt::format("On board {} there is still a place that {} names; change that first", board, what));
    }
  }
  Mission result = mission;
  result.boards.erase(result.boards.begin() + (board - 1));
  change_places(result, [&](const Place& place) {
    const int number = board_of(place);
    return number > board ? on_board(place, number - 1) : place;
  });
  return check_all_places(result).map([&] { return result; });
}

std::string RemoveBoard::text_form(const Mission&) const { return fmt::format("board {} remove", board); }

StepName RemoveBoard::step_name(const Mission&) const { return StepName("Remove board {}", {fmt::to_string(board)}); }

Result<Mission> SetBoxes::apply(const Mission& mission) const {
  if (boxes && (*boxes < 0 || *boxes > most_boxes)) return fail(fmt::format("Boxes go from 0 to {}", most_boxes));
  Mission result = mission;
  const auto found =
      std::find_if(result.sets.begin(), result.sets.end(), [&](const UsedSet& used) { return used.set->id == set; });
  if (found == result.sets.end()) return fail(unknown_name("terrain set", set, known_sets(mission)));
  found->boxes = boxes;
  return result;
}

std::string SetBoxes::text_form(const Mission&) const {
  return fmt::format("boxes {} {}", set.text(), boxes ? fmt::to_string(*boxes) : "default");
}

StepName SetBoxes::step_name(const Mission& mission) const { return StepName("Boxes of {}", {set_name(mission, set)}); }

Result<Edit> parse_board(const Mission& mission, EditWords words) {
  constexpr std::array keywords = {Keyword{"columns"}, Keyword{"rows"},      Keyword{"set"},
                                   Keyword{"size"},    Keyword{"at"},        Keyword{"level"},
                                   Keyword{"label"},   Keyword{"remove", 0}, Keyword{"keep"}};
  EditReader read(mission, words, 1, keywords);
  if (read.word().text == "new") return read_new_board(read, mission);
  const int number = read.number(0, 1, most_boards);
  if (read.has("remove")) {
    if (read.clauses().clauses.size() > 1) read.refuse("After \"remove\" nothing more is to be said");
    return read.made(RemoveBoard{number});
  }
  const bool moves = read.has("at") || read.has("level") || read.has("label");
  if (read.has("columns") || read.has("rows") || read.has("size") || read.has("keep")) {
    if (moves || read.has("set")) read.refuse("With a size nothing else of a board is to be said");
    return read_new_size(read, mission, number);
  }
  if (read.has("set")) {
    if (moves) read.refuse("With a set nothing else of a board is to be said");
    const auto set = read.id_after("set");
    return read.failed() ? read.made({}) : read.made(SetBoardSet{number, *set});
  }
  if (read.clauses().clauses.empty()) read.refuse("Say what is to be changed");
  const auto level = read_level(read);
  const auto* at = read.clauses().word("at");
  const auto point = at == nullptr ? std::nullopt : std::optional(read.take(parse_point(at->text)));
  return read.made(SetBoard{number, point, level, read.clauses().text("label")});
}

Result<Edit> parse_boxes(const Mission& mission, EditWords words) {
  EditReader read(mission, words, 2);
  const auto set = read.id();
  if (read.word(1).text == "default") return read.made(SetBoxes{set, std::nullopt});
  const int boxes = read.number(1, 0, most_boxes);
  return read.made(SetBoxes{set, boxes});
}

}  // namespace bulkhead
