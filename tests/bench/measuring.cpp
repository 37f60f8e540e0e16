// SPDX-License-Identifier: MIT
#include "tests/bench/measuring.h"

#include <algorithm>
#include <chrono>
#include <sys/wait.h>
#include <unistd.h>

namespace bulkhead::bench {
namespace {

double at_share(std::vector<double> values, double share) {
  std::sort(values.begin(), values.end());
  return values[static_cast<std::size_t>(static_cast<double>(values.size() - 1) * share + 0.5)];
}

}  // namespace

void with_quartiles(benchmark::internal::Benchmark* benchmark) {
  benchmark->Unit(benchmark::kMillisecond);
  benchmark->ComputeStatistics("lower quartile", [](const auto& values) { return at_share(values, 0.25); });
  benchmark->ComputeStatistics("upper quartile", [](const auto& values) { return at_share(values, 0.75); });
}

void measure_in_new_processes(benchmark::State& state, const std::function<void()>& work) {
  using Clock = std::chrono::steady_clock;
  for ([[maybe_unused]] auto run : state) {
    int ends[2] = {};
    double seconds = 0;
    if (pipe(ends) != 0) return state.SkipWithError("no pipe");
    const auto child = fork();
    if (child == 0) {
      const auto start = Clock::now();
      work();
      seconds = std::chrono::duration<double>(Clock::now() - start).count();
      _exit(write(ends[1], &seconds, sizeof seconds) == sizeof seconds ? 0 : 1);
    }
    close(ends[1]);
    const auto got = child > 0 ? read(ends[0], &seconds, sizeof seconds) : 0;
    close(ends[0]);
    int status = 1;
    if (child > 0) waitpid(child, &status, 0);
    if (got != sizeof seconds || status != 0) return state.SkipWithError("the child failed");
    state.SetIterationTime(seconds);
  }
}

}  // namespace bulkhead::bench
