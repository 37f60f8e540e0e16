// SPDX-License-Identifier: MIT
// Sight and distance on the maps of tests/data/plans, beside CGAL and Boost in the same run. Peers that Debian does not
// package are derived: CGAL's time here, times the ratio of theirs to CGAL's where both were measured together.
#include <fmt/core.h>

#include <benchmark/benchmark.h>
#include <cmath>
#include <cstdio>
#include <map>

#include "analysis/fields/all_pairs.h"
#include "analysis/fields/exposure.h"
#include "analysis/sight/sight.h"
#include "tests/bench/analysis/peers.h"

namespace bulkhead::bench {
namespace {

/// A map as a plan in which every fifth wall is a hatchway: open it leaves its middle half.
class HatchwayPlan {
 public:
  explicit HatchwayPlan(const test::PlanFile& file) : ground_{file.ground} {
    for (std::size_t number = 0; number < file.walls.size(); ++number) add(file.walls[number], number % 5 == 0);
    shut_ = fresh(SIZE_MAX);
  }

  [[nodiscard]] std::size_t count() const { return hatchways_.size(); }
  /// With one hatchway open.
  [[nodiscard]] Plan fresh(std::size_t open) const {
    auto hatchways = hatchways_;
    if (open < count()) hatchways[open].open = true;
    return Plan::make(ground_, blocks_, {}, std::move(hatchways)).value();
  }
  [[nodiscard]] Plan changed(std::size_t open) const {
    return shut_->with_hatchways(OpenHatchways::these({hatchways_[open].address})).value();
  }

 private:
  void add(const test::WallRun& wall, bool hatchway) {
    constexpr auto half = Length::millimetres(3) / 2;
    const Point from{std::min(wall.from.x, wall.to.x), std::min(wall.from.y, wall.to.y)};
    const Point to{std::max(wall.from.x, wall.to.x), std::max(wall.from.y, wall.to.y)};
    const auto block = [&](Point begin, Point end, std::vector<HatchwayState> when) {
      blocks_.push_back(
          {{begin - Point{half, half}, end + Point{half, half}}, std::nullopt, true, true, std::move(when)});
    };
    if (!hatchway) return block(from, to, {});
    const auto number = static_cast<std::uint32_t>(hatchways_.size());
    hatchways_.push_back({EdgeAddress{1, {static_cast<int>(number), 0, Axis::horizontal}}, false, false});
    const Point quarter{(to.x - from.x) / 4, (to.y - from.y) / 4};
    block(from, to, {{number, false}});
    block(from, from + quarter, {{number, true}});
    block(to - quarter, to, {{number, true}});
  }

  std::vector<Rectangle> ground_;
  std::vector<Block> blocks_;
  std::vector<PlanHatchway> hatchways_;
  std::optional<Plan> shut_;
};

/// A map, with walls 3 mm thick for us and CGAL's ways, without thickness for the others, as the anchors were taken.
struct Bench {
  std::string name;
  test::PlanFile file;
  Plan plan = file.plan(Length::millimetres(3));
  Lookout lookout{plan};
  WayFinder finder{plan};
  SampleGrid grid = sample_grid(plan, Length::inches(1)).value();
  CgalSight cgal_sight{file};
  CgalWays cgal_ways{plan, grid};
  BoostSight boost_sight{file};
  HatchwayPlan hatchways{file};
  std::vector<test::PlanFile::Expected> near;

