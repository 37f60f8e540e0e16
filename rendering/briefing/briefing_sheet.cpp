// SPDX-License-Identifier: MIT
#include "rendering/briefing/briefing_sheet.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <iterator>
#include <memory>
#include <span>
#include <utility>

#include "rendering/canvas/pens.h"
#include "rendering/canvas/texts.h"
#include "rendering/cards/card_body.h"
#include "rendering/cards/card_dealing.h"
#include "rendering/look/spaced_capitals.h"
#include "rendering/sheet/header_footer.h"
#include "rendering/sheet/paper_fill.h"
#include "rendering/text/text_measure.h"

namespace bulkhead {
namespace {

/// In millimetres.
constexpr double margin = 14;
constexpr double column_gap = 8;
/// Lines are easy to read from there on.
constexpr double column_width = 78;
constexpr double least_column = 50;
constexpr double least_height = 40;
constexpr double head_below = 7;
constexpr double foot_height = 6;
constexpr double entry_indent = 3.2;
/// Longer briefings are set once: one page of many is little to save.
constexpr std::size_t most_tried_pages = 12;
/// Shorter tables are not parted.
constexpr std::size_t most_kept_rows = 4;

/// How it is set.
struct Setting {
  /// In points.
  double body = 0;
  /// As many lines of paragraphs below a heading stay with what follows them.
  std::size_t kept_lines = 0;
};
/// The best first: each of the others where it takes fewer pages.
constexpr std::array settings = {Setting{8.5, 4}, Setting{8.5, 2}, Setting{8, 4}, Setting{8, 2}};

const Font chapter_font = {12, Font::Weight::bold, 0, false};
const Font section_font = {9.5, Font::Weight::bold, 0, false};
const Font title_font = {20, Font::Weight::bold, -0.16, false};
const Font foot_font = {type_size::small, Font::Weight::regular, 0, true};
const Font what_font = spaced_capitals(type_size::small, Font::Weight::semibold);

/// The lines of a text as they stand on a page.
class Setter {
 public:
  Setter(double width, const Setting& setting, const Design& design)
      : width_(width),
        body_{setting.body, Font::Weight::regular, 0, false},
        kept_lines_(setting.kept_lines),
        design_(design) {}

  std::vector<CardStrip> set(const std::vector<TextPart>& parts) {
    for (std::size_t index = 0; index < parts.size(); ++index) {
      const auto& part = parts[index];
      const bool is_last = index + 1 == parts.size();
      const bool goes_on = !is_last && (parts[index + 1].kind != TextPart::Kind::heading || parts[index + 1].level > 2);
      switch (part.kind) {
        case TextPart::Kind::heading: add_heading(part); break;
        case TextPart::Kind::paragraph:
          add_paragraph(part.text, goes_on, !is_last && is_short_table(parts[index + 1]));
          break;
        case TextPart::Kind::entry: add_entry(part.text); break;
        case TextPart::Kind::table: add_table(part, index); break;
      }
      last_ = part.kind;
    }
    return std::move(strips_);
  }

