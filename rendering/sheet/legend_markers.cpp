// SPDX-License-Identifier: MIT
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <map>
#include <set>
#include <utility>

#include "model/base/plain_text.h"
#include "rendering/sheet/legend_rows.h"

namespace bulkhead {
namespace {

/// Of a kind that has several names, those that are not the kind's own, with what stands on these markers: `Lamp 2`.
std::string names_in_words(const MapPlan& plan, const MarkerToken& like) {
  constexpr std::size_t most = 3;
  std::vector<std::string> names;
  for (const auto& marker : plan.markers) {
    if (marker.kind != like.kind || marker.side_name != like.side_name) continue;
    if (marker.name != marker.kind_name && !marker.label.empty()) names.push_back(marker.name + " " + marker.label);
  }
  return names.empty() || names.size() > most ? std::string() : fmt::format("; {}", fmt::join(names, ", "));
}

/// `Objective marker`, and what the mission calls those of this kind where it calls all of them the same:
/// `Objective marker: Lamp`.
std::string kind_in_words(const MapPlan& plan, const MarkerToken& like) {
  const bool one_name = std::ranges::all_of(plan.markers, [&](const MarkerToken& marker) {
    return marker.kind != like.kind || marker.side_name != like.side_name || marker.name == like.name;
  });
  return one_name && like.name != like.kind_name ? like.kind_name + ": " + like.name : like.kind_name;
}

std::string text_of(const MapPlan& plan, const MarkerToken& marker) {
  const auto kind = kind_in_words(plan, marker);
  auto text = fmt::format("{}, {:g} mm", kind, static_cast<double>(marker.size.in_micrometres()) / 1000);
  if (marker.side) text += "; " + marker.side_name;
  return kind == marker.kind_name ? text + names_in_words(plan, marker) : text;
}

/// One row for each range; where there are several it says of which kinds.
void add_ranges(std::vector<LegendEntry>& entries, const MapPlan& plan) {
  const auto& design = *plan.design;
  std::map<Length, std::vector<std::string>> kinds;
  for (const auto& marker : plan.markers) {
    if (marker.range <= 0) continue;
    auto& names = kinds[marker.reach];
    if (std::find(names.begin(), names.end(), marker.kind_name) == names.end()) names.push_back(marker.kind_name);
  }
  for (const auto& [range, names] : kinds) {
    const bool several = kinds.size() > 1;
    const auto of = several ? " of " + listed(names, " or ") : std::string();
    entries.push_back({several ? "range-" + inches_text(range) : "range",
                       "Range" + of + ", " + inches_text(range) + "″", [&design](Canvas& canvas, const Rect& box) {
                         MarkerToken token;
                         token.centre = box.centre();
                         token.range = 2.35;
                         token.radius = 5;
                         draw_range(canvas, token, design);
                       }});
  }
}

void add_markers(std::vector<LegendEntry>& entries, const MapPlan& plan) {
  const auto& design = *plan.design;
  std::set<std::pair<Id, std::string>> seen;
  constexpr double radius = 2.35;
  for (const auto& marker : plan.markers) {
    if (!seen.emplace(marker.kind, marker.side_name).second) continue;
    auto token = marker;
    token.label = " ";
    token.label_size = 0;
    token.radius = std::clamp(marker.radius, 1.7, radius);
    entries.push_back({"marker-" + marker.kind.text() + (marker.side ? "-" + marker.side_name : ""),
                       text_of(plan, marker), [=, &design](Canvas& canvas, const Rect& box) {
                         auto sample = token;
                         sample.centre = box.centre();
                         draw(canvas, sample, design);
                       }});
  }
  add_ranges(entries, plan);
}

void add_links(std::vector<LegendEntry>& entries, const MapPlan& plan) {
  const auto& design = *plan.design;
  for (const auto& row : link_rows(plan)) {
    entries.push_back({"link-" + row.kind, row.text, [&design, moves = row.moves](Canvas& canvas, const Rect& box) {
                         const Vec left = {box.top_left.x + 0.5, box.centre().y};
                         const Vec right = {box.bottom_right().x - 0.5, box.centre().y};
                         draw(canvas, LinkLine{{}, {}, left, right, moves}, design);
                       }});
  }
  if (plan.seams.empty()) return;
  entries.push_back({"seam", "Where boards meet", [&design](Canvas& canvas, const Rect& box) {
                       const double y = box.centre().y;
                       draw(canvas, SeamLine{1, 2, {box.top_left.x, y}, {box.bottom_right().x, y}}, design);
                     }});
}

}  // namespace

std::vector<LinkRow> link_rows(const MapPlan& plan) {
  std::map<std::pair<std::string, bool>, std::vector<std::string>> tags;
  std::vector<std::pair<std::string, bool>> kinds;
  for (const auto& link : plan.links) {
    const auto [found, fresh] = tags.try_emplace({link.kind_name, link.moves});
    if (fresh) kinds.push_back(found->first);
    // The letter of its zones stands in them also where there is no room for a sign.
    if (link.tags_at.size() == 2 || link.tag_of_zones) found->second.push_back(link.tag + " to " + link.tag);
  }
  std::vector<LinkRow> rows;
  for (const auto& kind : kinds) {
    auto pairs = tags[kind];
    constexpr std::size_t most = 2;
    const bool more = pairs.size() > most;
    if (more) pairs.resize(most);
    auto text = kind.first;
    if (!pairs.empty()) text += fmt::format(": {}{}", fmt::join(pairs, ", "), more ? " and so on" : "");
    rows.push_back({kind.first, kind.second, std::move(text)});
  }
  return rows;
}

void add_marker_rows(std::vector<LegendEntry>& entries, const MapPlan& plan) {
  add_markers(entries, plan);
  add_links(entries, plan);
}

}  // namespace bulkhead
