// SPDX-License-Identifier: MIT
// Sight and distance on the maps of tests/data/plans, beside CGAL and Boost in the same run. Nothing is said of peers
// that Debian does not package.
#include <fmt/core.h>

#include <benchmark/benchmark.h>
#include <cmath>
#include <cstdio>
#include <map>

#include "analysis/distance/base_ways.h"
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

/// A map, with walls 3 mm thick for us and CGAL's ways, without thickness for the others.
struct Bench {
  std::string name;
  test::PlanFile file;
  Plan plan = file.plan(Length::millimetres(3));
  VisibilityQuery visibility{plan};
  WayFinder finder{plan};
  BaseWayFinder base_finder{plan, Length::millimetres(16)};
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
  add(map + "/visible_area/bulkhead", points, benchmark::kNanosecond, [&bench](std::size_t index) {
    benchmark::DoNotOptimize(bench.visibility.visible_area(bench.file.points[index]));
  });
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
  add(map + "/first_way/bulkhead", pairs, benchmark::kNanosecond, [&bench](std::size_t index) {
    const auto& pair = bench.file.expected[index];
    benchmark::DoNotOptimize(WayFinder(bench.plan).distance(pair.from, pair.to));
  });
  add(map + "/base_way/bulkhead", pairs, benchmark::kNanosecond, [&bench](std::size_t index) {
    const auto& pair = bench.file.expected[index];
    benchmark::DoNotOptimize(bench.base_finder.distance(pair.from, pair.to));
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

constexpr const char* maps[] = {"board6x7", "square24x28", "maze64"};

void print_ratios(const Medians& times) {
  fmt::print(
      "\nTimes of the peer for one of ours; ways of bases for one of a point; new plans for one with a hatchway\n"
      "changed\n{:<12} {:>10} {:>11} {:>11} {:>11} {:>12}\n",
      "map", "area/CGAL", "line/Boost", "field/CGAL", "base/point", "new/changed");
  for (const std::string map : maps) {
    const auto ratio = [&](const char* theirs, const char* ours) {
      return times.of(map + "/" + theirs) / times.of(map + "/" + ours);
    };
    fmt::print("{:<12} {:>10.1f} {:>11.1f} {:>11.1f} {:>11.1f} {:>12.1f}\n", map,
               ratio("visible_area/cgal", "visible_area/bulkhead"),
               ratio("line_of_sight/boost", "line_of_sight/bulkhead"), ratio("one_to_all/cgal", "one_to_all/bulkhead"),
               ratio("base_way/bulkhead", "way/bulkhead"), ratio("hatchway/new_plan", "hatchway/changed_plan"));
  }
}

int run(int count, char** arguments) {
  benchmark::Initialize(&count, arguments);
  std::vector<std::unique_ptr<Bench>> benches;
  for (const auto* map : maps) {
    benches.push_back(std::make_unique<Bench>(map));
    if (const auto difference = disagreement(*benches.back()); !difference.empty()) {
      fmt::print(stderr, "A peer's answer on {} differs from ours: {}\n", map, difference);
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
