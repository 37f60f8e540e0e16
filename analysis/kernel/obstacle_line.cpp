// SPDX-License-Identifier: MIT
#include "analysis/kernel/obstacle_line.h"

#include <algorithm>
#include <vector>

namespace bulkhead {
namespace {

__extension__ using Wide = __int128;

/// A corner through which a line was drawn is that near to it, in micrometres.
constexpr double rounding = 2e-9;

/// A stretch of a line along which a piece touches it from the one side, the other, or (a wall without thickness in
/// line with it) from neither.
template <typename Number>
struct Contact {
  Number from{};
  Number to{};
  bool left = false;
  bool right = false;
  std::uint32_t owner = Obstacles::none;
};

/// One squeezes past contacts from one side. Where contacts from both sides follow one another without a gap nothing
/// gets through: the contact that closes the first such stretch, if there is any.
template <typename Number>
std::optional<Contact<Number>> closed(std::vector<Contact<Number>>& contacts) {
  if (contacts.size() < 2) return std::nullopt;
  std::sort(contacts.begin(), contacts.end(), [](const auto& a, const auto& b) { return a.from < b.from; });
  Contact<Number> run = contacts.front();
  for (const auto& contact : contacts) {
    if (contact.from > run.to) run = contact;
    run.to = std::max(run.to, contact.to);
    run.left |= contact.left;
    run.right |= contact.right;
    if (run.left && run.right) return contact;
  }
  return std::nullopt;
}

/// A line between two whole places, and one piece after another beside it. Along the line one counts from 0 to the
/// square of its length.
class WholeLine {
 public:
  WholeLine(const Obstacles& obstacles, WholePoint from, WholePoint to)
      : obstacles_(obstacles), from_(from), along_(to - from), length_(dot(along_, along_)) {}

  /// If `any` will do, perhaps not the first one.
  std::optional<LineStop> first_stop(bool any) {
    obstacles_.for_each_near(fine(from_), fine(from_) + fine(along_), 1, [&](const Obstacles::Piece& piece) {
      meet(piece);
      return !any || !stop_;
    });
    if (any && stop_) return stop_;
    if (const auto contact = closed(contacts_)) {
      stop_at(static_cast<double>(contact->from) / static_cast<double>(length_), contact->owner);
    }
    return stop_;
  }

 private:
  void meet(const Obstacles::Piece& piece) {
    const auto corners = obstacles_.corners_of(piece);
    Contact<std::int64_t> contact;
    contact.owner = piece.owner;
    bool touches = false;
    for (const auto& corner : corners) {
      const auto side = cross(along_, corner - from_);
      contact.left |= side < 0;
      contact.right |= side > 0;
      if (contact.left && contact.right) return pass_through(piece);
      if (side != 0) continue;
      const auto place = dot(along_, corner - from_);
      contact.from = touches ? std::min(contact.from, place) : place;
      contact.to = touches ? std::max(contact.to, place) : place;
      touches = true;
    }
    if (!touches || contact.to <= 0 || contact.from >= length_) return;
    contact.from = std::max<std::int64_t>(contact.from, 0);
    contact.to = std::min(contact.to, length_);
    contacts_.push_back(contact);
  }

  /// The line on both sides of which a piece lies passes through it, somewhere.
  void pass_through(const Obstacles::Piece& piece) {
    const auto corners = obstacles_.corners_of(piece);
    bool before_end = false;
    bool after_begin = false;
    double entry = 1;
    const auto passes = [&](Wide place, Wide of) {
      before_end |= place < of * length_;
      after_begin |= place > 0;
      entry = std::min(entry, static_cast<double>(place) / (static_cast<double>(of) * static_cast<double>(length_)));
    };
    auto before = corners.back() - from_;
    for (const auto& corner : corners) {
      const auto here = corner - from_;
      const Wide first = cross(along_, before);
      const Wide second = cross(along_, here);
      if (second == 0) passes(dot(along_, here), 1);
      if ((first < 0 && second > 0) || (first > 0 && second < 0)) {
        const Wide place = dot(along_, before) * second - dot(along_, here) * first;
        second > first ? passes(place, second - first) : passes(-place, first - second);
      }
      before = here;
    }
    if (before_end && after_begin) stop_at(entry, piece.owner);
  }

