// SPDX-License-Identifier: MIT
#include "rendering/tokens/token_face.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "rendering/canvas/outline.h"
#include "rendering/look/colours.h"
#include "rendering/map/names.h"
#include "rendering/text/measured_text.h"
#include "rendering/text/text_measure.h"

namespace bulkhead {
namespace {

constexpr double smallest_type = 6;
constexpr std::size_t most_lines = 4;
constexpr std::size_t most_caption_lines = 3;
constexpr double line_share = 1.2;
constexpr double one_line_share = 0.86;
/// The line that is cut along, and how much paper is left to both sides of it where there is a pattern.
constexpr double cut_line = 0.25;
constexpr double cut_rim = 0.2;
/// Within an objective's edge.
constexpr double ring_line = 0.8;

Font name_font(double size) { return {size, Font::Weight::semibold, 0, false}; }
Font label_font(double size) { return {size, Font::Weight::bold, 0, false}; }

double line_gap(double size) { return size * line_share * millimetres_per_point; }

/// How wide a circle is at its narrowest between two heights.
double chord(double radius, double top, double bottom) {
  const double furthest = std::max(std::abs(top), std::abs(bottom));
  return furthest >= radius ? 0 : 2 * std::sqrt(radius * radius - furthest * furthest);
}

TextRun centred(std::string text, const Font& font, Colour colour, double baseline) {
  TextRun run;
  run.text = std::move(text);
  run.font = font;
  run.colour = colour;
  run.at = {0, baseline};
  run.anchor = TextRun::Anchor::middle;
  return run;
}

/// Label and name as one block in the middle of a circle, each line as wide as the circle is there.
class CircleText {
 public:
  CircleText(const Token& token, double radius, Colour label, Colour name)
      : token_(token), radius_(radius), label_colour_(label), name_colour_(name), name_(token.name, name_font(10)) {}

  /// Both if they fit; otherwise nothing.
  [[nodiscard]] std::vector<TextRun> both(double label_points) const {
    for (const double size : type_sizes(largest_name(), smallest_type)) {
      for (std::size_t lines = 1; lines <= most_lines; ++lines) {
        auto texts = block(label_points, size, lines);
        if (!texts.empty()) return texts;
      }
    }
    return {};
  }

  [[nodiscard]] std::vector<TextRun> label_alone() const {
    for (const double size : type_sizes(radius_ * 2.6, smallest_type)) {
      const auto font = label_font(size);
      const double half = cap_height(font) / 2;
      if (fits(token_.label, font, chord(radius_, -half, half))) {
        return {centred(token_.label, font, label_colour_, half)};
      }
    }
    return {};
  }

 private:
  /// In points. A name by itself has the room of the label as well.
  [[nodiscard]] double largest_name() const {
    return token_.label.empty() ? std::clamp(4 + radius_ * 0.6, smallest_type, 24.0)
                                : std::clamp(radius_ * 0.62, smallest_type, 15.0);
  }

  [[nodiscard]] std::vector<TextRun> block(double label_points, double size, std::size_t count) const {
    const auto font = name_font(size);
    const double label = token_.label.empty() ? 0 : cap_height(label_font(label_points));
    const double gap = token_.label.empty() ? 0 : std::max(1.0, label * 0.3);
    const double names = cap_height(font) + line_gap(size) * static_cast<double>(count - 1);
    const double top = -(label + gap + names) / 2;
    if (label > 0 && !fits(token_.label, label_font(label_points), chord(radius_, top, top + label))) return {};
    double width = 2 * radius_;
    for (std::size_t line = 0; line < count; ++line) {
      const double line_top = top + label + gap + line_gap(size) * static_cast<double>(line);
      width = std::min(width, chord(radius_, line_top, line_top + cap_height(font) * 1.3));
    }
    // From ring to ring a name by itself is hard to read: rather two lines, if it has two words.
    if (count == 1 && token_.label.empty() && token_.name.find(' ') != std::string::npos) width *= one_line_share;
    if (name_.widest_word(size) > width) return {};
    auto lines = name_.lines(size, width);
    if (lines.size() != count) return {};
    std::vector<TextRun> texts;
    if (label > 0) texts.push_back(centred(token_.label, label_font(label_points), label_colour_, top + label));
    double baseline = top + label + gap + cap_height(font);
    for (auto& line : lines) {
      texts.push_back(centred(std::move(line), font, name_colour_, baseline));
      baseline += line_gap(size);
    }
    return texts;
  }

