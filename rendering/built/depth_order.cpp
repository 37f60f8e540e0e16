// SPDX-License-Identifier: MIT
#include "rendering/built/depth_order.h"

#include <algorithm>
#include <cstdint>
#include <functional>
#include <map>
#include <queue>
#include <utility>

#include "rendering/built/box_squares.h"

namespace bulkhead {
namespace {

/// So many pairs are asked about, and so many pieces made of circles, beyond those of a table that could be built.
constexpr std::size_t most_looks = 6'000'000;
constexpr std::size_t most_cuts = 20'000;
/// So much is done for that: stops found, pieces looked at, pairs asked about.
constexpr std::size_t most_work = 4'000'000;

constexpr double cross(Vec a, Vec b) { return a.x * b.y - a.y * b.x; }

using Number = std::uint32_t;

class DepthSort {
 public:
  DepthSort(std::vector<Prism> prisms, const Axonometry& view)
      : view_(view), prisms_(std::move(prisms)), links_(prisms_.size()) {
    find_links();
  }

  std::vector<Prism> run() {
    for (Number number = 0; number < prisms_.size(); ++number) offer(number);
    std::vector<Number> order;
    std::size_t seen = 0;
    while (true) {
      while (!ready_.empty()) {
        const auto number = ready_.top().second;
        ready_.pop();
        // A piece may have come to wait for others since.
        if (links_[number].done || links_[number].waits_for > 0) continue;
        order.push_back(number);
        finish(number);
      }
      const auto stuck = first_stuck(seen);
      if (!stuck) break;
      break_circle(circle_at(*stuck));
    }
    std::vector<Prism> result;
    result.reserve(order.size());
    for (const auto number : order) result.push_back(std::move(prisms_[number]));
    return result;
  }

 private:
  /// What must be drawn before and after a body.
  struct Links {
    std::vector<Number> before;
    std::vector<Number> after;
    /// Of those before, how many are not drawn yet.
    std::size_t waits_for = 0;
    bool done = false;
  };

  void find_links() {
    if (prisms_.empty()) return;
    boxes_.reserve(prisms_.size());
    for (const auto& prism : prisms_) boxes_.push_back(box_of(prism));
    auto around = boxes_.front();
    for (const auto& box : boxes_) around = joined(around, box);
    BoxSquares squares(around, boxes_.size());
    std::size_t looks = 0;
    for (Number number = 0; number < prisms_.size(); ++number) {
      squares.add(boxes_[number], [&](std::size_t other) {
        if (++looks < most_looks) link(static_cast<Number>(other), number);
      });
    }
  }

  /// Around what is seen of it, a little less: what only touches hides nothing.
  [[nodiscard]] Rect box_of(const Prism& prism) const { return seen_bounds(prism, view_).grown(-touching / 2); }

  void link(Number one, Number other) {
    if (!boxes_[one].overlaps(boxes_[other])) return;
    switch (precedence(prisms_[one], prisms_[other], view_.towards_viewer())) {
      case Precedence::either: return;
      case Precedence::first: return put_before(one, other);
      case Precedence::second: return put_before(other, one);
    }
  }

  void put_before(Number first, Number second) {
    links_[first].after.push_back(second);
    links_[second].before.push_back(first);
    ++links_[second].waits_for;
  }

  void offer(Number number) {
    if (links_[number].waits_for > 0 || links_[number].done) return;
    const auto ground = ground_of(prisms_[number]);
    ready_.emplace(view_.nearness(ground.centre()), number);
  }

  void finish(Number number) {
    links_[number].done = true;
    for (const auto next : links_[number].after) {
      if (--links_[next].waits_for == 0) offer(next);
    }
  }

  std::optional<Number> first_stuck(std::size_t& seen) const {
    while (seen < links_.size() && links_[seen].done) ++seen;
    if (seen == links_.size()) return std::nullopt;
    return static_cast<Number>(seen);
  }

  /// Bodies each of which waits for the next, and the last for the first. A short circle, as each of its bodies is cut
  /// at the corners of all.
  [[nodiscard]] std::vector<Number> circle_at(Number start) {
    const auto first = on_circle(start);
    // Breadth first, from a body to those that it waits for.
    std::map<Number, Number> reached_from;
    std::vector<Number> way = {first};
    for (std::size_t next = 0; !is_enough(); ++next) {
      const auto here = way[next];
      work_ += links_[here].before.size();
      for (const auto before : links_[here].before) {
        if (links_[before].done) continue;
        if (before == first) return way_back(first, here, reached_from);
        if (reached_from.emplace(before, here).second) way.push_back(before);
      }
    }
    // Any will do where nothing is cut any more.
    std::vector<Number> circle = {first};
    for (auto next = waited_for(first); next != first; next = waited_for(next)) circle.push_back(next);
    return circle;
  }

  static std::vector<Number> way_back(Number first, Number last, const std::map<Number, Number>& reached_from) {
    std::vector<Number> circle = {last};
    while (circle.back() != first) circle.push_back(reached_from.at(circle.back()));
    std::ranges::reverse(circle);
    return circle;
  }

  /// Going back from a body that waits, the first that one comes to twice.
  [[nodiscard]] Number on_circle(Number start) const {
    std::vector<bool> passed(links_.size(), false);
    auto here = start;
    while (!passed[here]) {
      passed[here] = true;
      here = waited_for(here);
    }
    return here;
  }

