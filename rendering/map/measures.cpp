// SPDX-License-Identifier: MIT
#include "rendering/map/measures.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <string_view>

#include "model/base/length.h"
#include "model/base/plain_text.h"
#include "rendering/canvas/outline.h"

namespace bulkhead {
namespace {

/// So many others a marker's distances to are told; of more the nearest.
constexpr std::size_t most_others = 8;

/// An edge that is looked to from inside.
struct Edge {
  std::string_view name;
  /// Towards it.
  Vec direction;
  double away = 0;
};

Length on_table(const MapFrame& frame, double on_paper) {
  return Length::micrometres(std::llround(on_paper * frame.scale() * 1000));
}

std::string millimetres_text(Length length, std::string_view blank = " ") {
  // To the nearest tenth.
  return fmt::format("{:g}{}mm", std::round(static_cast<double>(length.in_micrometres()) / 100) / 10, blank);
}

std::string length_text(Length length) { return inches_text(length) + "″ (" + millimetres_text(length) + ")"; }

/// Of two that are as near, the first, at every scale.
Edge nearer(const Edge& a, const Edge& b) {
  constexpr double rounding = 1e-6;
  return b.away < a.away - rounding ? b : a;
}

/// The nearer edges to the side, and above or below.
std::vector<Edge> edges_of(const Rect& deck, Vec centre) {
  const auto end = deck.bottom_right();
  return {nearer({"west", {-1, 0}, centre.x - deck.top_left.x}, {"east", {1, 0}, end.x - centre.x}),
          nearer({"north", {0, -1}, centre.y - deck.top_left.y}, {"south", {0, 1}, end.y - centre.y})};
}

bool lies_in(const Rect& deck, Vec point) {
  const auto end = deck.bottom_right();
  return deck.top_left.x <= point.x && point.x <= end.x && deck.top_left.y <= point.y && point.y <= end.y;
}

/// Boards of one level that lie together: nobody measures from one level to another.
struct Ground {
  std::size_t deck = 0;
  int level = 0;
  Rect bounds;
};

std::vector<Ground> grounds_of(const MapFrame& frame) {
  std::vector<Ground> grounds;
  const auto& decks = frame.decks();
  for (int number = 1; const auto* board = find_board(frame.mission(), number); ++number) {
    const auto bounds = frame.board(number);
    const auto on =
        std::ranges::find_if(decks, [&](const auto& deck) { return lies_in(deck.bounds, bounds.centre()); });
    const auto deck = static_cast<std::size_t>(on - decks.begin());
    const auto same = std::ranges::find_if(
        grounds, [&](const Ground& ground) { return ground.deck == deck && ground.level == board->level; });
    if (same == grounds.end()) {
      grounds.push_back({deck, board->level, bounds});
    } else {
      same->bounds = joined(same->bounds, bounds);
    }
  }
  return grounds;
}

struct Measured {
  const MarkerToken* marker;
  /// Its label; of one without, where it stands, as the map shows nothing else by which it could be told.
  std::string name;
  /// Which of the grounds.
  std::size_t ground = 0;
};

bool is_objective(const MarkerToken& marker) { return marker.kind == Id(objective_kind); }

std::vector<Measured> measured_of(const std::vector<Ground>& grounds, const std::vector<MarkerToken>& markers,
                                  Measures::Of of) {
  std::vector<Measured> measured;
  for (const auto& marker : markers) {
    if (of == Measures::Of::objectives && !is_objective(marker)) continue;
    const auto on =
        std::ranges::find_if(grounds, [&](const Ground& ground) { return lies_in(ground.bounds, marker.centre); });
    if (on == grounds.end()) continue;
    measured.push_back(
        {&marker, marker.label.empty() ? marker.place : marker.label, static_cast<std::size_t>(on - grounds.begin())});
  }
  return measured;
}

/// Whether another marker lies on a marker's way to an edge: what is said of the line would be read as of the stretch
/// between the two.
bool lies_on_way(const MarkerToken& other, const MarkerToken& marker, const Edge& edge) {
  const auto apart = other.centre - marker.centre;
  const double ahead = apart.x * edge.direction.x + apart.y * edge.direction.y;
  const double aside = std::abs(apart.x * edge.direction.y - apart.y * edge.direction.x);
  return ahead > 0 && ahead <= edge.away && aside < other.radius;
}

/// `8″ (203 mm) to 2`, to each that comes later; of many to the nearest.
std::vector<std::string> to_later_ones(const MapFrame& frame, const std::vector<Measured>& all, std::size_t from) {
  std::vector<std::pair<double, std::size_t>> others;
  for (std::size_t index = from + 1; index < all.size(); ++index) {
    if (all[index].ground != all[from].ground) continue;
    const auto apart = all[index].marker->centre - all[from].marker->centre;
    others.emplace_back(std::hypot(apart.x, apart.y), index);
  }
  if (others.size() > most_others) {
    std::ranges::nth_element(others, others.begin() + most_others);
    others.resize(most_others);
    std::ranges::sort(others);
  }
  std::vector<std::string> texts;
  for (const auto& [distance, index] : others) {
    texts.push_back(length_text(on_table(frame, distance)) + " to\u00a0" + all[index].name);
  }
  return texts;
}

}  // namespace

Measures lay_out_measures(const MapFrame& frame, const std::vector<MarkerToken>& markers,
                          const std::vector<MeasuredMarker>* known) {
  Measures measures;
  const auto grounds = grounds_of(frame);
  measures.of = std::ranges::any_of(markers, is_objective) ? Measures::Of::objectives : Measures::Of::markers;
  const auto measured = measured_of(grounds, markers, measures.of);
  for (std::size_t index = 0; index < measured.size(); ++index) {
    const auto& marker = *measured[index].marker;
    std::vector<std::string> texts;
    for (const auto& edge : edges_of(grounds[measured[index].ground].bounds, marker.centre)) {
      const auto length = on_table(frame, edge.away);
      texts.push_back(fmt::format("{} from the {}", length_text(length), edge.name));
      const auto is_on_way = [&](const MarkerToken& other) { return lies_on_way(other, marker, edge); };
      if (edge.away <= marker.radius || std::ranges::any_of(markers, is_on_way)) continue;
      auto object = marker.object;
      object.id = fmt::format("measure-{}-{}", object.id, edge.name);
      object.title = fmt::format("From {} to the {} edge", object.title, edge.name);
      measures.lines.push_back(
          {std::move(object),
           {marker.centre + edge.direction * marker.radius, marker.centre + edge.direction * edge.away},
           inches_text(length) + "″ · " + millimetres_text(length, "\u00a0")});
    }
    if (known != nullptr) continue;
    const auto others = to_later_ones(frame, measured, index);
    texts.insert(texts.end(), others.begin(), others.end());
    measures.markers.push_back({measured[index].name, listed(texts, ", ")});
  }
  if (known != nullptr) measures.markers = *known;
  return measures;
}

void draw(Canvas& canvas, const MeasureLine& measure, const Design& design) {
  constexpr double tick = 0.9;
  const auto& [from, to] = measure.line;
  const auto away = to - from;
  const double length = std::hypot(away.x, away.y);
  const Vec across = Vec{-away.y, away.x} * (tick / length);
  Stroke stroke;
  stroke.width = weight::lattice;
  stroke.colour = design.mute;
  auto path = Path::line(from, to);
  path.append(Path::line(to - across, to + across));
  canvas.stroke(path, stroke);
}

}  // namespace bulkhead
