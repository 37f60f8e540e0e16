// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "model/base/contracts.h"

namespace bulkhead {

/// Holds painters to the rule that begin/push and end/pop nest properly and that layers do not nest.
class Nesting {
 public:
  enum class Kind : unsigned char { clip, opacity, layer, object, structure };

  void open(Kind kind) {
    if (kind == Kind::layer) {
      BULKHEAD_EXPECTS(!in_layer_);
      in_layer_ = true;
    }
    open_.push_back(kind);
  }
  void close(Kind kind) {
    BULKHEAD_EXPECTS(!open_.empty() && open_.back() == kind);
    if (kind == Kind::layer) in_layer_ = false;
    open_.pop_back();
  }
  void finish() const { BULKHEAD_EXPECTS(open_.empty()); }

 private:
  std::vector<Kind> open_;
  bool in_layer_ = false;
};

}  // namespace bulkhead
