// SPDX-License-Identifier: MIT
#include "rendering/sheet/header_footer.h"

#include <fmt/format.h>

#include <algorithm>
#include <string_view>
#include <utility>

#include "rendering/canvas/pens.h"
#include "rendering/look/spaced_capitals.h"
#include "rendering/sheet/scale_bar.h"
#include "rendering/sheet/words.h"
#include "rendering/text/sentences.h"
#include "rendering/text/text_measure.h"

namespace bulkhead {
namespace {

constexpr double title_line = 1.16;
/// Kept free at the right of the title for what the sheet is and its scale.
constexpr double right_width = 52;
constexpr double lead_line = 4.8;
constexpr double foot_line = 3.5;
/// What is longer is cut.
constexpr std::size_t most_title_lines = 20;
constexpr std::size_t most_lead_lines = 3;
constexpr std::size_t most_foot_lines = 3;

const Font lead_font = {type_size::lead, Font::Weight::regular, 0, false};
const Font what_font = spaced_capitals(7.5, Font::Weight::semibold, true);
const Font foot_font = {type_size::small, Font::Weight::regular, 0, false};

Font title_font(double size) {
  // Large type wants its letters a little closer.
  return {size, Font::Weight::bold, size > 15 ? -size * 0.012 : 0, false};
}

void set_title(Header& header, const std::string& title, double width, std::size_t most_lines) {
  for (int size = static_cast<int>(type_size::title); size >= 16; --size) {
    header.title_font = title_font(size);
    header.title = {title};
    if (fits(title, header.title_font, width)) return;
  }
  for (const double size : {18.0, 14.0, 11.0}) {
    header.title_font = title_font(size);
    header.title = wrap(title, header.title_font, width, most_lines);
    if (header.title.size() <= 3 && most_lines > 1) return;
  }
}

/// Whether lines that a text was broken into have not all of it.
bool are_cut(const std::vector<std::string>& lines, std::string_view text) {
  return !lines.empty() && lines.back().ends_with("…") && !text.ends_with("…");
}

/// The lines of a text of which only so many fit: the last of them is cut behind a word, unless it has only one.
std::vector<std::string> cut_behind_word(const std::string& text, const Font& font, double width, std::size_t most) {
  auto lines = wrap(text, font, width, most + 1);
  if (lines.size() <= most) return lines;
  lines.resize(most);
  const auto last = lines.back();
  for (auto end = last.size(); end != std::string::npos && end > 0; end = last.find_last_of(' ', end - 1)) {
    const auto cut = last.substr(0, last.find_last_not_of(" ,;:", end - 1) + 1) + "…";
    if (!fits(cut, font, width)) continue;
    lines.back() = cut;
    return lines;
  }
  lines.back() = shortened(last + " …", font, width);
  return lines;
}

/// As many sentences of a text from its beginning as fit into so many lines; nothing where not even one does.
std::vector<std::string> whole_sentences(const std::string& text, const Font& font, double width, std::size_t most) {
  std::vector<std::string> lines;
  for (auto end = sentence_end(text, 0); end < text.size(); end = sentence_end(text, end)) {
    const auto part = text.substr(0, end);
    auto longer = wrap(part, font, width, most);
    if (are_cut(longer, part)) break;
    lines = std::move(longer);
  }
  return lines;
}

/// The lines of a text that is broken a little earlier where its last word would else stand alone.
std::vector<std::string> without_lonely_word(std::vector<std::string> lines, const std::string& text, const Font& font,
                                             double width) {
  constexpr double least = 0.75;
  const auto is_lonely = [](const auto& set) { return set.size() > 1 && set.back().find(' ') == std::string::npos; };
  for (double narrower = width * 0.97; is_lonely(lines) && narrower >= width * least; narrower -= width * 0.03) {
    auto other = wrap(text, font, narrower, lines.size() + 1);
    if (other.size() > lines.size()) break;
    if (!is_lonely(other)) return other;
  }
  return lines;
}

/// How many lines a text may have that may else have `most`.
std::size_t most_lines(HeadTexts texts, std::size_t most) { return texts == HeadTexts::one_line ? 1 : most; }

double title_height(const Header& header) {
  const double em = header.title_font.size * millimetres_per_point;
  return cap_height(header.title_font) + em * title_line * static_cast<double>(header.title.size() - 1);
}

}  // namespace

Header set_header(const Mission& mission, std::string_view what, double width, HeadTexts texts) {
  Header header;
  const auto title = title_of(mission);
  set_title(header, title, width - right_width, most_lines(texts, most_title_lines));
  header.title_is_cut = are_cut(header.title, title);
  const auto lead = lead_of(mission);
  const double lead_width = std::min(width - right_width, 150.0);
  const auto lead_lines = most_lines(texts, most_lead_lines);
  header.lead = cut_behind_word(lead, lead_font, lead_width, lead_lines);
  header.lead_is_cut = are_cut(header.lead, lead);
  if (header.lead_is_cut) {
    if (auto whole = whole_sentences(lead, lead_font, lead_width, lead_lines); !whole.empty()) {
      header.lead = std::move(whole);
    }
  } else {
    header.lead = without_lonely_word(std::move(header.lead), lead, lead_font, lead_width);
  }
  header.what = what;
  const double lead_height = lead_line * static_cast<double>(header.lead.size());
  header.height = title_height(header) + (header.lead.empty() ? 0 : 2.4 + lead_height) + 4.2;
  header.height = std::max(header.height, 16.5);
  return header;
}

void draw(Canvas& canvas, const Header& header, double scale, Vec top_left, double width, const Design& design) {
  const double em = header.title_font.size * millimetres_per_point;
  double baseline = top_left.y + cap_height(header.title_font);
  for (const auto& line : header.title) {
    canvas.text(with_role(run_at(line, header.title_font, design.ink, {top_left.x, baseline}), TextRun::Role::title));
    baseline += em * title_line;
  }
  baseline += 2.4 + lead_line - em * title_line;
  if (!header.lead.empty()) baseline += 0.6;
  for (const auto& line : header.lead) {
    canvas.text(run_at(line, lead_font, design.mute, {top_left.x - 0.2, baseline}));
    baseline += lead_line;
  }
  const double right = top_left.x + width;
  const auto bar = scale_bar(scale);
  const double left = right - size_of(bar).x;
  const double top = top_left.y + cap_height(what_font);
  canvas.text(run_at(header.what, what_font, design.ink, {left, top}));
  canvas.text(run_at("SCALE " + spaced_scale(scale), what_font, design.ink, {right, top}, TextRun::Anchor::end));
  draw(canvas, bar, {left, top + 1.9}, design);
  draw_rule(canvas, top_left + Vec{0, header.height}, width, weight::header, design.ink);
}

Footer set_footer(const Mission& mission, double width, HeadTexts texts) {
  Footer footer;
  const auto left = byline(mission);
  const auto right = built_from(mission);
  footer.in_one_line = fits(left, foot_font, width) && fits(right, foot_font, width) &&
                       measure(left, foot_font).width + measure(right, foot_font).width + 8 <= width;
  footer.left = cut_behind_word(left, foot_font, width, most_lines(texts, most_foot_lines));
  footer.right = cut_behind_word(right, foot_font, width, most_lines(texts, most_foot_lines));
  footer.is_cut = are_cut(footer.left, left) || are_cut(footer.right, right);
  const auto lines =
      footer.in_one_line ? std::max(footer.left.size(), footer.right.size()) : footer.left.size() + footer.right.size();
  footer.height = foot_line * static_cast<double>(lines);
  return footer;
}

void draw(Canvas& canvas, const Footer& footer, Vec top_left, double width, const Design& design) {
  const double bottom = top_left.y + footer.height - 0.4;
  double baseline = bottom - foot_line * static_cast<double>(std::max<std::size_t>(footer.right.size(), 1) - 1);
  const auto anchor = footer.in_one_line ? TextRun::Anchor::end : TextRun::Anchor::start;
  const double right_edge = top_left.x + (footer.in_one_line ? width : 0);
  for (const auto& line : footer.right) {
    canvas.text(run_at(line, foot_font, design.mute, {right_edge, baseline}, anchor));
    baseline += foot_line;
  }
  baseline = top_left.y + foot_line - 0.4;
  for (const auto& line : footer.left) {
    canvas.text(run_at(line, foot_font, design.mute, {top_left.x, baseline}));
    baseline += foot_line;
  }
}

void draw_rule(Canvas& canvas, Vec from, double width, double weight, Colour colour) {
  Stroke stroke;
  stroke.width = weight;
  stroke.colour = colour;
  canvas.stroke(Path::line(from, from + Vec{width, 0}), stroke);
}

std::string spaced_scale(double scale) { return fmt::format("1 : {:g}", scale); }

}  // namespace bulkhead
