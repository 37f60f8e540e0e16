// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <span>

#include "analysis/plan/plan.h"

namespace bulkhead {

/// The round base of a model.
struct Base {
  Point centre;
  Length radius;
  friend bool operator==(const Base&, const Base&) = default;
};

struct ClearLine {
  FinePoint from;
  FinePoint to;
};

/// Sight from base to base, any part to any part (Boarding Actions): a clear line, from the one base to the other, or
/// nothing if all are blocked. Touching does not block; neither does what comes within 1e-6 mm of a line. Bases are
/// supposed to stand clear of walls. What stands in the way of sight besides are the bases of `others`, none of which
/// overlaps one of the two.
[[nodiscard]] std::optional<ClearLine> line_of_sight(const Plan& plan, const Base& from, const Base& to,
                                                     std::span<const Base> others = {});

/// Whether every part of the target is seen from some part of the observer (Boarding Actions' *fully visible*): a part
/// that is hidden from all of the observer, or nothing. Parts of the target inside of walls do not count. A hidden part
/// less than 1e-3 mm across may be missed, and any among more corners than bases on a table have between them.
[[nodiscard]] std::optional<FinePoint> hidden_part(const Plan& plan, const Base& observer, const Base& target,
                                                   std::span<const Base> others = {});

[[nodiscard]] inline bool sees(const Plan& plan, const Base& from, const Base& to, std::span<const Base> others = {}) {
  return line_of_sight(plan, from, to, others).has_value();
}
[[nodiscard]] inline bool fully_visible(const Plan& plan, const Base& observer, const Base& target,
                                        std::span<const Base> others = {}) {
  return sees(plan, observer, target, others) && !hidden_part(plan, observer, target, others);
}

}  // namespace bulkhead
