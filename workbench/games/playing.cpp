// SPDX-License-Identifier: MIT
#include "workbench/games/playing.h"

#include <algorithm>
#include <memory>
#include <mutex>
#include <optional>
#include <stop_token>
#include <utility>
#include <vector>

#include "scripting/worker/worker_room.h"
#include "workbench/in_parallel.h"

namespace bulkhead {
namespace {

/// Workers with the mission. They are started here, not by the threads that play in them, with which they would end.
class FreeWorkers {
 public:
  /// Fewer, as soon as `go_on` says no.
  static Result<FreeWorkers> start(const Mission& mission, std::size_t count, const std::function<bool()>& go_on) {
    FreeWorkers workers;
    while (workers.free_.size() < count && go_on()) {
      auto room = WorkerRoom::open(mission);
      if (!room) return tl::unexpected(room.error());
      workers.free_.push_back(std::move(*room));
    }
    return workers;
  }

  [[nodiscard]] std::size_t count() const { return free_.size(); }
  /// There is one for each thread.
  WorkerRoom take() {
    const std::lock_guard lock(*mutex_);
    auto room = std::move(free_.back());
    free_.pop_back();
    return room;
  }
  void give_back(WorkerRoom room) {
    const std::lock_guard lock(*mutex_);
    free_.push_back(std::move(room));
  }

 private:
  std::unique_ptr<std::mutex> mutex_ = std::make_unique<std::mutex>();
  std::vector<WorkerRoom> free_;
};

}  // namespace

Result<void> play_games_in_parallel(const Mission& mission, Seeds seeds, std::size_t workers,
                                    const std::function<void(std::string line)>& use,
                                    const std::function<bool()>& go_on) {
  if (auto can = can_play_itself(mission); !can) return can;
  const auto count = std::min(workers, seeds.count());
  auto free = FreeWorkers::start(mission, count, go_on);
  if (!free) return tl::unexpected(free.error());
  if (free->count() < count) return {};
  const auto play = [&](std::size_t index, const std::stop_token& stop) {
    auto room = free->take();
    const auto play_there = [&room](const RehearsalOptions& options) { return room.play(options); };
    auto line = play_game(play_there, mission, seeds.first + static_cast<std::int64_t>(index), stop);
    free->give_back(std::move(room));
    return line;
  };
  const auto hand_over = [&](std::optional<std::string> line) {
    if (line) use(*std::move(line));
  };
  in_parallel<std::optional<std::string>>(seeds.count(), play, hand_over, go_on, count);
  return {};
}

}  // namespace bulkhead