  const Token& token_;
  double radius_;
  Colour label_colour_;
  Colour name_colour_;
  MeasuredText name_;
};

void add_caption(TokenFace& face, const std::string& words, Colour colour) {
  const auto font = name_font(smallest_type);
  const double width = std::max(2 * face.radius, 16.0);
  auto lines = MeasuredText(words, font).lines(font.size, width);
  if (lines.size() > most_caption_lines) {
    face.caption_is_cut = true;
    lines.resize(most_caption_lines);
    lines.back() = shortened(lines.back() + " …", font, width);
  }
  double baseline = face.radius + token_bleed + 0.9 + cap_height(font);
  for (auto& line : lines) {
    face.caption.push_back(centred(std::move(line), font, colour, baseline));
    baseline += line_gap(font.size);
  }
}

}  // namespace

TokenFace lay_out_token(const Token& token, const Design& design) {
  TokenFace face;
  face.radius = token.size / 2;
  const bool objective = token.kind == Token::Kind::objective;
  const double rim = token.look ? std::clamp(face.radius * 0.16, 0.9, 3.0) : std::clamp(face.radius * 0.07, 0.4, 1.2);
  face.inner_radius = face.radius - rim;
  const double room = face.inner_radius - std::clamp(face.radius * 0.06, 0.3, 0.9);
  const auto label = token.look && !objective ? token.look->colour : design.ink;
  const CircleText text(token, room, label, design.ink);
  if (!token.label.empty() || !token.name.empty()) {
    for (const double share : {1.5, 1.1, 0.8}) {
      face.texts = text.both(std::max(smallest_type, room * share));
      if (!face.texts.empty()) return face;
    }
  }
  std::string words = token.name;
  if (!token.label.empty()) {
    face.texts = text.label_alone();
    if (face.texts.empty()) words += " · " + token.label;
  }
  add_caption(face, words, design.mute);
  return face;
}

Rect bounds_of(const TokenFace& face) {
  const double reach = face.radius + token_bleed;
  Rect bounds = {{-reach, -reach}, {2 * reach, 2 * reach}};
  for (const auto& run : face.caption) bounds = joined(bounds, bounds_of(run));
  return bounds;
}

void draw(Canvas& canvas, const Token& token, const TokenFace& face, Vec centre, const Design& design) {
  auto object = object_of("token", token.id, token.name + (token.label.empty() ? "" : " " + token.label));
  canvas.begin_object(object);
  const auto ground = Path::circle(centre, face.radius + token_bleed);
  const auto inner = Path::circle(centre, face.inner_radius);
  const bool objective = token.kind == Token::Kind::objective;
  const auto face_colour = objective ? design.objective : design.paper;
  canvas.fill(ground, objective && !token.look ? design.objective : design.paper);
  if (token.look) {
    canvas.fill(ground, token.look->colour.faded(0.16));
    auto pattern = ground_pattern(*token.look, 0.62);
    pattern.weight *= 1.5;
    pattern.colour = token.look->colour;
    canvas.fill(ground, pattern);
    canvas.fill(inner, face_colour);
    canvas.stroke(inner, round_line(0.35, token.look->colour));
  } else {
    // Nobody takes it for the line to cut along.
    canvas.stroke(inner, round_line(ring_line, design.ink));
  }
  // A rim of paper parts the line that is cut along from the pattern to both sides of it.
  const auto cut = Path::circle(centre, face.radius);
  if (token.look) canvas.stroke(cut, round_line(cut_line + 2 * cut_rim, design.paper));
  canvas.stroke(cut, round_line(cut_line, design.ink));
  for (const auto* texts : {&face.texts, &face.caption}) {
    for (auto run : *texts) {
      run.at = run.at + centre;
      canvas.text(run);
    }
  }
  canvas.end_object();
}

}  // namespace bulkhead
