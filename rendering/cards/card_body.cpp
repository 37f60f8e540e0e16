// SPDX-License-Identifier: MIT
#include "rendering/cards/card_body.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <memory>
#include <numeric>
#include <optional>
#include <utility>

#include "rendering/cairo/capitals.h"
#include "rendering/canvas/pens.h"
#include "rendering/look/spaced_capitals.h"
#include "rendering/text/measured_text.h"
#include "rendering/text/text_measure.h"

namespace bulkhead {
namespace {

/// Where the baseline lies in a line.
constexpr double baseline_share = 0.76;
/// Paragraphs of no more lines stay on one card.
constexpr std::size_t most_kept = 6;

/// A text in one weight and type.
std::vector<CardStrip> lines_of(const std::string& text, const Font& font, Colour colour, double width) {
  std::vector<CardStrip> strips;
  const double height = line_height(font.size);
  for (auto& line : MeasuredText(text, font).lines(font.size, width)) {
    strips.push_back({.before = 0,
                      .height = height,
                      .keeps_next = false,
                      .texts = {run_at(std::move(line), font, colour, {0, height * baseline_share})}});
  }
  return strips;
}

void append(std::vector<CardStrip>& strips, std::vector<CardStrip> more) {
  strips.insert(strips.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
}

void move_right(std::vector<CardStrip>& strips, double by) {
  for (auto& strip : strips) {
    for (auto& run : strip.texts) run.at.x += by;
  }
}

/// Texts of neighbouring columns, line by line.
std::vector<CardStrip> side_by_side(std::vector<std::vector<CardStrip>> columns) {
  std::vector<CardStrip> strips;
  for (auto& column : columns) {
    for (std::size_t line = 0; line < column.size(); ++line) {
      if (line == strips.size()) {
        strips.push_back(std::move(column[line]));
        continue;
      }
      strips[line].height = std::max(strips[line].height, column[line].height);
      for (auto& run : column[line].texts) strips[line].texts.push_back(std::move(run));
    }
  }
  return strips;
}

void keep_whole(std::vector<CardStrip>& strips) {
  for (std::size_t index = 0; index + 1 < strips.size(); ++index) strips[index].keeps_next = true;
}

/// No card begins with the last line of a paragraph or ends with its first.
void keep_together(std::vector<CardStrip>& strips) {
  if (strips.size() < 2) return;
  if (strips.size() <= most_kept) keep_whole(strips);
  strips.front().keeps_next = true;
  strips[strips.size() - 2].keeps_next = true;
}

/// The columns of a list whose rows have several cells.
struct Columns {
  std::vector<double> left;
  std::vector<double> width;
  /// Short figures stand in the middle of their column.
  std::vector<bool> centred;
};

/// A row as the texts of its columns, with its weights.
struct Cells {
  std::vector<std::string> texts;
  bool heading = false;
};

class RowsLayout {
 public:
  /// `number` is that of the block in its text.
  RowsLayout(const CardBlock& block, std::size_t number, double size, double width, Colour label, const Design& design)
      : block_(block), number_(number), size_(size), width_(width), label_(label), design_(design) {
    for (const auto& row : block.rows) {
      has_keys_ = has_keys_ || !row.key.empty();
      has_names_ = has_names_ || !row.name.empty();
    }
  }

  [[nodiscard]] std::vector<CardStrip> strips() const {
    if (block_.rows.empty()) return {};
    if (block_.headings.size() > 1 || (block_.headings.size() == 1 && (has_keys_ || has_names_))) {
      for (const double size : type_sizes(size_, smallest_card_type)) {
        if (const auto columns = columns_in(size)) return table(*columns, size);
      }
    }
    return list();
  }

 private:
  [[nodiscard]] Font key_font(double size) const { return {size, Font::Weight::bold, 0, false}; }
  [[nodiscard]] Font cell_font(double size) const { return {size, Font::Weight::regular, 0, false}; }

  [[nodiscard]] std::vector<Cells> table_cells() const {
    std::vector<Cells> rows;
    const auto add = [&](const std::string& key, const std::string& name, const std::vector<std::string>& cells,
                         bool heading) {
      Cells row{.texts = {}, .heading = heading};
      if (has_keys_) row.texts.push_back(key);
      if (has_names_) row.texts.push_back(name);
      row.texts.insert(row.texts.end(), cells.begin(), cells.end());
      rows.push_back(std::move(row));
    };
    auto headings = block_.headings;
    for (auto& heading : headings) heading = in_capitals(heading);
    add("", "", headings, true);
    for (const auto& row : block_.rows) add(row.key, row.name, row.cells, false);
    return rows;
  }

  [[nodiscard]] Font font_of(const Cells& row, std::size_t column, double size) const {
    if (row.heading) return label_font_beside(size);
    const std::size_t bold = (has_keys_ ? 1U : 0U) + (has_names_ ? 1U : 0U);
    return column < bold ? key_font(size) : cell_font(size);
  }

  /// Nothing where the words are too wide for columns.
  [[nodiscard]] std::optional<Columns> columns_in(double size) const {
    const auto rows = table_cells();
    const auto count = rows.front().texts.size();
    std::vector<double> natural(count, 0);
    std::vector<double> least(count, 0);
    std::vector<bool> is_short(count, true);
    for (const auto& row : rows) {
      for (std::size_t column = 0; column < count; ++column) {
        const auto font = font_of(row, column, size);
        const MeasuredText text(row.texts[column], font);
        natural[column] = std::max(natural[column], text.width(font.size));
        least[column] = std::max(least[column], text.widest_word(font.size));
        constexpr std::size_t short_text = 6;
        if (row.texts[column].size() > short_text) is_short[column] = false;
      }
    }
    const double gap = size * 0.16;
    const double room = width_ - gap * static_cast<double>(count - 1);
    // Of two columns the first is as wide as its words, so that the second begins alike in tables that look alike.
    const double first = count == 2 ? natural[0] + size * 0.3 : room;
    if (first <= room / 2 && first + least[1] <= room) {
      natural = {first, room - first};
      least[0] = first;
    }
    const double wanted = std::accumulate(natural.begin(), natural.end(), 0.0);
    const double needed = std::accumulate(least.begin(), least.end(), 0.0);
    if (needed > room) return std::nullopt;
    Columns columns;
    double left = 0;
    for (std::size_t column = 0; column < count; ++column) {
      double width = natural[column] + std::max(0.0, room - wanted) / static_cast<double>(count);
      if (wanted > room) {
        const double share = (natural[column] - least[column]) / (wanted - needed);
        width = least[column] + (room - needed) * share;
      }
      columns.left.push_back(left);
      columns.width.push_back(width);
      columns.centred.push_back(is_short[column] && column >= (has_names_ ? 1U : 0U) + (has_keys_ ? 1U : 0U));
      left += width + gap;
    }
    return columns;
  }

  [[nodiscard]] std::vector<CardStrip> table(const Columns& columns, double size) const {
    std::vector<CardStrip> strips;
    std::shared_ptr<const std::vector<CardStrip>> heading;
    std::size_t row_number = 0;
    for (const auto& row : table_cells()) {
      std::vector<std::vector<CardStrip>> cells;
      for (std::size_t column = 0; column < row.texts.size(); ++column) {
        const auto font = font_of(row, column, size);
        // Widths are sums of words, which may lack a hair of what they were measured as.
        auto cell = lines_of(row.texts[column], font, row.heading ? label_ : design_.ink, columns.width[column] + 0.01);
        for (auto& strip : cell) {
          for (auto& run : strip.texts) {
            run.at.x = columns.left[column] + (columns.centred[column] ? columns.width[column] / 2 : 0);
            if (columns.centred[column]) run.anchor = TextRun::Anchor::middle;
          }
        }
        tell_cell(cell, row_number, column, row.heading);
        cells.push_back(std::move(cell));
      }
      ++row_number;
      auto lines = side_by_side(std::move(cells));
      if (lines.empty()) continue;
      add_row(strips, std::move(lines), size);
      if (row.heading) {
        strips.back().keeps_next = true;
        heading = std::make_shared<const std::vector<CardStrip>>(strips);
      }
    }
    if (!heading) return strips;
    for (auto index = heading->size(); index < strips.size(); ++index) strips[index].repeated = heading;
    return strips;
  }

  void tell_cell(std::vector<CardStrip>& strips, std::size_t row, std::size_t column, bool heading) const {
    for (auto& strip : strips) {
      for (auto& run : strip.texts) run.cell = TableCell{number_, row, column, heading};
    }
  }

  void add_row(std::vector<CardStrip>& strips, std::vector<CardStrip> row, double size) const {
    if (row.empty()) return;
    // No card ends within a row: what its last line says belongs to the first.
    keep_whole(row);
    if (!strips.empty()) {
      row.front().before = line_height(size) * 0.42;
      row.front().rule_above = true;
    }
    append(strips, std::move(row));
  }

  /// The key at the left, the name above the text; cells one below the other, each with its heading.
  [[nodiscard]] std::vector<CardStrip> list() const {
    double key_width = 0;
    for (const auto& row : block_.rows) {
      key_width = std::max(key_width, MeasuredText(row.key, key_font(size_)).width(size_) + 0.2);
    }
    const bool keys_beside = has_keys_ && key_width <= width_ * 0.3;
    const double left = keys_beside ? key_width + size_ * 0.2 : 0;
    std::vector<CardStrip> strips;
    for (const auto& row : block_.rows) {
      std::vector<CardStrip> texts;
      const auto add = [&](const std::string& text, const Font& font) {
        append(texts, lines_of(text, font, design_.ink, width_ - left));
      };
      if (!keys_beside) add(row.key, key_font(size_));
      add(row.name, key_font(size_));
      for (std::size_t cell = 0; cell < row.cells.size(); ++cell) {
        const bool named = block_.headings.size() == row.cells.size() && !row.cells[cell].empty();
        add(named ? fmt::format("{}: {}", block_.headings[cell], row.cells[cell]) : row.cells[cell], cell_font(size_));
      }
      move_right(texts, left);
      if (keys_beside) {
        auto key = lines_of(row.key, key_font(size_), label_, key_width);
        const auto number = static_cast<std::size_t>(&row - block_.rows.data());
        tell_cell(key, number, 0, false);
        tell_cell(texts, number, 1, false);
        std::vector<std::vector<CardStrip>> columns;
        columns.push_back(std::move(key));
        columns.push_back(std::move(texts));
        texts = side_by_side(std::move(columns));
      }
      add_row(strips, std::move(texts), size_);
    }
    return strips;
  }

  const CardBlock& block_;
  std::size_t number_;
  double size_;
  double width_;
  Colour label_;
  const Design& design_;
  bool has_keys_ = false;
  bool has_names_ = false;
};

}  // namespace

double line_height(double size) { return size * 1.3 * millimetres_per_point; }

Font label_font_beside(double size) {
  const double label = std::max(smallest_card_type, size * 0.74);
  return spaced_capitals(label, Font::Weight::semibold);
}

std::vector<CardStrip> paragraph_strips(const CardParagraph& paragraph) {
  auto strips = lines_of(paragraph.text, paragraph.font, paragraph.colour, paragraph.width);
  keep_together(strips);
  if (strips.size() <= most_kept) return strips;
  const auto whole = std::make_shared<const CardParagraph>(paragraph);
  for (auto& strip : strips) strip.paragraph = whole;
  return strips;
}

std::vector<CardStrip> body_strips(const std::vector<CardBlock>& blocks, double size, double width, Colour label,
                                   const Design& design) {
  std::vector<CardStrip> strips;
  const Font font = {size, Font::Weight::regular, 0, false};
  const auto label_strips = [&](const std::string& words) {
    auto own = lines_of(in_capitals(words), label_font_beside(size), label, width);
    for (auto& strip : own) strip.keeps_next = strip.is_label = true;
    return own;
  };
  for (const auto& block : blocks) {
    std::vector<CardStrip> own;
    if (!block.label.empty()) own = label_strips(block.label);
    const auto labels = own.size();
    for (const auto& paragraph : block.paragraphs) {
      auto lines = paragraph_strips({paragraph, font, design.ink, width});
      if (lines.empty()) continue;
      if (&paragraph != &block.paragraphs.front()) lines.front().before = line_height(size) * 0.3;
      append(own, std::move(lines));
    }
    const auto number = static_cast<std::size_t>(&block - blocks.data());
    auto rows = RowsLayout(block, number, size, width, label, design).strips();
    if (!rows.empty() && !own.empty()) {
      rows.front().before = line_height(size) * (block.paragraphs.empty() ? 0.12 : 0.45);
    }
    append(own, std::move(rows));
    if (own.empty()) continue;
    for (auto index = labels; index < own.size() && !block.label.empty(); ++index) {
      auto repeated = label_strips(block.label + " (continued)");
      if (own[index].repeated) append(repeated, *own[index].repeated);
      own[index].repeated = std::make_shared<const std::vector<CardStrip>>(std::move(repeated));
    }
    own.front().before = line_height(size) * (strips.empty() ? 0 : 0.62);
    append(strips, std::move(own));
  }
  return strips;
}

}  // namespace bulkhead
