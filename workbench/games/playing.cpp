// SPDX-License-Identifier: MIT
#include "workbench/games/playing.h"

#include <memory>
#include <mutex>
#include <optional>
#include <stop_token>
#include <utility>
#include <vector>

#include "scripting/battle/rehearsal.h"
#include "workbench/in_parallel.h"

namespace bulkhead {
namespace {

/// Rooms that are free: as many as ever were needed at once.
class Rooms {
 public:
  explicit Rooms(const Mission& mission) : mission_(mission) {}

  std::unique_ptr<RehearsalRoom> take() {
    const std::lock_guard lock(mutex_);
    if (free_.empty()) return std::make_unique<RehearsalRoom>(mission_);
    auto room = std::move(free_.back());
    free_.pop_back();
    return room;
  }
  void give_back(std::unique_ptr<RehearsalRoom> room) {
    const std::lock_guard lock(mutex_);
    free_.push_back(std::move(room));
  }

 private:
  const Mission& mission_;
  std::mutex mutex_;
  std::vector<std::unique_ptr<RehearsalRoom>> free_;
};

}  // namespace

Result<void> play_games_in_parallel(const Mission& mission, Seeds seeds, std::size_t threads,
                                    const std::function<void(std::string line)>& use,
                                    const std::function<bool()>& go_on) {
  if (auto can = can_play_itself(mission); !can) return can;
  Rooms rooms(mission);
  const auto play = [&](std::size_t index, const std::stop_token& stop) {
    auto room = rooms.take();
    auto line = play_game(*room, mission, seeds.first + static_cast<std::int64_t>(index), stop);
    rooms.give_back(std::move(room));
    return line;
  };
  const auto hand_over = [&](std::optional<std::string> line) {
    if (line) use(*std::move(line));
  };
  in_parallel<std::optional<std::string>>(seeds.count(), play, hand_over, go_on, threads);
  return {};
}

}  // namespace bulkhead
