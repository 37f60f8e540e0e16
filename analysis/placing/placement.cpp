// SPDX-License-Identifier: MIT
#include "analysis/placing/placement.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <cstdint>
#include <tuple>

#include "analysis/cells/free_places.h"
#include "analysis/geometry/points.h"
#include "analysis/geometry/rectangles.h"
#include "analysis/placing/taken_ground.h"

namespace bulkhead {
namespace {

/// The grid has about so many spots on all levels together, and a search with steps back looks at no more.
constexpr std::size_t most_candidates = 1024;

/// A spot where one thing may stand, if nothing else stands.
struct Candidate {
  Spot spot;
  bool near = false;
  /// Of those that are to be filled.
  unsigned quarters = 0;
};

class Candidates {
 public:
  Candidates(const PlacingGround& ground, Looks& looks)
      : ground_(ground), looks_(looks), centre_(centre_of_all(ground)) {}

  /// The free cells, edges and nodes of the lattices.
  void add_places(const Mission& mission) {
    for_each_lattice(mission, [&](int number, const Lattice& lattice) {
      const auto size = lattice.size();
      looks_.take(size.cell_count() + size.edge_count() + size.node_count());
      if (looks_.left() == 0) return;
      const auto level = find_board(mission, number)->level;
      for_each_free_place(mission, number, [&](const Place& place) { add({point_of(mission, place), level}); });
    });
  }

  /// A grid over what distances to the edge and to the centre, and a zone or area, may leave of each level; its outer
  /// spots lie on that rectangle's sides.
  void add_grid() {
    const auto each = static_cast<double>(most_candidates) / static_cast<double>(ground_.extents().size());
    for (const auto& [level, extent] : ground_.extents()) {
      const auto area = ground_.may_hold(level);
      if (!area) continue;
      const auto size = area->bottom_right - area->top_left;
      const auto width = std::max<double>(1, static_cast<double>(size.x.in_micrometres()));
      const auto height = std::max<double>(1, static_cast<double>(size.y.in_micrometres()));
      const auto parts = [&](double along, double across) {
        return std::clamp(static_cast<int>(std::sqrt(each * along / across)) - 1, 1, 128);
      };
      const int columns = parts(width, height);
      const int rows = parts(height, width);
      for (int row = 0; row <= rows; ++row) {
        for (int column = 0; column <= columns; ++column) {
          add({area->top_left + Point{size.x * column / columns, size.y * row / rows}, level});
        }
      }
    }
  }

  [[nodiscard]] const std::vector<Candidate>& all() const { return all_; }

  /// Orders in which to take what comes first: by rows and by columns from either end, from the centre outwards and
  /// inwards.
  [[nodiscard]] std::vector<std::size_t> order(int number) const {
    looks_.take(all_.size() * std::bit_width(all_.size()));
    using Key = std::tuple<std::int64_t, std::int64_t, std::int64_t, std::size_t>;
    std::vector<Key> keys;
    keys.reserve(all_.size());
    for (std::size_t index = 0; index < all_.size(); ++index) {
      const auto& [point, level] = all_[index].spot;
      const auto x = point.x.in_micrometres();
      const auto y = point.y.in_micrometres();
      const auto away = squared_distance(point, centre_);
      switch (number) {
        case 0: keys.emplace_back(level, y, x, index); break;
        case 1: keys.emplace_back(level, x, y, index); break;
        case 2: keys.emplace_back(-away, y, x, index); break;
        case 3: keys.emplace_back(away, y, x, index); break;
        case 4: keys.emplace_back(level, -y, -x, index); break;
        default: keys.emplace_back(level, -x, -y, index); break;
      }
    }
    std::sort(keys.begin(), keys.end());
    std::vector<std::size_t> order;
    order.reserve(keys.size());
    for (const auto& key : keys) order.push_back(std::get<3>(key));
    return order;
  }
  static constexpr int orders = 6;

 private:
  static Point centre_of_all(const PlacingGround& ground) {
    std::vector<Rectangle> extents;
    for (const auto& [level, extent] : ground.extents()) extents.push_back(extent);
    return centre_of(bounds_of(extents));
  }
  void add(const Spot& spot) {
    if (looks_.left() == 0) return;
    looks_.take(1);
    if (ground_.objection(spot, &looks_)) return;
    all_.push_back(
        {spot, ground_.is_near(spot.point), ground_.quarters_at(spot.point) & ground_.wanted_quarters().value_or(0)});
  }

