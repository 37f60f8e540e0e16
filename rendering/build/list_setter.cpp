// SPDX-License-Identifier: MIT
#include "rendering/build/list_setter.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "rendering/build/piece_figure.h"
#include "rendering/canvas/pens.h"
#include "rendering/text/text_measure.h"

namespace bulkhead {
namespace {

/// Between a code and what it stands for.
constexpr double code_gap = 2;
constexpr double tick = 2.5;
constexpr double tick_gap = 1.1;
/// Between one column of places and the next, at least.
constexpr double place_gap = 2.4;
/// In which a piece is drawn as it lies when it is not turned.
constexpr Vec figure_room = {12, 4.4};
/// For the number at its right.
constexpr double beside_figure = 10;
/// A narrower column for a name breaks its words.
constexpr double least_name = 12;

/// What stands between commas, the comma with what is before it.
std::vector<std::string_view> parts_of(std::string_view place) {
  constexpr std::string_view comma = ", ";
  std::vector<std::string_view> parts;
  while (!place.empty()) {
    const auto at = place.find(comma);
    const auto end = at == std::string_view::npos ? place.size() : at + 1;
    parts.push_back(place.substr(0, end));
    place.remove_prefix(std::min(end + 1, place.size()));
  }
  return parts;
}

/// Over as many lines as it needs, which end behind its commas where they can: no figure stands apart from its word.
std::vector<std::string> place_lines(std::string_view place, double width) {
  std::vector<std::string> lines;
  for (const auto part : parts_of(place)) {
    if (!lines.empty()) {
      auto longer = lines.back() + " " + std::string(part);
      if (fits(longer, list_font::place, width)) {
        lines.back() = std::move(longer);
        continue;
      }
    }
    for (auto& line : wrap(part, list_font::place, width)) lines.push_back(std::move(line));
  }
  return lines;
}

TextRun in_column(std::size_t column, TextRun run) {
  run.cell = TableCell{.column = column};
  return run;
}

}  // namespace

void make_table_row(std::span<ListRow> rows, std::size_t number) {
  constexpr std::size_t after_all = 3;
  for (auto& row : rows) {
    for (auto& run : row.words) {
      if (!run.cell) run = in_column(after_all, std::move(run));
      run.cell->row = number;
    }
  }
}

std::string code_of(const BuildKind& kind) { return kind.code + (kind.stands_in && !kind.code.empty() ? "*" : ""); }

ListRow ListSetter::words(const std::string& text, const Font& font, Colour colour, double above) const {
  ListRow row;
  double top = above;
  for (auto& each : wrap(text, font, width_)) {
    row.words.push_back(run_at(std::move(each), font, colour, {0, list_baseline(top)}));
    top += list_line;
  }
  row.height = top + list_room;
  return row;
}

ListRow ListSetter::heading(const std::string& text) const {
  auto row = words(text, list_font::head, design_.ink, 2.2);
  for (auto& run : row.words) run.role = TextRun::Role::heading;
  row.stays_with_next = true;
  return row;
}

ListRow ListSetter::kind(const BuildKind& kind, double code_width, const std::string& number, Colour colour, bool bold,
                         const FeatureKind* figure) const {
  ListRow row;
  row.ruled = true;
  double top = list_room;
  if (!kind.code.empty()) {
    row.words.push_back(in_column(0, run_at(code_of(kind), list_font::code, design_.ink, {0, list_baseline(top)})));
  }
  row.words.push_back(in_column(2, run_at(number, bold ? list_font::code : list_font::head, colour,
                                          {width_, list_baseline(top)}, TextRun::Anchor::end)));
  double right = measure(number, list_font::code).width + 2;
  if (figure != nullptr) {
    row.figure = figure_of(*figure, {{width_ - figure_room.x - beside_figure, list_room}, figure_room});
    for (const auto& part : row.figure) right = std::max(right, width_ - part.bounds().top_left.x + 2);
  }
  for (auto& each : wrap(kind.name, list_font::text, std::max(width_ - code_width - right, least_name))) {
    row.words.push_back(
        in_column(1, run_at(std::move(each), list_font::text, design_.ink, {code_width, list_baseline(top)})));
    top += list_line;
  }
  for (auto& each : wrap(kind.size, list_font::place, std::max(width_ - code_width, least_name))) {
    row.words.push_back(
        in_column(1, run_at(std::move(each), list_font::place, design_.mute, {code_width, list_baseline(top) - 0.3})));
    top += list_line - 0.4;
  }
  row.height = top + list_room;
  if (figure != nullptr) row.height = std::max(row.height, figure_room.y + 2 * list_room);
  return row;
}

ListRow ListSetter::notation(const Notation& notation, double sign_width) const {
  ListRow row;
  double top = 0.2;
  if (notation.figure.empty()) {
    row.words.push_back(in_column(0, run_at(notation.sign, list_font::code, design_.ink, {0, list_baseline(top)})));
  }
  for (const auto& part : notation.figure) row.figure.push_back(part.moved({0, top + 0.3}));
  for (auto& each : wrap(notation.meaning, list_font::place, std::max(width_ - sign_width, least_name))) {
    row.words.push_back(
        in_column(1, run_at(std::move(each), list_font::place, design_.ink, {sign_width, list_baseline(top)})));
    top += list_line - 0.3;
  }
  row.height = top + 0.5;
  return row;
}

double ListSetter::code_width(const std::vector<const BuildKind*>& kinds) {
  double widest = 0;
  for (const auto* kind : kinds) widest = std::max(widest, measure(code_of(*kind), list_font::code).width);
  return widest > 0 ? widest + code_gap : 0;
}

double ListSetter::sign_width(const std::vector<Notation>& notations) {
  double widest = 0;
  for (const auto& notation : notations) {
    widest = std::max(widest, measure(notation.sign, list_font::code).width);
    for (const auto& part : notation.figure) widest = std::max(widest, part.bounds().bottom_right().x);
  }
  return widest + code_gap;
}

void ListSetter::add_places(std::vector<ListRow>& rows, const std::vector<std::string>& places) const {
  constexpr double words_at = tick + tick_gap;
  const auto size_of = [&](const std::string& place) { return words_at + measure(place, list_font::place).width; };
  // What is longer than a half stands alone.
  const double longest = (width_ - place_gap) / 2;
  double widest = 0;
  for (const auto& place : places) {
    if (const double size = size_of(place); size <= longest) widest = std::max(widest, size);
  }
  const auto columns = static_cast<std::size_t>((width_ + place_gap) / (widest + place_gap));
  const double pitch = (width_ + place_gap) / static_cast<double>(columns);
  const auto add = [&](double left, std::string words) {
    rows.back().words.push_back(
        run_at(std::move(words), list_font::place, design_.ink, {left + words_at, list_baseline(list_room - 0.35)}));
  };
  std::size_t column = 0;
  for (const auto& place : places) {
    const bool alone = size_of(place) > longest;
    if (alone) column = 0;
    if (column == 0) rows.emplace_back().height = list_line + 0.9;
    const double left = pitch * static_cast<double>(column);
    rows.back().ticks.push_back({{left, list_room - 0.1}, {tick, tick}});
    if (!alone) {
      add(left, place);
      column = (column + 1) % columns;
      continue;
    }
    const auto lines = place_lines(place, width_ - words_at);
    for (const auto& line : lines) {
      if (&line != &lines.front()) {
        rows.back().height = list_line;
        rows.back().stays_with_next = true;
        rows.emplace_back().height = list_line + 0.9;
      }
      add(0, line);
    }
  }
  if (!rows.empty()) rows.back().height += 1;
}

}  // namespace bulkhead