  explicit Bench(std::string map) : name(std::move(map)), file(test::read_plan_file(name)) {
    for (const auto& pair : file.expected) {
      if (distance(fine(pair.from), fine(pair.to)) <= 250'000) near.push_back(pair);
    }
  }
};

/// In square millimetres.
double area_of(const std::vector<FinePoint>& polygon) {
  double doubled = 0;
  for (std::size_t index = 0; index < polygon.size(); ++index) {
    doubled += cross(polygon[index], polygon[(index + 1) % polygon.size()]);
  }
  return std::abs(doubled) / 2e6;
}

/// The peers must do the same work: areas, distances and lines agree. Says what does not; empty if all does.
std::string disagreement(Bench& bench) {
  const auto bare = bench.file.plan(Length());
  for (std::size_t point = 0; point < 20; ++point) {
    const double ours = area_of(visible_area(bare, bench.file.points[point]));
    const double theirs = area_of(bench.cgal_sight.visible_area(point));
    if (std::abs(ours - theirs) > 1e-3) return fmt::format("visible area {} and {}", ours, theirs);
  }
  const auto from = bench.file.points.front();
  const auto ours = bench.finder.distances({&from, 1}, bench.grid);
  const auto theirs = bench.cgal_ways.distances(from);
  // Among exact diagonals CGAL's inexact constructions now and then miss the shortest way; never the other way round.
  std::size_t longer = 0;
  for (std::size_t sample = 0; sample < ours.size(); ++sample) {
    if (std::isfinite(ours[sample]) != std::isfinite(theirs[sample]) || ours[sample] > theirs[sample] + 1) {
      return fmt::format("distance {} and {}", ours[sample], theirs[sample]);
    }
    if (theirs[sample] > ours[sample] + 1) ++longer;
  }
  if (longer * 20 > ours.size()) return fmt::format("{} of {} distances", longer, ours.size());
  for (const auto& pair : bench.file.expected) {
    const bool seen = bench.boost_sight.sees(pair.from, pair.to);
    if (seen != pair.visible[0]) return fmt::format("line of sight {} and {}", pair.visible[0], seen);
  }
  return {};
}

/// Asks about one after another of many and reports the time for each.
template <typename Ask>
void add(const std::string& name, std::size_t count, benchmark::TimeUnit unit, Ask ask) {
  benchmark::RegisterBenchmark(name.c_str(), [count, ask](benchmark::State& state) mutable {
    std::size_t index = 0;
    for ([[maybe_unused]] auto run : state) {
      ask(index);
      index = index + 1 == count ? 0 : index + 1;
    }
  })->Unit(unit);
}

void add_benchmarks(Bench& bench) {
  const auto points = bench.file.points.size();
  const auto pairs = bench.file.expected.size();
  const auto near = bench.near.size();
  const auto& map = bench.name;
  add(map + "/visible_area/bulkhead", points, benchmark::kNanosecond,
      [&bench](std::size_t index) { benchmark::DoNotOptimize(bench.lookout.visible_area(bench.file.points[index])); });
  add(map + "/visible_area/cgal", points, benchmark::kNanosecond,
      [&bench](std::size_t index) { benchmark::DoNotOptimize(bench.cgal_sight.visible_area(index)); });
  add(map + "/visible_area/cgal_known_face", points, benchmark::kNanosecond,
      [&bench](std::size_t index) { benchmark::DoNotOptimize(bench.cgal_sight.visible_area_in_known_face(index)); });
  add(map + "/line_of_sight/bulkhead", pairs, benchmark::kNanosecond, [&bench](std::size_t index) {
    const auto& pair = bench.file.expected[index];
    benchmark::DoNotOptimize(sees(bench.plan, pair.from, pair.to));
  });
  add(map + "/line_of_sight/boost", pairs, benchmark::kNanosecond, [&bench](std::size_t index) {
    const auto& pair = bench.file.expected[index];
    benchmark::DoNotOptimize(bench.boost_sight.sees(pair.from, pair.to));
  });
  add(map + "/way/bulkhead", pairs, benchmark::kNanosecond, [&bench](std::size_t index) {
    const auto& pair = bench.file.expected[index];
    benchmark::DoNotOptimize(bench.finder.distance(pair.from, pair.to));
  });
  add(map + "/near_way/bulkhead", near, benchmark::kNanosecond, [&bench](std::size_t index) {
    const auto& pair = bench.near[index];
    benchmark::DoNotOptimize(bench.finder.distance(pair.from, pair.to));
  });
  add(map + "/one_to_all/bulkhead", 30, benchmark::kMicrosecond, [&bench](std::size_t index) {
    benchmark::DoNotOptimize(bench.finder.distances({&bench.file.points[index], 1}, bench.grid));
  });
  add(map + "/one_to_all/cgal", 30, benchmark::kMicrosecond,
      [&bench](std::size_t index) { benchmark::DoNotOptimize(bench.cgal_ways.distances(bench.file.points[index])); });
  add(map + "/all_pairs/bulkhead", 1, benchmark::kMillisecond,
      [&bench](std::size_t) { benchmark::DoNotOptimize(all_pairs_visibility(bench.plan, bench.grid)); });
  add(map + "/exposure/bulkhead", 1, benchmark::kMillisecond,
      [&bench](std::size_t) { benchmark::DoNotOptimize(exposure(bench.plan, bench.grid)); });
  add(map + "/hatchway/new_plan", bench.hatchways.count(), benchmark::kMicrosecond,
      [&bench](std::size_t index) { benchmark::DoNotOptimize(bench.hatchways.fresh(index)); });
  add(map + "/hatchway/changed_plan", bench.hatchways.count(), benchmark::kMicrosecond,
      [&bench](std::size_t index) { benchmark::DoNotOptimize(bench.hatchways.changed(index)); });
}

/// Prints as usual and keeps the medians, or the single times where nothing is repeated.
class Medians final : public benchmark::ConsoleReporter {
 public:
  void ReportRuns(const std::vector<Run>& runs) override {
    ConsoleReporter::ReportRuns(runs);
    for (const auto& run : runs) {
      if (run.error_occurred || (run.run_type == Run::RT_Aggregate && run.aggregate_name != "median")) continue;
      nanoseconds_[run.run_name.function_name] =
          run.GetAdjustedCPUTime() * 1e9 / benchmark::GetTimeUnitMultiplier(run.time_unit);
    }
  }
  [[nodiscard]] double of(const std::string& name) const {
    const auto found = nanoseconds_.find(name);
    return found == nanoseconds_.end() ? std::nan("") : found->second;
  }