  const PlacingGround& ground_;
  Looks& looks_;
  Point centre_;
  std::vector<Candidate> all_;
};

std::vector<Spot> spots_of(const std::vector<Candidate>& all, const std::vector<std::size_t>& chosen) {
  std::vector<Spot> spots;
  for (const auto index : chosen) spots.push_back(all[index].spot);
  return spots;
}

/// Takes what comes first in an order and is in nobody's way: first one for each quarter, then those near the centre,
/// then the rest.
class TakesFirst {
 public:
  TakesFirst(const PlacingGround& ground, const std::vector<Candidate>& all, int count, Looks& looks)
      : ground_(ground), all_(all), count_(static_cast<std::size_t>(count)), looks_(looks) {}

  [[nodiscard]] std::optional<std::vector<Spot>> operator()(const std::vector<std::size_t>& order) const {
    std::vector<std::size_t> chosen;
    TakenGround taken(ground_);
    const auto wanted_near = static_cast<std::size_t>(ground_.wanted_near(static_cast<int>(count_)));
    const auto quarters = ground_.wanted_quarters().value_or(0);
    std::size_t near = 0;
    const auto take = [&](const auto& suits, std::size_t most) {
      for (std::size_t at = 0; at < order.size() && chosen.size() < count_ && most > 0; ++at) {
        const auto& candidate = all_[order[at]];
        if (!suits(candidate) || !taken.leaves_room(candidate.spot, looks_)) continue;
        if (looks_.left() == 0) break;
        chosen.push_back(order[at]);
        taken.add(candidate.spot);
        near += candidate.near ? 1U : 0U;
        --most;
      }
      return most;
    };
    for (unsigned quarter = 0; quarter < 4; ++quarter) {
      if ((quarters >> quarter & 1U) == 0) continue;
      const auto in_it = [&](const Candidate& each) { return (each.quarters >> quarter & 1U) != 0; };
      const auto near_in_it = [&](const Candidate& each) { return each.near && in_it(each); };
      if (near < wanted_near && take(near_in_it, 1) == 0) continue;
      if (take(in_it, 1) != 0) return std::nullopt;
    }
    if (near < wanted_near && take([](const Candidate& each) { return each.near; }, wanted_near - near) != 0) {
      return std::nullopt;
    }
    take([](const Candidate&) { return true; }, count_);
    if (chosen.size() < count_ || near < wanted_near) return std::nullopt;
    return spots_of(all_, chosen);
  }

 private:
  const PlacingGround& ground_;
  const std::vector<Candidate>& all_;
  std::size_t count_;
  Looks& looks_;
};

/// Tries one spot after the other, with steps back.
class StepsBack {
 public:
  using Set = std::array<std::uint64_t, most_candidates / 64>;

  StepsBack(const PlacingGround& ground, const std::vector<Candidate>& all, int count, std::size_t steps,
            const std::stop_token& stop)
      : all_(all),
        count_(static_cast<std::size_t>(count)),
        wanted_near_(static_cast<std::size_t>(ground.wanted_near(count))),
        wanted_quarters_(ground.wanted_quarters().value_or(0)),
        steps_(steps),
        stop_(stop),
        free_of_(all.size()) {
    for (std::size_t one = 0; one < all.size(); ++one) {
      // Only what comes later in the order: what came before has been tried.
      for (std::size_t other = one + 1; other < all.size(); ++other) {
        if (ground.leaves_room(all[one].spot, all[other].spot)) put(free_of_[one], other);
      }
      if (all[one].near) put(near_, one);
      for (unsigned quarter = 0; quarter < 4; ++quarter) {
        if ((all[one].quarters >> quarter & 1U) != 0) put(quarters_[quarter], one);
      }
    }
  }

  [[nodiscard]] std::optional<std::vector<Spot>> operator()() {
    Set open{};
    for (std::size_t index = 0; index < all_.size(); ++index) put(open, index);
    if (!go_on(open, 0, {})) return std::nullopt;
    return spots_of(all_, chosen_);
  }

