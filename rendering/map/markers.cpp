// SPDX-License-Identifier: MIT
#include "rendering/map/markers.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <numbers>
#include <utility>

#include "rendering/look/colours.h"
#include "rendering/map/names.h"
#include "rendering/map/zone_styles.h"
#include "rendering/text/text_measure.h"

namespace bulkhead {
namespace {

/// In points: of usual markers on maps; a larger one, as on a poster, has a label that grows with it.
constexpr double largest_label = 15;
constexpr double label_to_radius = 1.5;

Font label_font(double size) { return {size, Font::Weight::bold, 0, false}; }

/// The largest type in which a label fits into a circle; 0 if none does.
double fitting_size(const std::string& label, double radius) {
  if (label.empty() || !fits(label, label_font(type_size::smallest), 2 * radius)) return 0;
  const double wanted =
      std::clamp(radius * 2.5, type_size::smallest, std::max(largest_label, radius * label_to_radius));
  for (int halves = static_cast<int>(wanted * 2); halves >= 2 * type_size::smallest; --halves) {
    const double size = halves / 2.0;
    const auto font = label_font(size);
    if (std::hypot(measure(label, font).width / 2, cap_height(font) / 2) <= radius * 0.88) return size;
  }
  return 0;
}

Path regular_polygon(Vec centre, double radius, int corners, double first_angle) {
  std::vector<Vec> points;
  for (int corner = 0; corner < corners; ++corner) {
    const double angle = first_angle + 2 * std::numbers::pi * corner / corners;
    points.push_back(centre + Vec{std::cos(angle) * radius, std::sin(angle) * radius});
  }
  return Path::polygon(points);
}

Path outline_path(MarkerToken::Outline outline, Vec centre, double radius) {
  using Outline = MarkerToken::Outline;
  constexpr double eighth = std::numbers::pi / 4;
  switch (outline) {
    case Outline::disc: return Path::circle(centre, radius);
    case Outline::square: return regular_polygon(centre, radius, 4, eighth);
    case Outline::diamond: return regular_polygon(centre, radius, 4, 0);
    case Outline::hexagon: return regular_polygon(centre, radius, 6, 0);
    case Outline::octagon: break;
  }
  return regular_polygon(centre, radius, 8, eighth / 2);
}

/// Kinds other than objectives take their outlines in the order in which the mission uses them.
class Outlines {
 public:
  void give(MarkerToken& token) {
    using Outline = MarkerToken::Outline;
    constexpr std::array others = {Outline::square, Outline::diamond, Outline::hexagon, Outline::octagon};
    constexpr std::size_t rounds = 3;
    if (token.kind == Id(objective_kind)) return;
    auto found = std::find(kinds_.begin(), kinds_.end(), token.kind);
    if (found == kinds_.end()) found = kinds_.insert(kinds_.end(), token.kind);
    const auto number = static_cast<std::size_t>(found - kinds_.begin());
    token.outline = others[number % others.size()];
    token.round = static_cast<int>(number / others.size() % rounds);
  }