 private:
  std::map<std::string, double> nanoseconds_;
};

/// Times of peers that were measured beside CGAL's on one computer, in nanoseconds.
struct Anchors {
  const char* map;
  double trivis_area;
  double cgal_area;
  double polyanya_way;
  double polyanya_near;
  double cgal_one_to_all;
  double depthmap_all_pairs;
};
constexpr Anchors anchors[] = {{"board6x7", 810, 23'600, 1'290, 600, 184'000, 10e6},
                               {"square24x28", 2'400, 54'000, 22'600, 1'200, 4'160'000, 425e6},
                               {"maze64", 3'600, 62'000, 141'000, 1'990, 41'500'000, 1'950e6}};

void print_ratios(const Medians& times) {
  fmt::print(
      "\nTimes of the peer for one of ours; (d) derived\n{:<12} {:>10} {:>12} {:>10} {:>12} {:>12} {:>12} {:>15} "
      "{:>13}\n",
      "map", "area/CGAL", "area/TriVis", "line/Boost", "way/Polyanya", "near/Polyanya", "field/CGAL", "pairs/depthmapX",
      "hatchway/new");
  for (const auto& anchor : anchors) {
    const auto at = [&](const char* what) { return times.of(std::string(anchor.map) + "/" + what); };
    const double area = at("visible_area/bulkhead");
    const double cgal_area = at("visible_area/cgal");
    // The anchors were taken where CGAL was told the face.
    const double cgal_expansion = at("visible_area/cgal_known_face");
    const double cgal_field = at("one_to_all/cgal");
    const double polyanya = cgal_field / anchor.cgal_one_to_all;
    const double depthmap = cgal_expansion / anchor.cgal_area * anchor.depthmap_all_pairs;
    fmt::print("{:<12} {:>10.1f} {:>8.2f} (d) {:>10.1f} {:>8.2f} (d) {:>8.2f} (d) {:>12.1f} {:>11.1f} (d) {:>13.1f}\n",
               anchor.map, cgal_area / area, cgal_expansion * anchor.trivis_area / anchor.cgal_area / area,
               at("line_of_sight/boost") / at("line_of_sight/bulkhead"),
               polyanya * anchor.polyanya_way / at("way/bulkhead"),
               polyanya * anchor.polyanya_near / at("near_way/bulkhead"), cgal_field / at("one_to_all/bulkhead"),
               depthmap / at("all_pairs/bulkhead"), at("hatchway/new_plan") / at("hatchway/changed_plan"));
  }
}

int run(int count, char** arguments) {
  benchmark::Initialize(&count, arguments);
  std::vector<std::unique_ptr<Bench>> benches;
  for (const auto& anchor : anchors) {
    benches.push_back(std::make_unique<Bench>(anchor.map));
    if (const auto difference = disagreement(*benches.back()); !difference.empty()) {
      fmt::print(stderr, "A peer's answer on {} differs from ours: {}\n", anchor.map, difference);
      return 1;
    }
    add_benchmarks(*benches.back());
  }
  Medians medians;
  benchmark::RunSpecifiedBenchmarks(&medians);
  print_ratios(medians);
  return 0;
}

}  // namespace
}  // namespace bulkhead::bench

int main(int count, char** arguments) { return bulkhead::bench::run(count, arguments); }
