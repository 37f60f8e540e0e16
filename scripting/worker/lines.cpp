// SPDX-License-Identifier: MIT
#include "scripting/worker/lines.h"

#include <utility>

namespace bulkhead {

void Lines::add(std::string_view piece) {
  waiting_.erase(0, begin_);
  searched_ -= std::exchange(begin_, 0);
  waiting_ += piece;
}

std::optional<Lines::Line> Lines::next() {
  const auto end = waiting_.find('\n', searched_);
  if (end == std::string::npos) {
    searched_ = waiting_.size();
    if (waiting_.size() - begin_ > longest_) {
      is_skipping_ = true;
      waiting_.clear();
      begin_ = searched_ = 0;
    }
    return std::nullopt;
  }
  const auto begin = std::exchange(begin_, end + 1);
  searched_ = begin_;
  if (std::exchange(is_skipping_, false) || end - begin > longest_) return Line{{}, true};
  if (begin == 0 && begin_ == waiting_.size()) {
    // It is all that is there, and may be long: it need not be there twice.
    begin_ = searched_ = 0;
    waiting_.pop_back();
    return Line{std::exchange(waiting_, {})};
  }
  return Line{waiting_.substr(begin, end - begin)};
}

std::optional<Lines::Line> Lines::rest() {
  if (std::exchange(is_skipping_, false)) return Line{{}, true};
  if (begin_ == waiting_.size()) return std::nullopt;
  auto text = waiting_.substr(std::exchange(begin_, waiting_.size()));
  return Line{std::move(text)};
}

}  // namespace bulkhead
