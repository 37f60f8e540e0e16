// SPDX-License-Identifier: MIT
#include "scripting/worker/line_input.h"

#include <cerrno>
#include <unistd.h>

namespace bulkhead {

std::optional<Lines::Line> LineInput::next() {
  while (true) {
    if (auto line = lines_.next()) return line;
    const auto size = ::read(descriptor_, piece_.data(), piece_.size());
    if (size < 0 && errno == EINTR) continue;
    if (size <= 0) return lines_.rest();
    lines_.add({piece_.data(), static_cast<std::size_t>(size)});
  }
}

}  // namespace bulkhead
