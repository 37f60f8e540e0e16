// SPDX-License-Identifier: MIT
#include "rendering/built/edge_letters.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>

#include "rendering/look/spaced_capitals.h"
#include "rendering/look/tokens.h"
#include "rendering/map/coordinates.h"
#include "rendering/map/holes.h"
#include "rendering/map/names.h"
#include "rendering/text/text_measure.h"

namespace bulkhead {
namespace {

constexpr Font letter_font = {type_size::small, Font::Weight::medium, 0, true};
constexpr Font name_font = spaced_capitals(type_size::smallest + 0.5, Font::Weight::semibold);
/// From a board's edge along the ground, in millimetres: behind the arrows of entry zones, or in the middle between two
/// boards that lie nearer, where what stands on the other rises behind them.
constexpr double letters_out = 5.6;
constexpr double least_letters_out = 3;
constexpr double least_name_out = 9.5;
/// A name goes so far at most to be clear of letters, and so far at a time.
constexpr double most_name_out = 60;
constexpr double name_step = 0.8;
constexpr double clear_of_letters = 1.6;
/// From a board, its thickness included.
constexpr double clear_of_boards = 2;
/// A name has as much room as its board's edge; without this much for the label it has none.
constexpr double least_label = 12;
/// Letters nearer to another board than this are left out.
constexpr double near = 1.5;
/// Letters nearer to each other than this are left out.
constexpr double closest = 4.2;

int step_for(double pitch) {
  for (const int step : {1, 2, 5, 10, 20, 50}) {
    if (pitch * step >= closest) return step;
  }
  return 100;
}

class EdgeLetters {
 public:
  EdgeLetters(const MapFrame& frame, const Axonometry& view, std::vector<Rect> taken)
      : frame_(frame), view_(view), taken_(std::move(taken)), around_(holes_between(frame)) {
    for (int number = 1; find_board(frame.mission(), number) != nullptr; ++number) {
      around_.push_back(frame.board(number));
    }
  }

  std::vector<TextRun> run() {
    for (int number = 1; const auto* board = find_board(frame_.mission(), number); ++number) {
      if (board->lattice() != nullptr) add_lattice(number, board->lattice()->size());
    }
    if (frame_.mission().boards.size() > 1) add_names();
    return std::move(runs_);
  }

 private:
  [[nodiscard]] bool south_is_near() const { return view_.towards_viewer().y >= 0; }
  [[nodiscard]] bool east_is_near() const { return view_.towards_viewer().x >= 0; }
  /// Beside a board's edges near the viewer, at the height of a point on the board.
  [[nodiscard]] Vec before_rows(const Rect& board, Vec at, double out) const {
    return {at.x, south_is_near() ? board.bottom_right().y + out : board.top_left.y - out};
  }
  [[nodiscard]] Vec beside_columns(const Rect& board, Vec at, double out) const {
    return {east_is_near() ? board.bottom_right().x + out : board.top_left.x - out, at.y};
  }

  void add_lattice(int number, LatticeSize size) {
    const auto board = frame_.board(number);
    const auto* set = set_of(frame_.mission(), *find_board(frame_.mission(), number));
    const int step = set != nullptr ? step_for(frame_.length(set->pitch)) : 1;
    for (int column = 0; column < size.columns; column += step) {
      const auto cell = frame_.at(CellAddress{number, {column, 0}});
      add_letter(column_letters(column), [&](double out) { return before_rows(board, cell, out); });
    }
    for (int row = 0; row < size.rows; row += step) {
      const auto cell = frame_.at(CellAddress{number, {0, row}});
      add_letter(std::to_string(row + 1), [&](double out) { return beside_columns(board, cell, out); });
    }
  }

  /// Where no other board is nearer than its own, or as little further out as it takes to be clear of arrows.
  template <typename At>
  void add_letter(const std::string& letter, const At& at) {
    constexpr double step = 0.2;
    double half_way = letters_out;
    while (half_way > least_letters_out && is_taken_ground(at(half_way), half_way - step / 2)) half_way -= step;
    const auto touches_arrow = [&](double out) {
      const auto box = letters_of(run_of(letter, at(out), letter_font, frame_.design().mute));
      return std::ranges::any_of(taken_, [&](const Rect& arrow) { return arrow.overlaps(box); });
    };
    double out = half_way;
    while (out < letters_out && touches_arrow(out)) out += step;
    add(letter, at(std::min(out, letters_out)), letter_font, frame_.design().mute);
  }

