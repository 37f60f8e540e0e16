// SPDX-License-Identifier: MIT
#include "rendering/map/links.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>

#include "rendering/map/names.h"

namespace bulkhead {
namespace {

/// A link shorter than this is hardly seen: between zones it then runs from middle to middle.
constexpr double shortest_link = 5;

/// What a link ends at: a marker, or a zone.
struct End {
  Vec centre;
  double radius = 0;
  std::vector<Loop> rim;
};

std::optional<End> end_of(const Id& id, const std::vector<MarkerToken>& markers, const std::vector<ZoneShape>& zones) {
  const auto address = "#" + id.text();
  for (const auto& marker : markers) {
    if (marker.object.address == address) return End{marker.centre, marker.radius, {}};
  }
  for (const auto& zone : zones) {
    if (zone.object.address == address && !zone.path.empty())
      return End{middle_of(zone.loops, zone.shown), 0, zone.loops};
  }
  return std::nullopt;
}

double distance(Vec a, Vec b) { return std::hypot(b.x - a.x, b.y - a.y); }

/// Where a line from the middle of what it ends at towards another point leaves it; the middle if that lies inside.
Vec leaving(const End& end, Vec towards) {
  const double length = distance(end.centre, towards);
  const Vec direction = (towards - end.centre) * (1 / length);
  if (end.rim.empty()) return end.centre + direction * end.radius;
  constexpr double step = 0.1;
  const int steps = static_cast<int>(std::ceil(std::min(length / step, 1e6)));
  for (int taken = 0; taken < steps; ++taken) {
    const Vec point = end.centre + direction * (step * taken);
    if (!inside(end.rim, point)) return point;
  }
  return end.centre;
}

/// Between two zones a line may run anywhere from rim to rim: some ways beside the one from middle to middle.
std::vector<std::pair<Vec, Vec>> ways_beside(const End& from, const End& to) {
  constexpr double step = 0.5;
  std::vector<std::pair<Vec, Vec>> ways;
  if (from.rim.empty() || to.rim.empty()) return ways;
  const double length = distance(from.centre, to.centre);
  const Vec aside = Vec{from.centre.y - to.centre.y, to.centre.x - from.centre.x} * (1 / length);
  constexpr int steps = 16;
  for (int number = 1; number <= steps; ++number) {
    const double off = number * step;
    for (const double side : {-1.0, 1.0}) {
      const End start{from.centre + aside * (off * side), 0, from.rim};
      const End end{to.centre + aside * (off * side), 0, to.rim};
      if (!inside(from.rim, start.centre) || !inside(to.rim, end.centre)) continue;
      const auto first = leaving(start, end.centre);
      const auto last = leaving(end, first);
      if (distance(first, last) >= shortest_link) ways.emplace_back(first, last);
    }
  }
  return ways;
}

/// Whether two lines have a stretch in common that is seen, and lead to different things.
bool run_over(const LinkLine& one, const LinkLine& other) {
  constexpr double apart = 1;
  const double length = distance(one.from, one.to);
  if (length <= apart) return false;
  const Vec along = (one.to - one.from) * (1 / length);
  const auto ahead = [&](Vec point) { return along.x * (point.x - one.from.x) + along.y * (point.y - one.from.y); };
  const auto aside = [&](Vec point) { return along.x * (point.y - one.from.y) - along.y * (point.x - one.from.x); };
  if (std::abs(aside(other.from)) > apart || std::abs(aside(other.to)) > apart) return false;
  const auto same = [&](Vec a, Vec b) { return distance(one.from, a) <= apart && distance(one.to, b) <= apart; };
  if (same(other.from, other.to) || same(other.to, other.from)) return false;
  const auto [first, last] = std::minmax(ahead(other.from), ahead(other.to));
  return std::min(last, length) - std::max(first, 0.0) > apart;
}

/// The short label that both ends have in common: that of a lift, whose zones are `A` on either deck.
std::string shared_label(const Mission& mission, const Link& link) {
  constexpr std::size_t longest = 2;
  const auto label_of = [&](const Id& id) {
    const auto* zone = find_zone(mission, id);
    if (zone == nullptr) zone = find_area(mission, id);
    return zone == nullptr ? std::string() : one_line(zone->label);
  };
  auto label = label_of(link.from);
  return label.size() <= longest && label == label_of(link.to) ? label : std::string();
}

/// Numbers those that run over one another and have no letter.
void tag(std::vector<LinkLine>& lines) {
  int number = 0;
  for (std::size_t index = 0; index < lines.size(); ++index) {
    const auto hides = [&](const LinkLine& other) { return &other != &lines[index] && run_over(lines[index], other); };
    if (!lines[index].tag.empty() || !std::any_of(lines.begin(), lines.end(), hides)) continue;
    do {
      lines[index].tag = std::to_string(++number);
    } while (std::ranges::count(lines, lines[index].tag, &LinkLine::tag) > 1);
  }
}

Path arrowhead(Vec tip, Vec direction, double size) {
  const Vec aside = {-direction.y, direction.x};
  const Vec base = tip - direction * size;
  return Path::polygon({tip, base + aside * (size * 0.55), base - aside * (size * 0.55)});
}

}  // namespace

std::vector<LinkLine> lay_out_links(const MapFrame& frame, const std::vector<MarkerToken>& markers,
                                    const std::vector<ZoneShape>& zones) {
  const auto& mission = frame.mission();
  std::vector<LinkLine> lines;
  int number = 0;
  for (const auto& link : *mission.links) {
    ++number;
    const auto from = end_of(link.from, markers, zones);
    const auto to = end_of(link.to, markers, zones);
    if (!from || !to) continue;
    if (distance(from->centre, to->centre) <= from->radius + to->radius) continue;
    const auto* kind = find_link_kind(*mission.system, link.kind);
    LinkLine line;
    line.kind_name = kind != nullptr ? one_line(kind->name) : std::string();
    if (line.kind_name.empty()) line.kind_name = id_as_words(link.kind);
    line.moves = kind != nullptr && kind->moves;
    line.from = leaving(*from, to->centre);
    line.to = leaving(*to, line.from);
    line.beside = ways_beside(*from, *to);
    line.tag = shared_label(mission, link);
    line.tag_of_zones = !line.tag.empty();
    if (distance(line.from, line.to) < shortest_link) {
      line.from = from->rim.empty() ? line.from : from->centre;
      line.to = to->rim.empty() ? leaving(*to, from->centre) : to->centre;
    }
    line.object = {"link-" + std::to_string(number), "#" + link.from.text() + " #" + link.to.text(), line.kind_name,
                   line.moves ? "Models may move along it" : "No way for models"};
    lines.push_back(std::move(line));
  }
  tag(lines);
  return lines;
}

std::vector<Vec> points_of(const LinkLine& link) {
  if (link.bend == Vec{}) return {link.from, link.to};
  constexpr int pieces = 32;
  const Vec control = (link.from + link.to) * 0.5 + link.bend * 2;
  std::vector<Vec> points;
  for (int piece = 0; piece <= pieces; ++piece) {
    const double share = static_cast<double>(piece) / pieces;
    const double rest = 1 - share;
    points.push_back(link.from * (rest * rest) + control * (2 * rest * share) + link.to * (share * share));
  }
  return points;
}

Vec middle_of(const LinkLine& link) { return (link.from + link.to) * 0.5 + link.bend; }

void draw(Canvas& canvas, const LinkLine& link, const Design& design) {
  const double length = distance(link.from, link.to);
  if (length <= 0) return;
  // A bow leaves its ends towards the point that pulls it.
  const Vec control = (link.from + link.to) * 0.5 + link.bend * 2;
  const auto unit = [](Vec way) { return way * (1 / std::max(std::hypot(way.x, way.y), 1e-9)); };
  const Vec first = unit(control - link.from);
  const Vec last = unit(link.to - control);
  const double head = std::min(2.0, length / 3);
  const double inset = link.moves ? head * 0.9 : 0;
  const auto line_between = [&](Vec from, Vec to) {
    if (link.bend == Vec{}) return Path::line(from, to);
    Path bow;
    bow.move_to(from);
    bow.curve_to(from + (control - from) * (2.0 / 3), to + (control - to) * (2.0 / 3), to);
    return bow;
  };

  Stroke rim;
  rim.width = 1.3;
  rim.colour = design.paper;
  rim.cap = Stroke::Cap::round;
  Stroke stroke;
  stroke.width = 0.45;
  stroke.colour = design.ink;
  if (link.moves) stroke.dashes = {1.6, 0.8};
  constexpr double stub = 4;
  const auto stub_end = [&](Vec end, Vec other, Vec way) {
    const auto is_its = [&](Vec tag) { return distance(tag, end) < distance(tag, other); };
    const auto tag = std::ranges::find_if(link.tags_at, is_its);
    return tag == link.tags_at.end() ? end + way * stub : *tag;
  };
  if (link.tags_at.size() == 2 || (link.tag_of_zones && length > 3 * stub)) {
    // Signs pair the ends, or the zones' own letters where a sign has no room: a full line over floor and through walls
    // would read as a way. Only a hint of it is left.
    auto hint = round_line(weight::lattice, design.mute);
    hint.dashes = {0.4, 1.6};
    canvas.stroke(line_between(link.from, link.to), hint);
    const std::array ends = {std::pair(link.from + first * inset, stub_end(link.from, link.to, first)),
                             std::pair(link.to - last * inset, stub_end(link.to, link.from, last * -1))};
    for (const auto& [from, to] : ends) {
      canvas.stroke(Path::line(from, to), rim);
      canvas.stroke(Path::line(from, to), stroke);
    }
  } else {
    canvas.stroke(line_between(link.from, link.to), rim);
    canvas.stroke(line_between(link.from + first * inset, link.to - last * inset), stroke);
  }
  if (link.moves) {
    canvas.fill(arrowhead(link.to, last, head), design.ink);
    canvas.fill(arrowhead(link.from, first * -1, head), design.ink);
  } else {
    canvas.fill(Path::circle(link.from, std::min(0.7, length / 4)), design.ink);
    canvas.fill(Path::circle(link.to, std::min(0.7, length / 4)), design.ink);
  }
}

}  // namespace bulkhead
