// SPDX-License-Identifier: MIT
#include "editor/tools/overlays/room_tones.h"

#include <algorithm>
#include <limits>
#include <set>

namespace bulkhead {
namespace {

using Touching = std::vector<std::set<std::uint32_t>>;

/// Again and again the room with the fewest neighbours left is taken out; the last one out comes first.
std::vector<std::uint32_t> smallest_last(const Touching& beside) {
  std::set<std::pair<std::size_t, std::uint32_t>> left;
  std::vector<std::size_t> degree;
  for (std::uint32_t room = 0; room < beside.size(); ++room) {
    degree.push_back(beside[room].size());
    left.emplace(degree[room], room);
  }
  std::vector<bool> out(beside.size(), false);
  std::vector<std::uint32_t> order;
  while (!left.empty()) {
    const auto room = left.begin()->second;
    left.erase(left.begin());
    out[room] = true;
    order.push_back(room);
    for (const auto other : beside[room]) {
      if (out[other]) continue;
      left.erase({degree[other], other});
      left.emplace(--degree[other], other);
    }
  }
  std::reverse(order.begin(), order.end());
  return order;
}

}  // namespace

std::vector<std::size_t> room_tones(std::size_t rooms,
                                    const std::vector<std::pair<std::uint32_t, std::uint32_t>>& touching,
                                    std::size_t usual) {
  constexpr auto none = std::numeric_limits<std::size_t>::max();
  Touching beside(rooms);
  for (const auto& [a, b] : touching) {
    if (a == b) continue;
    beside[a].insert(b);
    beside[b].insert(a);
  }
  std::vector<std::size_t> tones(rooms, none);
  std::vector<std::size_t> used(usual, 0);
  for (const auto room : smallest_last(beside)) {
    std::vector<bool> taken(used.size(), false);
    for (const auto other : beside[room]) {
      if (tones[other] != none) taken[tones[other]] = true;
    }
    auto best = none;
    for (std::size_t tone = 0; tone < used.size(); ++tone) {
      if (!taken[tone] && (best == none || used[tone] < used[best])) best = tone;
    }
    if (best == none) {
      best = used.size();
      used.push_back(0);
    }
    tones[room] = best;
    ++used[best];
  }
  return tones;
}

}  // namespace bulkhead
