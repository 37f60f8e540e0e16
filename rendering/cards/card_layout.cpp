// SPDX-License-Identifier: MIT
#include "rendering/cards/card_layout.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <utility>

#include "rendering/cairo/capitals.h"
#include "rendering/canvas/pens.h"
#include "rendering/cards/card_body.h"
#include "rendering/cards/card_dealing.h"
#include "rendering/look/colours.h"
#include "rendering/look/spaced_capitals.h"
#include "rendering/text/measured_text.h"
#include "rendering/text/text_measure.h"

namespace bulkhead {
namespace {

constexpr std::size_t most_faces = 20;
/// In bytes, of all that a card says.
constexpr std::size_t longest_text = 20'000;
constexpr double foot_height = 4.2;
constexpr double body_gap = 2.6;
constexpr double head_padding = 2.2;
/// Between the body and the line above the foot, at least.
constexpr double foot_gap = 1;
constexpr std::size_t most_kicker_lines = 2;

const Font foot_font = {smallest_card_type, Font::Weight::regular, 0, true};
const Font kicker_font = spaced_capitals(6.2, Font::Weight::semibold);
const Font figure_word_font = spaced_capitals(smallest_card_type, Font::Weight::semibold);

/// Paper or ink, whichever stands out better.
Colour colour_on(Colour ground, const Design& design) {
  return contrast(design.paper, ground) >= contrast(design.ink, ground) ? design.paper : design.ink;
}

/// Lines that end between its parts where they can, without the dot there.
std::vector<std::string> kicker_lines(const std::string& kicker, double width) {
  constexpr std::string_view dot = " · ";
  const auto broken = [&](const std::string& text) {
    return MeasuredText(text, kicker_font).lines(kicker_font.size, width);
  };
  std::vector<std::string> lines;
  const auto capitals = in_capitals(kicker);
  for (std::string_view rest = capitals; !rest.empty();) {
    const auto end = std::min(rest.find(dot), rest.size());
    const std::string part(rest.substr(0, end));
    rest.remove_prefix(std::min(end + dot.size(), rest.size()));
    if (!lines.empty()) {
      auto joined = broken(lines.back() + std::string(dot) + part);
      if (joined.size() == 1) {
        lines.back() = std::move(joined.front());
        continue;
      }
    }
    for (auto& line : broken(part)) lines.push_back(std::move(line));
  }
  return lines;
}

double line_gap(const Font& font) { return font.size * millimetres_per_point * 1.18; }

/// The name as it stands in the head; what does not fit there begins the body.
struct Title {
  Font font;
  std::vector<std::string> lines;
  std::vector<std::string> rest;
};

/// Large type wants its letters a little closer.
Font title_font(double size) { return {size, Font::Weight::bold, size > 9 ? -size * 0.008 : 0, false}; }

Title set_title(const std::string& name, const CardFormat& format, double width, double most_height) {
  Title title;
  const MeasuredText text(name, title_font(format.title));
  const auto fits_in = [&](double size, std::size_t lines) {
    if (text.widest_word(size) > width && size > smallest_card_type) return false;
    title.font = title_font(size);
    title.lines = text.lines(size, width);
    return title.lines.size() <= lines;
  };
  const double one_line_from = format.title * 0.74;
  for (const double size : type_sizes(format.title, one_line_from)) {
    if (fits_in(size, 1)) return title;
  }
  for (const double size : type_sizes(one_line_from, 7.5)) {
    if (fits_in(size, 2)) return title;
  }
  if (fits_in(7, 3)) return title;
  fits_in(smallest_card_type, 1);
  const auto most = std::max<std::size_t>(static_cast<std::size_t>(most_height / line_gap(title.font)), 1);
  if (title.lines.size() > most) {
    title.rest.assign(title.lines.begin() + static_cast<std::ptrdiff_t>(most), title.lines.end());
    title.lines.resize(most);
  }
  return title;
}

/// Whether the disc holds figure and word, and in which type.
std::optional<Font> figure_font(const CardText& card, double radius) {
  if (card.figure.empty()) return std::nullopt;
  const auto word = in_capitals(card.figure_word);
  if (!fits(word, figure_word_font, radius * 1.45)) return std::nullopt;
  for (const double size : type_sizes(radius * 2.6, smallest_card_type)) {
    const Font font = {size, Font::Weight::bold, 0, true};
    if (fits(card.figure, font, radius * 1.66)) return font;
  }
  return std::nullopt;
}

class CardLayout {
 public:
  CardLayout(const CardText& card, const CardFormat& format, const std::string& mission, const Design& design,
             double least_head)
      : card_(card),
        format_(format),
        mission_(mission),
        design_(design),
        least_head_(least_head),
        on_head_(colour_on(card.look.colour, design)),
        blocks_(card.blocks) {
    set_head();
  }