 private:
  std::vector<Id> kinds_;
};

MarkerToken token_of(const MapFrame& frame, const Marker& marker, Outlines& outlines) {
  const auto& mission = frame.mission();
  const auto* kind = find_marker_kind(*mission.system, marker.kind);
  MarkerToken token;
  token.kind = marker.kind;
  token.kind_name = kind != nullptr ? one_line(kind->name) : std::string();
  if (token.kind_name.empty()) token.kind_name = id_as_words(marker.kind);
  token.name = one_line(marker.name);
  if (token.name.empty()) token.name = token.kind_name;
  outlines.give(token);
  const bool objective = token.outline == MarkerToken::Outline::disc;
  token.centre = frame.at(marker.at);
  token.size = marker_size(*mission.system, marker.kind);
  token.reach = control_range(*mission.system, marker.kind);
  token.radius = frame.length(token.size) / 2;
  token.range = token.reach > Length() ? token.radius + frame.length(token.reach) : 0;
  token.label = one_line(marker.label);
  // Inside a square or diamond there is less room than in the circle around it.
  token.label_size = fitting_size(token.label, token.radius * (objective ? 1 : 0.8));
  if (marker.side) {
    token.side = side_style(mission, *marker.side, frame.design());
    token.side_name = side_name(mission, *marker.side);
  }
  token.object = object_of("marker", marker.id, token.name + (token.label.empty() ? "" : " " + token.label));
  token.place = to_text(mission, marker.at);
  token.object.description = "At " + token.place;
  token.stands_at = marker.height;
  if (marker.height > Length()) {
    token.height = inches_text(marker.height) + "″ up";
    token.object.description += ", " + token.height;
  }
  if (marker.side) token.object.description += ", " + token.side_name;
  return token;
}

/// Labels of a kind that are as long stand all inside, in one size, or all beside.
void make_alike(std::vector<MarkerToken>& tokens) {
  std::map<std::pair<Id, std::size_t>, double> sizes;
  const auto group = [](const MarkerToken& token) { return std::pair(token.kind, token.label.size()); };
  for (const auto& token : tokens) {
    const auto [found, first] = sizes.try_emplace(group(token), token.label_size);
    if (!first) found->second = std::min(found->second, token.label_size);
  }
  for (auto& token : tokens) token.label_size = sizes.at(group(token));
}

}  // namespace

std::vector<MarkerToken> lay_out_markers(const MapFrame& frame) {
  std::vector<MarkerToken> tokens;
  Outlines outlines;
  for (const auto& marker : *frame.mission().markers) {
    if (!std::holds_alternative<Point>(marker.at) && !exists(frame.mission(), marker.at)) continue;
    tokens.push_back(token_of(frame, marker, outlines));
  }
  make_alike(tokens);
  return tokens;
}

Path path_of(const MarkerToken& marker) { return outline_path(marker.outline, marker.centre, marker.radius); }

void draw(Canvas& canvas, const MarkerToken& marker, const Design& design) {
  const auto outline = path_of(marker);
  const double ring = std::clamp(marker.radius * 0.075, weight::hairline, 0.5);
  const auto ground = marker.round == 2 ? design.light_terrain : design.paper;
  canvas.fill(outline, marker.outline == MarkerToken::Outline::disc ? design.objective : ground);
  if (marker.side) {
    // A rim in the side's colour and pattern.
    const double rim = marker.radius * 0.2;
    canvas.push_clip(outline);
    canvas.stroke(outline, round_line(rim * 2, design.paper));
    canvas.stroke(outline, round_line(rim * 2, marker.side->colour.faded(0.4)));
    canvas.pop_clip();
    canvas.stroke(outline_path(marker.outline, marker.centre, marker.radius - rim),
                  round_line(ring * 0.8, marker.side->colour));
  }
  canvas.stroke(outline, round_line(ring, design.ink));
  if (marker.round == 1) {
    canvas.stroke(outline_path(marker.outline, marker.centre, marker.radius * 0.7), round_line(ring, design.ink));
  }
  if (marker.label_size > 0) {
    TextRun run;
    run.text = marker.label;
    run.font = label_font(marker.label_size);
    run.colour = design.ink;
    run.at = marker.centre + Vec{0, cap_height(run.font) / 2};
    run.anchor = TextRun::Anchor::middle;
    canvas.text(run);
  } else if (marker.label.empty()) {
    canvas.fill(Path::circle(marker.centre, marker.radius * 0.22), design.ink);
  }
}

void draw_range(Canvas& canvas, const MarkerToken& marker, const Design& design) {
  if (marker.range <= 0) return;
  // A whole number of dashes goes around.
  const double around = 2 * std::numbers::pi * marker.range;
  const double count = std::max(12.0, std::round(around / 2.0));
  auto stroke = round_line(std::clamp(marker.radius * 0.05, 0.25, 0.35), design.range);
  // Dark terrain and dark patterns lie below it: the ring keeps a rim of paper.
  canvas.stroke(Path::circle(marker.centre, marker.range), round_line(stroke.width + 0.5, design.paper.faded(0.8)));
  stroke.dashes = {around / count * 0.56, around / count * 0.44};
  canvas.stroke(Path::circle(marker.centre, marker.range), stroke);
}

}  // namespace bulkhead
