// SPDX-License-Identifier: MIT
#include "tests/bench/measuring.h"

#include <algorithm>
#include <ctime>
#include <sys/wait.h>
#include <unistd.h>

namespace bulkhead::bench {
namespace {

double at_share(std::vector<double> values, double share) {
  std::sort(values.begin(), values.end());
  return values[static_cast<std::size_t>(static_cast<double>(values.size() - 1) * share + 0.5)];
}

/// On the wall's clock and on the processor's.
struct Taken {
  double seconds = 0;
  double processor_seconds = 0;
};

Taken now() {
  const auto of = [](clockid_t clock) {
    timespec time{};
    clock_gettime(clock, &time);
    return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) / 1e9;
  };
  return {of(CLOCK_MONOTONIC), of(CLOCK_PROCESS_CPUTIME_ID)};
}

}  // namespace

void with_quartiles(benchmark::internal::Benchmark* benchmark) {
  benchmark->Unit(benchmark::kMillisecond);
  benchmark->ComputeStatistics("lower quartile", [](const auto& values) { return at_share(values, 0.25); });
  benchmark->ComputeStatistics("upper quartile", [](const auto& values) { return at_share(values, 0.75); });
}

void measure_in_new_processes(benchmark::State& state, const std::function<void()>& work) {
  double processor_time = 0;
  for ([[maybe_unused]] auto run : state) {
    int ends[2] = {};
    if (pipe(ends) != 0) return state.SkipWithError("no pipe");
    Taken taken;
    const auto child = fork();
    if (child == 0) {
      const Taken before = now();
      work();
      const Taken after = now();
      taken = {after.seconds - before.seconds, after.processor_seconds - before.processor_seconds};
      _exit(write(ends[1], &taken, sizeof taken) == sizeof taken ? 0 : 1);
    }
    close(ends[1]);
    const auto got = child > 0 ? read(ends[0], &taken, sizeof taken) : 0;
    close(ends[0]);
    int status = 1;
    if (child > 0) waitpid(child, &status, 0);
    if (got != sizeof taken || status != 0) return state.SkipWithError("the child failed");
    state.SetIterationTime(taken.seconds);
    processor_time += taken.processor_seconds;
  }
  state.counters["child_cpu_ms"] = benchmark::Counter(processor_time * 1000, benchmark::Counter::Flags::kAvgIterations);
}

}  // namespace bulkhead::bench
