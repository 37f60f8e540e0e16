// SPDX-License-Identifier: MIT
#include "editor/tools/words/status_line.h"

#include <algorithm>
#include <string_view>
#include <utility>

namespace bulkhead {

std::string fitting_line(const std::vector<std::string>& parts,
                         const std::function<bool(const std::string& line)>& fits) {
  constexpr std::string_view parting = line_parting;
  std::string line;
  for (const auto& part : parts) {
    for (std::size_t begin = 0; begin < part.size();) {
      const auto end = std::min(part.find(parting, begin), part.size());
      auto longer = line.empty() ? std::string() : line + std::string(parting);
      longer += part.substr(begin, end - begin);
      if (!line.empty() && !fits(longer)) return line;
      line = std::move(longer);
      begin = end == part.size() ? end : end + parting.size();
    }
  }
  return line;
}

}  // namespace bulkhead