  [[nodiscard]] Result<std::vector<CardPlan>> faces(double largest) const {
    const auto strips_in = [this](double size) {
      return body_strips(blocks_, size, text_width(), label_colour(), design_);
    };
    const auto room = [this](std::size_t face) { return text_height(face); };
    std::vector<std::vector<CardStrip>> best;
    double type = 0;
    for (const double size : type_sizes(largest, smallest_card_type)) {
      auto faces = dealt(strips_in(size), room);
      // Of types that need as many cards the largest.
      if (best.empty() || faces.size() < best.size()) {
        best = std::move(faces);
        type = size;
      }
      if (best.size() == 1) break;
    }
    if (best.size() > most_faces) {
      return fail(
          fmt::format("The text of #{} would fill {} cards of {} × {} mm; {} is the most: shorten it, or choose "
                      "larger cards.",
                      card_.id.text(), best.size(), format_.size.x, format_.size.y, most_faces));
    }
    if (best.size() > 1) best = dealt_evenly(strips_in(type), room);
    std::vector<CardPlan> plans;
    for (std::size_t index = 0; index < best.size(); ++index) {
      plans.push_back(plan(best[index], index, best.size()));
      plans.back().type = type;
    }
    return plans;
  }

  /// Where the coloured head of the first face ends, its strip included.
  [[nodiscard]] double head_height() const { return head_height(title_lines_of(0)); }

 private:
  [[nodiscard]] double text_width() const { return format_.size.x - 2 * format_.margin; }
  [[nodiscard]] double body_bottom() const { return format_.size.y - format_.margin - foot_height; }
  [[nodiscard]] Colour label_colour() const { return card_.look.colour; }

  void set_head() {
    const double radius = format_.disc / 2;
    figure_font_ = figure_font(card_, radius);
    if (!figure_font_ && !card_.figure.empty()) {
      // What the word says already stands once.
      const bool said = card_.figure_label == card_.figure_word;
      auto words = said ? card_.figure : fmt::format("{} {}", card_.figure, card_.figure_word);
      blocks_.insert(blocks_.begin(), {.label = card_.figure_label, .paragraphs = {std::move(words)}});
    }
    head_width_ = text_width() - (figure_font_ ? format_.disc + 2 : 0);
    kicker_ = kicker_lines(card_.kicker, head_width_);
    if (kicker_.size() > most_kicker_lines) {
      kicker_ = {in_capitals(card_.what)};
      blocks_.insert(blocks_.begin(), {.label = "", .paragraphs = {card_.kicker}});
    }
    const double kicker_height = line_gap(kicker_font) * static_cast<double>(kicker_.size());
    title_ = set_title(card_.name, format_, head_width_, format_.size.y * 0.45 - kicker_height);
    if (title_.rest.empty()) return;
    blocks_.insert(blocks_.begin(), {.label = "", .paragraphs = {fmt::format("{}", fmt::join(title_.rest, " "))}});
  }

  /// Where the coloured head ends, its strip included.
  [[nodiscard]] double head_height(std::size_t title_lines) const {
    double height = format_.margin + cap_height(kicker_font) +
                    line_gap(kicker_font) * static_cast<double>(kicker_.size() - 1) + 2.4 + cap_height(title_.font) +
                    line_gap(title_.font) * static_cast<double>(title_lines - 1);
    // Heads of cards that lie side by side end alike, as long as their names take a line.
    const double usual = format_.margin + cap_height(kicker_font) + 2 + cap_height(title_font(format_.title));
    height = std::max({height, usual, safe_margin + format_.disc - 0.6}) + head_padding + pattern_strip;
    return std::max(height, least_head_);
  }