 private:
  static void put(Set& set, std::size_t index) { set[index / 64] |= std::uint64_t{1} << index % 64; }
  static std::size_t common_count(const Set& one, const Set& other) {
    std::size_t count = 0;
    for (std::size_t word = 0; word < one.size(); ++word) {
      count += static_cast<std::size_t>(std::popcount(one[word] & other[word]));
    }
    return count;
  }

  /// Whether what is open may still be enough.
  [[nodiscard]] bool may_do(const Set& open, std::size_t near, const QuarterFill& filled) const {
    const auto missing = count_ - chosen_.size();
    if (common_count(open, open) < missing) return false;
    if (near < wanted_near_ && std::min(missing, common_count(open, near_)) < wanted_near_ - near) return false;
    if (wanted_quarters_ == 0) return true;
    auto fill = filled;
    for (unsigned quarter = 0; quarter < 4; ++quarter) {
      if (common_count(open, quarters_[quarter]) > 0) fill.add(1U << quarter);
    }
    const auto wanted = std::popcount(wanted_quarters_);
    return fill.most() == wanted && filled.most() + static_cast<int>(missing) >= wanted;
  }

  bool go_on(Set open, std::size_t near, const QuarterFill& filled) {
    if (chosen_.size() == count_) return may_do(open, near, filled);
    for (std::size_t word = 0; word < open.size(); ++word) {
      while (open[word] != 0) {
        if (steps_ == 0 || stop_.stop_requested() || !may_do(open, near, filled)) return false;
        --steps_;
        const auto index = word * 64 + static_cast<std::size_t>(std::countr_zero(open[word]));
        open[word] &= open[word] - 1;
        Set left;
        for (std::size_t at = 0; at < left.size(); ++at) left[at] = open[at] & free_of_[index][at];
        auto fill = filled;
        fill.add(all_[index].quarters);
        chosen_.push_back(index);
        if (go_on(left, near + (all_[index].near ? 1 : 0), fill)) return true;
        chosen_.pop_back();
      }
    }
    return false;
  }

  const std::vector<Candidate>& all_;
  std::size_t count_;
  std::size_t wanted_near_;
  unsigned wanted_quarters_;
  std::size_t steps_;
  const std::stop_token& stop_;
  std::vector<Set> free_of_;
  Set near_{};
  std::array<Set, 4> quarters_{};
  std::vector<std::size_t> chosen_;
};

}  // namespace

std::optional<std::vector<Spot>> find_placement(const Mission& mission, const PlacingGround& ground, int count,
                                                std::size_t steps, Looks& looks, const std::stop_token& stop) {
  if (count <= 0) return std::vector<Spot>();
  if (ground.extents().empty() || ground.wanted_quarters() == 0U || looks.left() == 0) return std::nullopt;
  Candidates candidates(ground, looks);
  const auto take_first = [&]() -> std::optional<std::vector<Spot>> {
    if (candidates.all().size() < static_cast<std::size_t>(count)) return std::nullopt;
    const TakesFirst takes_first(ground, candidates.all(), count, looks);
    for (int number = 0; number < Candidates::orders && looks.left() > 0 && !stop.stop_requested(); ++number) {
      if (auto spots = takes_first(candidates.order(number))) return spots;
    }
    return std::nullopt;
  };
  candidates.add_places(mission);
  if (auto spots = take_first()) return spots;
  const auto places = candidates.all().size();
  candidates.add_grid();
  if (auto spots = take_first()) return spots;
  if (steps == 0) return std::nullopt;
  // By rows; of too many, those of the grid.
  auto order = candidates.order(0);
  if (order.size() > most_candidates) std::erase_if(order, [&](std::size_t index) { return index < places; });
  if (order.size() > most_candidates) order.resize(most_candidates);
  const auto pairs = order.size() * order.size() / 2;
  if (looks.left() <= pairs) return std::nullopt;
  looks.take(pairs);
  std::vector<Candidate> all;
  for (const auto index : order) all.push_back(candidates.all()[index]);
  return StepsBack(ground, all, count, steps, stop)();
}

}  // namespace bulkhead