 private:
  /// With so many lines of room above them.
  void add(std::vector<CardStrip> more, double above) {
    if (more.empty()) return;
    // A heading stands near to what is below it.
    const bool below_heading = last_ == TextPart::Kind::heading && !strips_.empty();
    more.front().before = line_height(body_.size) * (below_heading ? std::min(above, 0.15) : above);
    strips_.insert(strips_.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
  }

  void add_heading(const TextPart& part) {
    const bool chapter = part.level <= 2;
    auto lines = paragraph_strips({part.text, chapter ? chapter_font : section_font, design_.ink, width_});
    for (auto& line : lines) {
      line.keeps_next = true;
      line.paragraph = nullptr;
      for (auto& run : line.texts) run.role = TextRun::Role::heading;
    }
    if (!lines.empty()) lines.front().rule_above = chapter;
    add(std::move(lines), chapter ? 1.5 : 0.8);
  }

  static bool is_short_table(const TextPart& part) {
    return part.kind == TextPart::Kind::table && part.rows.size() <= most_kept_rows;
  }

  /// A few lines below a heading stay with what follows, as what it takes to do an action does with what it does; a
  /// last line alone with what is before it, and the end with a short table.
  void add_paragraph(const std::string& text, bool goes_on, bool before_short_table) {
    auto lines = paragraph_strips({text, body_, design_.ink, width_});
    below_heading_ = last_ == TextPart::Kind::heading ? 0 : below_heading_;
    below_heading_ += lines.size();
    if (!lines.empty() && (below_heading_ <= kept_lines_ || before_short_table)) lines.back().keeps_next = goes_on;
    if (lines.size() == 1 && !goes_on && !strips_.empty()) strips_.back().keeps_next = true;
    add(std::move(lines), 0.45);
  }

  void add_entry(const std::string& text) {
    auto lines = paragraph_strips({text, body_, design_.ink, width_ - entry_indent});
    for (auto& line : lines) {
      line.paragraph = nullptr;
      for (auto& run : line.texts) run.at.x += entry_indent;
    }
    if (lines.empty()) return;
    auto& first = lines.front().texts;
    if (!first.empty()) first.insert(first.begin(), run_at("•", body_, design_.mute, {0.6, first.front().at.y}));
    add(std::move(lines), last_ == TextPart::Kind::entry ? 0.12 : 0.3);
  }

  void add_table(const TextPart& part, std::size_t number) {
    CardBlock block{.label = "", .headings = part.headings};
    for (const auto& cells : part.rows) block.rows.push_back({.key = "", .name = "", .cells = cells});
    auto lines = body_strips({block}, body_.size - 0.5, width_, design_.ink, design_);
    for (auto& line : lines) {
      for (auto& run : line.texts) {
        if (run.cell) run.cell->table = number;
      }
    }
    if (is_short_table(part)) {
      for (std::size_t line = 0; line + 1 < lines.size(); ++line) lines[line].keeps_next = true;
    }
    add(std::move(lines), 0.5);
  }

  double width_;
  Font body_;
  std::size_t kept_lines_;
  const Design& design_;
  std::vector<CardStrip> strips_;
  TextPart::Kind last_ = TextPart::Kind::paragraph;
  /// Lines of paragraphs since the last heading.
  std::size_t below_heading_ = 0;
};

/// Everything that the pages draw.
struct Drawing {
  const Design* design = nullptr;
  std::string title;
  Vec page;
  std::vector<std::string> title_lines;
  double column = 0;
  std::size_t columns = 1;
  /// One after the other, over all pages.
  std::vector<std::vector<CardStrip>> texts;