  [[nodiscard]] std::size_t title_lines_of(std::size_t face) const {
    return face == 0 ? title_.lines.size() : std::min<std::size_t>(title_.lines.size(), 2);
  }

  /// For the text of one of its cards.
  [[nodiscard]] double text_height(std::size_t face) const {
    return body_bottom() - foot_gap - head_height(title_lines_of(face)) - body_gap;
  }

  [[nodiscard]] CardPlan plan(const std::vector<CardStrip>& strips, std::size_t face, std::size_t of) const {
    CardPlan plan;
    plan.id = card_.id;
    plan.name = card_.name;
    plan.number = card_.number;
    plan.of = card_.of;
    plan.size = format_.size;
    plan.look = card_.look;
    const auto lines = title_lines_of(face);
    plan.head = head_height(lines);
    add_head(plan, lines);
    add_disc(plan);
    double top = plan.head + body_gap;
    for (std::size_t index = 0; index < strips.size(); ++index) {
      const auto& strip = strips[index];
      if (index > 0) top += strip.before;
      if (strip.rule_above && index > 0 && !strips[index - 1].is_label) {
        const double y = top - strip.before / 2;
        plan.rules.push_back({{format_.margin, y}, {format_.size.x - format_.margin, y}});
      }
      for (auto run : strip.texts) {
        run.at = run.at + Vec{format_.margin, top};
        plan.texts.push_back(std::move(run));
      }
      top += strip.height;
    }
    add_foot(plan, face, of);
    return plan;
  }

  void add_head(CardPlan& plan, std::size_t title_lines) const {
    double baseline = format_.margin + cap_height(kicker_font);
    for (const auto& line : kicker_) {
      plan.texts.push_back(run_at(line, kicker_font, on_head_, {format_.margin, baseline}));
      baseline += line_gap(kicker_font);
    }
    const double last = plan.head - pattern_strip - head_padding - 0.2;
    baseline = last - line_gap(title_.font) * static_cast<double>(title_lines - 1);
    for (std::size_t index = 0; index < title_lines; ++index) {
      auto text = title_.lines[index];
      if (index + 1 == title_lines && title_lines < title_.lines.size()) {
        text = shortened(text + " …", title_.font, head_width_);
      }
      plan.texts.push_back(with_role(run_at(std::move(text), title_.font, on_head_, {format_.margin - 0.2, baseline}),
                                     TextRun::Role::heading));
      baseline += line_gap(title_.font);
    }
  }

  void add_disc(CardPlan& plan) const {
    if (!figure_font_) return;
    const double radius = format_.disc / 2;
    const double head = plan.head - pattern_strip;
    const Vec centre = {format_.size.x - format_.margin + 0.4 - radius,
                        std::clamp(head / 2, safe_margin + radius, format_.margin + radius + 1)};
    plan.disc = CardPlan::Disc{centre, radius};
    const auto ink = contrast(card_.look.colour, design_.paper) >= 4.5 ? card_.look.colour : design_.ink;
    const double cap = cap_height(*figure_font_);
    const double word = card_.figure_word.empty() ? 0 : cap_height(figure_word_font) + 1.1;
    const double top = centre.y - (cap + word) / 2;
    plan.texts.push_back(run_at(card_.figure, *figure_font_, ink, {centre.x, top + cap}, TextRun::Anchor::middle));
    if (card_.figure_word.empty()) return;
    plan.texts.push_back(run_at(in_capitals(card_.figure_word), figure_word_font, ink, {centre.x, top + cap + word},
                                TextRun::Anchor::middle));
  }

  void add_foot(CardPlan& plan, std::size_t face, std::size_t of) const {
    const double bottom = format_.size.y - format_.margin;
    const double right = format_.size.x - format_.margin;
    plan.rules.push_back({{format_.margin, bottom - 3.4}, {right, bottom - 3.4}});
    auto number = fmt::format("{} / {}", card_.number, card_.of);
    if (of > 1) number = fmt::format("part {} of {} · {}", face + 1, of, number);
    const double baseline = bottom - 0.55;
    const double room = text_width() - measure(number, foot_font).width - 3;
    plan.cuts_mission = !fits(mission_, foot_font, room);
    plan.texts.push_back(
        run_at(shortened(mission_, foot_font, room), foot_font, design_.mute, {format_.margin, baseline}));
    plan.texts.push_back(run_at(std::move(number), foot_font, design_.mute, {right, baseline}, TextRun::Anchor::end));
  }

