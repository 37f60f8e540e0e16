// SPDX-License-Identifier: MIT
#pragma once

#include <benchmark/benchmark.h>
#include <functional>

namespace bulkhead::bench {

/// Adds the quartiles to the median that Google Benchmark reports for repeated runs.
void with_quartiles(benchmark::internal::Benchmark* benchmark);

/// Measures work as it is done for the first time in a process: each time in a child of its own. Nothing before may
/// have drawn a letter, or the children inherit what it loaded. Beside the time stands the child's processor time,
/// which other work on the computer hardly touches.
void measure_in_new_processes(benchmark::State& state, const std::function<void()>& work);

}  // namespace bulkhead::bench