  [[nodiscard]] double width() const { return page.x - 2 * margin; }
  [[nodiscard]] std::size_t pages() const { return (texts.size() + columns - 1) / columns; }
  /// Where columns begin on a page.
  [[nodiscard]] double top(std::size_t number) const {
    if (number > 0) return margin;
    return margin + static_cast<double>(title_lines.size()) * line_height(title_font.size) + head_below;
  }
  [[nodiscard]] double height(std::size_t number) const { return page.y - margin - foot_height - top(number); }
};

void draw_head(Canvas& canvas, const Drawing& drawing) {
  const auto& design = *drawing.design;
  double base = margin + cap_height(title_font);
  canvas.text(run_at("BRIEFING", what_font, design.mute, {margin + drawing.width(), margin + cap_height(what_font)},
                     TextRun::Anchor::end));
  for (const auto& line : drawing.title_lines) {
    canvas.text(with_role(run_at(line, title_font, design.ink, {margin, base}), TextRun::Role::title));
    base += line_height(title_font.size);
  }
  draw_rule(canvas, {margin, drawing.top(0) - head_below + 1.5}, drawing.width(), weight::header, design.ink);
}

void draw_column(Canvas& canvas, const std::vector<CardStrip>& strips, Vec at, double width, const Design& design) {
  std::vector<TextRun> texts;
  for (std::size_t index = 0; index < strips.size(); ++index) {
    const auto& strip = strips[index];
    if (index > 0) {
      if (strip.rule_above) {
        draw_rule(canvas, at + Vec{0, strip.before * 0.6}, width, weight::lattice, design.rule);
      }
      at.y += strip.before;
    }
    for (const auto& run : strip.texts) {
      texts.push_back(run);
      texts.back().at = run.at + at;
    }
    at.y += strip.height;
  }
  draw_texts(canvas, std::move(texts), {});
}

void paint(Canvas& canvas, const Drawing& drawing, std::size_t number) {
  const auto& design = *drawing.design;
  fill_paper(canvas, drawing.page, design);
  if (number == 0) {
    canvas.begin_layer("header", "Header");
    draw_head(canvas, drawing);
    canvas.end_layer();
  }
  canvas.begin_layer("text", "Text");
  for (std::size_t column = 0; column < drawing.columns; ++column) {
    const auto text = number * drawing.columns + column;
    if (text >= drawing.texts.size()) break;
    const double left = margin + static_cast<double>(column) * (drawing.column + column_gap);
    draw_column(canvas, drawing.texts[text], {left, drawing.top(number)}, drawing.column, design);
  }
  canvas.end_layer();
  canvas.begin_layer("foot", "Foot");
  const double base = drawing.page.y - margin;
  const auto count = fmt::format("{} / {}", number + 1, drawing.pages());
  const double room = drawing.width() - measure(count, foot_font).width - 5;
  canvas.text(run_at(shortened(drawing.title, foot_font, room), foot_font, design.mute, {margin, base}));
  canvas.text(run_at(count, foot_font, design.mute, {margin + drawing.width(), base}, TextRun::Anchor::end));
  canvas.end_layer();
}

}  // namespace

Result<BriefingSheet> briefing_sheet(const std::string& title, const std::vector<TextPart>& parts,
                                     const BriefingSheetOptions& options) {
  constexpr std::size_t most_title_lines = 3;
  const auto drawing = std::make_shared<Drawing>();
  drawing->design = options.design;
  drawing->title = title;
  drawing->page = size_of(options.paper);
  if (options.orientation == Orientation::across) std::swap(drawing->page.x, drawing->page.y);
  const double what = measure("BRIEFING", what_font).width + 6;
  const auto too_small = [&] {
    return fail(fmt::format("{} is too small for the briefing: choose larger paper.", to_text(options.paper)));
  };
  if (drawing->width() < least_column) return too_small();
  drawing->title_lines = wrap(title, title_font, drawing->width() - what, most_title_lines);
  if (drawing->height(0) < least_height) return too_small();
  drawing->columns =
      std::max<std::size_t>(static_cast<std::size_t>((drawing->width() + column_gap) / (column_width + column_gap)), 1);
  const auto gaps = static_cast<double>(drawing->columns - 1) * column_gap;
  drawing->column = (drawing->width() - gaps) / static_cast<double>(drawing->columns);
  const auto set_as = [&](const Setting& setting) {
    drawing->texts = dealt(Setter(drawing->column, setting, *options.design).set(parts),
                           [&](std::size_t text) { return drawing->height(text / drawing->columns); });
    return drawing->pages();
  };
  const auto* best = &settings.front();
  auto pages = set_as(*best);
  if (pages > 1 && pages <= most_tried_pages) {
    for (const auto& other : std::span(settings).subspan(1)) {
      const auto fewer = set_as(other);
      if (fewer >= pages) continue;
      pages = fewer;
      best = &other;
    }
    (void)set_as(*best);
  }
  BriefingSheet made;
  for (std::size_t number = 0; number < drawing->pages(); ++number) {
    made.pages.push_back({drawing->page, [drawing, number](Canvas& canvas) { paint(canvas, *drawing, number); }});
    made.pages.back().name =
        drawing->pages() == 1 ? "Briefing" : fmt::format("Briefing {} of {}", number + 1, drawing->pages());
  }
  const auto& lines = drawing->title_lines;
  if (lines.size() == most_title_lines && lines.back().ends_with("…") && !title.ends_with("…")) {
    made.warnings.emplace_back("The title is too long for the head of this sheet, and is cut.");
  }
  return made;
}

}  // namespace bulkhead