  const CardText& card_;
  const CardFormat& format_;
  const std::string& mission_;
  const Design& design_;
  double least_head_;
  Colour on_head_;
  std::vector<CardBlock> blocks_;
  std::optional<Font> figure_font_;
  double head_width_ = 0;
  std::vector<std::string> kicker_;
  Title title_;
};

std::size_t length_of(const CardText& card) {
  auto length = card.name.size() + card.kicker.size() + card.figure.size() + card.figure_word.size();
  for (const auto& block : card.blocks) {
    for (const auto& paragraph : block.paragraphs) length += paragraph.size();
    for (const auto& heading : block.headings) length += heading.size();
    for (const auto& row : block.rows) {
      length += row.key.size() + row.name.size();
      for (const auto& cell : row.cells) length += cell.size();
    }
  }
  return length;
}

}  // namespace

Result<std::vector<CardPlan>> lay_out_card(const CardText& card, const CardFormat& format, const std::string& mission,
                                           const Design& design, const DeckLook& deck) {
  if (const auto length = length_of(card); length > longest_text) {
    return fail(fmt::format("#{} says {} letters, which no card holds; {} are the most: shorten it.", card.id.text(),
                            length, longest_text));
  }
  return CardLayout(card, format, mission, design, deck.least_head).faces(deck.largest_type.value_or(format.body));
}

double head_of_card(const CardText& card, const CardFormat& format, const Design& design) {
  return CardLayout(card, format, {}, design, 0).head_height();
}

double usual_head(const CardFormat& format) {
  const double words = format.margin + cap_height(kicker_font) + line_gap(kicker_font) * (most_kicker_lines - 1) + 2.4 +
                       cap_height(title_font(format.title));
  return std::max(words, safe_margin + format.disc - 0.6) + head_padding + pattern_strip;
}

CardBackPlan lay_out_card_back(const CardText& card, const CardFormat& format, const std::string& mission,
                               const Design& design) {
  CardBackPlan back;
  back.size = format.size;
  back.look = card.look;
  back.frame = format.margin + 0.6;
  const double plate = format.size.x - 2 * (back.frame + 3);
  const double width = plate - 4;
  auto font = spaced_capitals(format.title, Font::Weight::bold);
  const auto what = in_capitals(card.what);
  while (font.size > smallest_card_type && !fits(what, font, width))
    font = spaced_capitals(font.size - 0.5, font.weight);
  const auto small = spaced_capitals(std::max(smallest_card_type, format.body - 1.5), Font::Weight::semibold);
  const Font foot = {std::max(smallest_card_type, format.body - 1.5), Font::Weight::regular, 0, false};
  std::vector<std::pair<std::string, Font>> lines;
  if (!card.side.empty()) lines.emplace_back(shortened(in_capitals(card.side), small, width), small);
  lines.emplace_back(what, font);
  const auto names = lines.size();
  constexpr std::size_t most_lines = 2;
  auto titles = wrap(mission, foot, width, most_lines);
  back.cuts_mission = titles.size() == most_lines && titles.back().ends_with("…") && !mission.ends_with("…");
  back.cuts_side = !fits(in_capitals(card.side), small, width);
  for (auto& line : titles) lines.emplace_back(std::move(line), foot);
  double height = 0;
  for (const auto& line : lines) height += line_height(line.second.size);
  constexpr double padding = 4;
  double top = (format.size.y - height) / 2;
  back.plate = {{(format.size.x - plate) / 2, top - padding}, {plate, height + 2 * padding}};
  for (std::size_t index = 0; index < lines.size(); ++index) {
    auto& [text, type] = lines[index];
    const double line = line_height(type.size);
    back.texts.push_back(run_at(std::move(text), type, index < names ? card.look.colour : design.mute,
                                {format.size.x / 2, top + (line + cap_height(type)) / 2}, TextRun::Anchor::middle));
    top += line;
  }
  return back;
}

}  // namespace bulkhead
