// SPDX-License-Identifier: MIT
#include "rendering/legend/legend.h"

#include <algorithm>
#include <cmath>

#include "rendering/text/text_measure.h"

namespace bulkhead {
namespace {

/// From the left of a column to the words.
double indent_of(const LegendEntry& entry, const LegendStyle& style) {
  return entry.sample ? style.sample.x + style.text_gap : 0;
}

const Font& font_of(const LegendEntry& entry, const LegendStyle& style) {
  return entry.title ? style.title_font : style.font;
}

/// How much taller than one line several are; they may come a little closer to their neighbours.
double extra_height(std::size_t lines, const LegendStyle& style) {
  return lines > 1 ? style.line_height * static_cast<double>(lines - 1) - 1.5 : 0;
}

double height_of(const LegendBlock::Row& row, const LegendStyle& style) {
  return (row.entry->title ? style.title_height : style.row_height) + extra_height(row.lines.size(), style);
}

/// Whether lines break a text between its words alone and leave nothing out.
bool are_whole(const std::vector<std::string>& lines, const std::string& text) {
  std::string joined;
  for (const auto& line : lines) joined += (joined.empty() ? "" : " ") + line;
  return joined == text;
}

/// Of a row and what must not be parted from it.
double height_together(const std::vector<LegendBlock::Row>& rows, std::size_t row, const LegendStyle& style) {
  double height = height_of(rows[row], style);
  for (; rows[row].entry->title && row + 1 < rows.size(); ++row) height += height_of(rows[row + 1], style);
  return height;
}

}  // namespace

LegendStyle LegendStyle::scaled(double factor) const {
  auto style = *this;
  style.sample = sample * factor;
  for (auto* const length : {&style.sample_down, &style.text_gap, &style.row_height, &style.line_height,
                             &style.column_gap, &style.font.size, &style.title_height, &style.title_font.size}) {
    *length *= factor;
  }
  return style;
}

LegendBlock set_legend(const std::vector<LegendEntry>& entries, double width, int columns, const LegendStyle& style) {
  const double column_width = (width - style.column_gap * (columns - 1)) / columns;
  LegendBlock block;
  block.style = style;
  double total = 0;
  for (const auto& entry : entries) {
    const double room = column_width - indent_of(entry, style);
    block.rows.push_back({&entry, wrap(entry.text, font_of(entry, style), room, style.most_lines), {}});
    block.whole = block.whole && are_whole(block.rows.back().lines, entry.text);
    total += height_of(block.rows.back(), style);
  }
  // As low as it can be with so many columns: try heights until the rows fit.
  for (double height = total / columns; !block.rows.empty(); height += 0.5) {
    Vec at;
    double lowest = 0;
    int column = 0;
    for (std::size_t index = 0; index < block.rows.size(); ++index) {
      auto& row = block.rows[index];
      const bool opens = index == 0 || !block.rows[index - 1].entry->title;
      if (at.y > 0 && opens && at.y + height_together(block.rows, index, style) > height + 0.01) {
        ++column;
        at = {(column_width + style.column_gap) * column, 0};
      }
      row.at = at;
      at.y += height_of(row, style);
      lowest = std::max(lowest, at.y);
    }
    block.size = {width, lowest};
    if (column < columns) break;
  }
  return block;
}

double natural_width(const std::vector<LegendEntry>& entries, const LegendStyle& style) {
  double width = 0;
  for (const auto& entry : entries) {
    width = std::max(width, indent_of(entry, style) + measure(entry.text, font_of(entry, style)).width);
  }
  return width;
}

void draw(Canvas& canvas, const LegendBlock& block, Vec top_left, const Design& design) {
  const auto& style = block.style;
  bool in_table = false;
  for (const auto& row : block.rows) {
    const bool has_sample = row.entry->sample != nullptr;
    if (in_table && !has_sample) canvas.end_structure();
    if (!in_table && has_sample) canvas.begin_structure(Structure::table);
    in_table = has_sample;
    const auto at = top_left + row.at;
    // A sample stands in the middle of its lines.
    const auto down = Vec{0, style.sample_down + extra_height(row.lines.size(), style) / 2};
    if (has_sample) {
      canvas.begin_structure(Structure::row);
      canvas.begin_structure(Structure::cell);
      row.entry->sample(canvas, {at + down, style.sample});
      canvas.end_structure();
      canvas.begin_structure(Structure::cell);
    }
    TextRun run;
    run.font = font_of(*row.entry, style);
    if (row.entry->title) run.role = TextRun::Role::heading;
    run.colour = row.entry->title ? design.ink : design.*style.colour;
    double baseline = at.y + down.y + style.sample.y / 2 + cap_height(run.font) / 2;
    baseline -= style.line_height / 2 * static_cast<double>(row.lines.size() - 1);
    for (const auto& line : row.lines) {
      run.text = line;
      run.at = {at.x + indent_of(*row.entry, style), style.whole_pixels ? std::round(baseline) : baseline};
      canvas.text(run);
      baseline += style.line_height;
    }
    if (!has_sample) continue;
    canvas.end_structure();
    canvas.end_structure();
  }
  if (in_table) canvas.end_structure();
}

}  // namespace bulkhead