  /// How wide a name may be in the picture so that it stays between the ends of its board's edge.
  [[nodiscard]] double room_along(const Rect& board, double out) const {
    const double from = view_.at(before_rows(board, board.top_left, 0), 0).x;
    const double to = view_.at(before_rows(board, board.bottom_right(), 0), 0).x;
    const double middle = view_.at(before_rows(board, board.centre(), out), 0).x;
    return 2 * std::min(std::abs(middle - from), std::abs(to - middle));
  }

  void add_names() {
    for (const auto& run : runs_) taken_.push_back(letters_of(run).grown(clear_of_letters));
    for (int number = 1; find_board(frame_.mission(), number) != nullptr; ++number) add_name(number);
  }

  [[nodiscard]] bool is_clear(const TextRun& run) const {
    const auto box = letters_of(run);
    if (std::ranges::any_of(taken_, [&](const Rect& other) { return other.overlaps(box); })) return false;
    // Nothing on a board is as small as the steps from place to place below the letters.
    constexpr double step = 1;
    const int places = static_cast<int>(std::ceil(box.size.x / step));
    for (int place = 0; place <= places; ++place) {
      const double x = box.top_left.x + box.size.x * place / places;
      if (is_taken_ground(view_.ground_at({x, box.top_left.y}), clear_of_boards) ||
          is_taken_ground(view_.ground_at({x, box.bottom_right().y}), clear_of_boards)) {
        return false;
      }
    }
    return true;
  }

  /// Names lie level where edges seem to fall: as far out as it takes to be clear of the letters along them.
  void add_name(int number) {
    const auto name = name_of_board(frame_.mission(), number);
    const auto label = name.label.empty() ? std::string() : " · " + name.label;
    const auto level = name.level.empty() ? std::string() : " · " + name.level;
    const auto outline = frame_.board(number);
    const double other_width = measure(name.number + level, name_font).width;
    for (int step = 0; least_name_out + step * name_step <= most_name_out; ++step) {
      const double out = least_name_out + step * name_step;
      const auto ground = before_rows(outline, outline.centre(), out);
      if (is_taken_ground(ground, near)) return;
      const double room = room_along(outline, out) - other_width;
      const auto middle = room < least_label ? std::string() : shortened(label, name_font, room);
      auto run = run_of(name.number + middle + level, ground, name_font, frame_.design().ink);
      if (!is_clear(run)) continue;
      taken_.push_back(letters_of(run).grown(clear_of_letters));
      runs_.push_back(std::move(run));
      return;
    }
  }

  [[nodiscard]] bool is_taken_ground(Vec ground, double distance) const {
    return std::ranges::any_of(around_, [&](const Rect& other) {
      return other.overlaps(Rect{ground, {}}.grown(distance));
    });
  }

  void add(std::string text, Vec ground, const Font& font, Colour colour) {
    if (!is_taken_ground(ground, near)) runs_.push_back(run_of(std::move(text), ground, font, colour));
  }

  [[nodiscard]] TextRun run_of(std::string text, Vec ground, const Font& font, Colour colour) const {
    TextRun run;
    run.text = std::move(text);
    run.font = font;
    run.colour = colour;
    run.at = view_.at(ground, 0) + Vec{0, cap_height(font) / 2};
    run.anchor = TextRun::Anchor::middle;
    return run;
  }

  const MapFrame& frame_;
  const Axonometry& view_;
  std::vector<TextRun> runs_;
  /// Where no name may be.
  std::vector<Rect> taken_;
  /// Boards, and the holes between them.
  std::vector<Rect> around_;
};

}  // namespace

std::vector<TextRun> letters_along_edges(const MapFrame& frame, const Axonometry& view, std::vector<Rect> taken) {
  return EdgeLetters(frame, view, std::move(taken)).run();
}

}  // namespace bulkhead
