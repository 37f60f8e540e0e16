// SPDX-License-Identifier: MIT
#include <memory>
#include <optional>

#include "analysis/snapshot/snapshot.h"
#include "model/base/lazy.h"
#include "validators/engine/check.h"
#include "validators/fixes/openings.h"

namespace bulkhead {
namespace {

constexpr MessageText sealed_region{"sealed-region",
                                    "with every hatchway open all floor must be one region; the region at {cell} "
                                    "({cells} of {floor} cells) is sealed off"};

/// With more sealed regions than this, each is opened only towards the next on the way to the largest, which with the
/// others joins all: their ways to the largest would cross much of the battlefield, and much the same.
constexpr std::size_t most_with_whole_way = 50;

class WaysIn {
 public:
  explicit WaysIn(const CheckContext& context)
      : context_(context),
        passages_(context_.snapshot.graph(), nullptr),
        largest_(context_.snapshot.regions().cells(context_.snapshot.regions().largest())) {
    if (context_.snapshot.regions().count() > most_with_whole_way + 1)
      from_largest_.emplace(context_, passages_, largest_);
  }

  [[nodiscard]] std::optional<Edit> to(const std::vector<std::uint32_t>& region) const {
    if (from_largest_) return from_largest_->last_barrier_to(region.front());
    return Openings(context_, passages_, region, largest_).way_to(largest_);
  }

 private:
  /// Its own: it is kept for the fixes of all regions.
  CheckContext context_;
  Passages passages_;
  const std::vector<std::uint32_t>& largest_;
  std::optional<Openings> from_largest_;
};

std::vector<Observation> run(const CheckContext& context) {
  const auto& graph = context.snapshot.graph();
  const auto& regions = context.snapshot.regions();
  std::vector<Observation> observations;
  if (regions.count() < 2) return observations;
  const auto ways = std::make_shared<Lazy<WaysIn>>();
  const auto largest = regions.largest();
  for (std::size_t region = 0; region < regions.count() && !context.stop.stop_requested(); ++region) {
    if (region == largest) continue;
    const auto& cells = regions.cells(region);
    Observation observation;
    for (const auto cell : cells) observation.addresses.emplace_back(graph.address(cell));
    observation.message = message<sealed_region>(arg<"cell">(to_text(context.mission, graph.address(cells.front()))),
                                                 arg<"cells">(cells.size()), arg<"floor">(regions.cell_count()));
    observation.fixes = one_fix([ways, region](const CheckContext& checked) {
      return ways->made_by([&] { return WaysIn(checked); }).to(checked.snapshot.regions().cells(region));
    });
    observations.push_back(std::move(observation));
  }
  return observations;
}

}  // namespace

Check sealed_region_check() {
  return {.key = "sealed-region",
          .title = "Sealed region",
          .group = Check::Group::connectivity,
          .level = Level::error,
          .rule =
              "With every hatchway open, locked ones too, all floor is one region. The largest "
              "region is not reported; boards that stand apart are regions of their own until a "
              "link that moves models joins them.",
          .reason =
              "Nobody can ever enter a sealed region. Every one of the measured published "
              "Gallowdark layouts is one region.",
          .places = "all cells of the region",
          .remedy = "Put a hatchway into a wall around the region, or make its cells solid.",
          .messages = {sealed_region},
          .run = run};
}

}  // namespace bulkhead