  /// The first that a body which waits waits for.
  [[nodiscard]] Number waited_for(Number number) const {
    return *std::ranges::find_if(links_[number].before, [&](Number before) { return !links_[before].done; });
  }

  void break_circle(const std::vector<Number>& circle) {
    bool broken = false;
    for (std::size_t index = 0; index < circle.size(); ++index) {
      const auto second = circle[index];
      const auto first = circle[(index + 1) % circle.size()];
      if (seen_overlap(prisms_[first], prisms_[second], view_)) continue;
      broken = true;
      std::erase(links_[first].after, second);
      std::erase(links_[second].before, first);
      if (--links_[second].waits_for == 0) offer(second);
    }
    if (!broken && !cut(circle)) draw_regardless(circle);
  }

  /// Along planes of sight through all corners, and where outlines cross, as stacked ones do.
  bool cut(const std::vector<Number>& circle) {
    if (is_enough()) return false;
    const auto stops = stops_of(circle);
    std::vector<Number> fresh;
    bool any = false;
    for (const auto number : circle) {
      if (is_enough()) break;
      auto pieces = cut_at(prisms_[number], stops);
      if (pieces.size() < 2) continue;
      any = true;
      replace(number, std::move(pieces), fresh);
    }
    for (const auto name : fresh) offer(name);
    return any;
  }

  [[nodiscard]] bool is_enough() const { return cuts_ >= most_cuts || work_ >= most_work; }

  [[nodiscard]] std::vector<Vec> stops_of(const std::vector<Number>& circle) {
    std::vector<Vec> stops;
    for (const auto number : circle) {
      const auto& prism = prisms_[number];
      stops.insert(stops.end(), prism.corners.begin(), prism.corners.end());
      for (const auto other : circle) {
        if (other <= number || ++work_ >= most_work) continue;
        add_crossings(prism, prisms_[other], stops);
      }
    }
    return stops;
  }

  static void add_crossings(const Prism& one, const Prism& other, std::vector<Vec>& stops) {
    for (std::size_t a = 0; a < one.corners.size(); ++a) {
      const auto from = one.corners[a];
      const auto along = side_end(one, a) - from;
      for (std::size_t b = 0; b < other.corners.size(); ++b) {
        const auto start = other.corners[b];
        const auto side = side_end(other, b) - start;
        const double turn = cross(along, side);
        if (turn == 0) continue;
        const double on_one = cross(start - from, side) / turn;
        const double on_other = cross(start - from, along) / turn;
        if (on_one > 0 && on_one < 1 && on_other > 0 && on_other < 1) stops.push_back(from + along * on_one);
      }
    }
  }

  [[nodiscard]] std::vector<Prism> cut_at(const Prism& prism, const std::vector<Vec>& stops) {
    std::vector<Prism> pieces = {prism};
    for (const auto stop : stops) {
      if (work_ >= most_work) break;
      work_ += pieces.size();
      std::vector<Prism> halves;
      for (const auto& piece : pieces) {
        auto [left, right] = cut_along(piece, stop, view_.towards_viewer());
        if (left) halves.push_back(*std::move(left));
        if (right) halves.push_back(*std::move(right));
      }
      pieces = std::move(halves);
    }
    return pieces;
  }

  /// Puts pieces in the place of a body. They hide, and are hidden by, nothing that it was not.
  void replace(Number number, std::vector<Prism> pieces, std::vector<Number>& fresh) {
    cuts_ += pieces.size();
    std::vector<Number> others = fresh;
    for (const auto before : links_[number].before) {
      if (!links_[before].done) others.push_back(before);
    }
    for (const auto after : links_[number].after) others.push_back(after);
    std::ranges::sort(others);
    others.erase(std::unique(others.begin(), others.end()), others.end());
    for (auto& piece : pieces) {
      const auto name = static_cast<Number>(prisms_.size());
      boxes_.push_back(box_of(piece));
      prisms_.push_back(std::move(piece));
      links_.emplace_back();
      for (const auto other : others) {
        if (other != number && !links_[other].done && ++work_ < most_work) link(other, name);
      }
      fresh.push_back(name);
    }
    finish_cut(number);
  }

  /// The whole body is drawn no more; its pieces are.
  void finish_cut(Number number) {
    for (const auto before : links_[number].before) std::erase(links_[before].after, number);
    finish(number);
  }

  void draw_regardless(const std::vector<Number>& circle) {
    const auto farthest = *std::ranges::min_element(
        circle, {}, [&](Number number) { return view_.nearness(ground_of(prisms_[number]).centre()); });
    for (const auto before : links_[farthest].before) std::erase(links_[before].after, farthest);
    links_[farthest].waits_for = 0;
    offer(farthest);
  }

  const Axonometry& view_;
  std::vector<Prism> prisms_;
  /// Of what is seen of each.
  std::vector<Rect> boxes_;
  std::vector<Links> links_;
  std::size_t cuts_ = 0;
  std::size_t work_ = 0;
  using Ready = std::pair<double, Number>;
  /// The farthest first.
  std::priority_queue<Ready, std::vector<Ready>, std::greater<>> ready_;
};

}  // namespace

std::vector<Prism> back_to_front(std::vector<Prism> prisms, const Axonometry& view) {
  return DepthSort(std::move(prisms), view).run();
}

}  // namespace bulkhead
