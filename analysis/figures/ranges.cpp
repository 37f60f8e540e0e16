// SPDX-License-Identifier: MIT
#include "analysis/figures/ranges.h"

#include <algorithm>
#include <array>
#include <string_view>

#include "analysis/messages.h"

namespace bulkhead {
namespace {

int border_walls(const Mission& mission) {
  const auto& lattice = *mission.boards.front()->lattice();
  const auto size = lattice.size();
  int walls = 0;
  for (std::size_t index = 0; index < size.edge_count(); ++index) {
    const auto edge = size.edge_at(index);
    if (size.on_border(edge) && lattice.edge(edge) != EdgeKind::open) ++walls;
  }
  return walls;
}

/// The most of any side and objective. Without a way for one of them there is no figure.
Figure<int> route_hatchways(const Mission&, const Snapshot& snapshot) {
  if (snapshot.access().empty()) return tl::unexpected(message<no_objective>());
  int most = 0;
  for (const auto& access : snapshot.access()) {
    if (!access.route) return tl::unexpected(reason_for(access.route.error()));
    most = std::max(most, access.route->hatchways);
  }
  return most;
}

int symmetries(const Symmetry& symmetry) {
  return static_cast<int>(symmetry.rotate_180) + static_cast<int>(symmetry.mirror_left_right) +
         static_cast<int>(symmetry.mirror_top_bottom);
}

struct KnownFigure {
  std::string_view id;
  Figure<int> (*value)(const Mission&, const Snapshot&);
};

constexpr std::array known_figures = {
    KnownFigure{"walls", [](const Mission&, const Snapshot& s) -> Figure<int> { return s.counts().walls; }},
    KnownFigure{"hatchways", [](const Mission&, const Snapshot& s) -> Figure<int> { return s.counts().hatchways; }},
    KnownFigure{"pillars", [](const Mission&, const Snapshot& s) -> Figure<int> { return s.counts().pillars; }},
    KnownFigure{"wall-ends", [](const Mission&, const Snapshot& s) -> Figure<int> { return s.counts().wall_ends; }},
    KnownFigure{"objectives", [](const Mission&, const Snapshot& s) -> Figure<int> { return s.counts().objectives; }},
    KnownFigure{"border-walls", [](const Mission& m, const Snapshot&) -> Figure<int> { return border_walls(m); }},
    KnownFigure{"regions",
                [](const Mission&, const Snapshot& s) -> Figure<int> { return static_cast<int>(s.regions().count()); }},
    KnownFigure{
        "compartments",
        [](const Mission&, const Snapshot& s) -> Figure<int> { return static_cast<int>(s.compartments().count()); }},
    KnownFigure{"longest-lane", [](const Mission&, const Snapshot& s) -> Figure<int> { return s.longest_lane(); }},
    KnownFigure{"route-hatchways", route_hatchways},
    KnownFigure{"symmetries",
                [](const Mission&, const Snapshot& s) -> Figure<int> { return symmetries(s.symmetry()); }},
};

Figure<int> value_of(const Id& figure, const Mission& mission, const Snapshot& snapshot) {
  if (mission.boards.size() != 1) return tl::unexpected(message<not_one_board>());
  if (!snapshot.has_lattice()) return tl::unexpected(message<no_lattice>());
  const auto known = std::find_if(known_figures.begin(), known_figures.end(),
                                  [&](const KnownFigure& entry) { return entry.id == figure.text(); });
  if (known == known_figures.end()) return tl::unexpected(message<unknown_figure>(arg<"figure">(figure.text())));
  return known->value(mission, snapshot);
}

}  // namespace

std::vector<RangeStanding> range_standings(const Mission& mission, const Snapshot& snapshot) {
  std::vector<RangeStanding> result;
  const auto* season = season_of(mission);
  if (season == nullptr) return result;
  for (const auto& range : season->ranges) {
    result.push_back({range.figure, range.low, range.high, value_of(range.figure, mission, snapshot)});
  }
  return result;
}

}  // namespace bulkhead