  void stop_at(double share, std::uint32_t owner) {
    share = std::max(share, 0.0);
    if (stop_ && share_ <= share) return;
    share_ = share;
    stop_ = LineStop{fine(from_) + fine(along_) * share, owner};
  }

  const Obstacles& obstacles_;
  WholePoint from_;
  WholePoint along_;
  std::int64_t length_;
  std::vector<Contact<std::int64_t>> contacts_;
  std::optional<LineStop> stop_;
  double share_ = 0;
};

/// A line with a slack, and what a piece is to it, in micrometres along it.
class Band {
 public:
  explicit Band(const StraightLine& line)
      : through_(line.through), along_(line.direction * (1 / length(line.direction))), slack_(line.slack) {}

  [[nodiscard]] double along(FinePoint at) const { return dot(along_, at - through_); }

  /// Of a piece that lies on both sides of the line, beyond the slack, its chord; of others where they touch the line.
  [[nodiscard]] std::optional<Contact<double>> meet(std::span<const WholePoint> corners) const {
    Contact<double> contact;
    for (const auto& corner : corners) {
      const double side = cross(along_, fine(corner) - through_);
      contact.left |= side < -slack_;
      contact.right |= side > slack_;
    }
    const double width = contact.left && contact.right ? 0 : rounding;
    bool touches = false;
    const auto add = [&](double place) {
      contact.from = touches ? std::min(contact.from, place) : place;
      contact.to = touches ? std::max(contact.to, place) : place;
      touches = true;
    };
    auto before = fine(corners.back()) - through_;
    for (const auto& corner : corners) {
      const auto here = fine(corner) - through_;
      const double first = cross(along_, before);
      const double second = cross(along_, here);
      if (std::abs(second) <= width) add(dot(along_, here));
      for (const double level : {-width, width}) {
        if ((first < level) == (second < level)) continue;
        const double share = (level - first) / (second - first);
        add(dot(along_, before) + (dot(along_, here) - dot(along_, before)) * share);
      }
      before = here;
    }
    if (!touches) return std::nullopt;
    return contact;
  }

 private:
  FinePoint through_;
  FinePoint along_;
  double slack_;
};

std::optional<LineStop> stop_on(const Obstacles& obstacles, WholePoint from, WholePoint to, bool any) {
  if (!obstacles.in_bounds(from) || !obstacles.in_bounds(to)) return LineStop{fine(from), Obstacles::none};
  if (from != to) return WholeLine(obstacles, from, to).first_stop(any);
  if (obstacles.is_free(from)) return std::nullopt;
  return LineStop{fine(from), Obstacles::none};
}

}  // namespace

std::optional<LineStop> first_stop(const Obstacles& obstacles, WholePoint from, WholePoint to) {
  return stop_on(obstacles, from, to, false);
}

bool is_clear(const Obstacles& obstacles, WholePoint from, WholePoint to) {
  return !stop_on(obstacles, from, to, true);
}

bool is_clear(const Obstacles& obstacles, const StraightLine& line, FinePoint from, FinePoint to) {
  const Band band(line);
  const auto [begin, end] = std::minmax({band.along(from), band.along(to)});
  if (end - begin <= 2 * line.slack) return obstacles.is_free(from);
  const double first = begin + line.slack;
  const double last = end - line.slack;
  bool blocked = false;
  std::vector<Contact<double>> contacts;
  obstacles.for_each_near(from, to, 1, [&](const Obstacles::Piece& piece) {
    if (auto contact = band.meet(obstacles.corners_of(piece)); contact && contact->to > first && contact->from < last) {
      blocked = contact->left && contact->right;
      contact->from = std::max(contact->from, first);
      contact->to = std::min(contact->to, last);
      contacts.push_back(*contact);
    }
    return !blocked;
  });
  return !blocked && !closed(contacts);
}

}  // namespace bulkhead
