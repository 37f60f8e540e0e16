// SPDX-License-Identifier: MIT
#pragma once

namespace bulkhead {

/// Sets a flag as long as it lives; then it is again what it was.
class While {
 public:
  explicit While(bool& flag) : flag_(flag), before_(flag) { flag_ = true; }
  ~While() { flag_ = before_; }
  While(const While&) = delete;
  While& operator=(const While&) = delete;

 private:
  bool& flag_;
  bool before_;
};

}  // namespace bulkhead
