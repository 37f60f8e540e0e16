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
/// Between one place and the next in a line.
constexpr double place_gap = 3.2;
/// In which a piece is drawn as it lies when it is not turned.
constexpr Vec figure_room = {12, 4.4};
/// A narrower column for a name breaks its words.
constexpr double least_name = 12;

}  // namespace

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

ListRow ListSetter::kind(const BuildKind& kind, double code_width, const std::string& number, Colour colour,
                         bool bold) const {
  ListRow row;
  row.ruled = true;
  double top = list_room;
  if (!kind.code.empty()) {
    row.words.push_back(run_at(code_of(kind), list_font::code, design_.ink, {0, list_baseline(top)}));
  }
  row.words.push_back(run_at(number, bold ? list_font::code : list_font::head, colour, {width_, list_baseline(top)},
                             TextRun::Anchor::end));
  const double right = measure(number, list_font::code).width + 2;
  for (auto& each : wrap(kind.name, list_font::text, std::max(width_ - code_width - right, least_name))) {
    row.words.push_back(run_at(std::move(each), list_font::text, design_.ink, {code_width, list_baseline(top)}));
    top += list_line;
  }
  for (auto& each : wrap(kind.size, list_font::place, std::max(width_ - code_width, least_name))) {
    row.words.push_back(
        run_at(std::move(each), list_font::place, design_.mute, {code_width, list_baseline(top) - 0.3}));
    top += list_line - 0.4;
  }
  row.height = top + list_room;
  return row;
}

ListRow ListSetter::notation(const Notation& notation, double sign_width) const {
  ListRow row;
  double top = 0.2;
  if (notation.figure.empty()) {
    row.words.push_back(run_at(notation.sign, list_font::code, design_.ink, {0, list_baseline(top)}));
  }
  for (const auto& part : notation.figure) row.figure.push_back(part.moved({0, top + 0.3}));
  for (auto& each : wrap(notation.meaning, list_font::place, std::max(width_ - sign_width, least_name))) {
    row.words.push_back(run_at(std::move(each), list_font::place, design_.ink, {sign_width, list_baseline(top)}));
    top += list_line - 0.3;
  }
  row.height = top + 0.5;
  return row;
}

void ListSetter::add_figure(ListRow& row, const FeatureKind& kind) const {
  row.height = std::max(row.height, figure_room.y + 2 * list_room);
  row.figure = figure_of(kind, {{width_ - figure_room.x - 10, list_room}, figure_room});
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
  ListRow row;
  double right = 0;
  const auto end_row = [&] {
    if (row.words.empty()) return;
    row.height = list_line + 0.9;
    row.stays_with_next = false;
    rows.push_back(std::move(row));
    row = {};
    right = 0;
  };
  for (const auto& place : places) {
    const auto lines = wrap(place, list_font::place, width_ - tick - tick_gap);
    const double size = tick + tick_gap + measure(lines.front(), list_font::place).width;
    if (right > 0 && right + size > width_) end_row();
    row.ticks.push_back({{right, list_room - 0.1}, {tick, tick}});
    for (std::size_t index = 0; index < lines.size(); ++index) {
      if (index > 0) end_row();
      row.words.push_back(run_at(lines[index], list_font::place, design_.ink,
                                 {right + tick + tick_gap, list_baseline(list_room - 0.35)}));
      if (index > 0) right = width_;
    }
    if (lines.size() == 1) right += size + place_gap;
  }
  end_row();
  if (!rows.empty()) rows.back().height += 1;
}

}  // namespace bulkhead
