// SPDX-License-Identifier: MIT
#include "workbench/in_parallel.h"

#include <gtest/gtest.h>

#include <atomic>
#include <chrono>
#include <stdexcept>

namespace bulkhead::test {
namespace {

bool always() { return true; }

TEST(InParallel, HandsResultsOverInOrder) {
  std::vector<std::size_t> results;
  in_parallel<std::size_t>(
      1000, [](std::size_t item, const std::stop_token&) { return item * item; },
      [&](std::size_t result) { results.push_back(result); }, always);
  ASSERT_EQ(results.size(), 1000U);
  for (std::size_t item = 0; item < results.size(); ++item) EXPECT_EQ(results[item], item * item);
}

TEST(InParallel, DoesNothingWithNothing) {
  in_parallel<int>(
      0, [](std::size_t, const std::stop_token&) { return 1; }, [](int) { FAIL(); }, always);
}

TEST(InParallel, RunsOnlyAFewItemsAhead) {
  const auto ahead = 4 * std::max<std::size_t>(1, std::thread::hardware_concurrency());
  std::atomic<std::size_t> begun = 0;
  std::size_t used = 0;
  in_parallel<int>(
      200,
      [&](std::size_t, const std::stop_token&) {
        ++begun;
        return 0;
      },
      [&](int) {
        EXPECT_LE(begun, used + ahead);
        ++used;
      },
      always);
  EXPECT_EQ(used, 200U);
}

TEST(InParallel, EndsWorkThatHasBegunWhenNobodyWantsItAnyMore) {
  std::atomic<bool> begun = false;
  std::atomic<bool> stopped = false;
  std::size_t used = 0;
  in_parallel<int>(
      2,
      [&](std::size_t item, const std::stop_token& stop) {
        if (item == 0) return 0;
        begun = true;
        while (!stop.stop_requested()) std::this_thread::yield();
        stopped = true;
        return 0;
      },
      [&](int) { ++used; }, [&] { return used == 0 || !begun; });
  EXPECT_EQ(used, 1U);
  EXPECT_TRUE(stopped);
}

TEST(InParallel, AsksAllThatHasBegunToStopBeforeItWaitsForAny) {
  constexpr int works = 3;
  std::atomic<int> begun = 0;
  std::atomic<int> stopped = 0;
  std::atomic<int> met = 0;
  in_parallel<int>(
      works,
      [&](std::size_t, const std::stop_token& stop) {
        ++begun;
        while (!stop.stop_requested()) std::this_thread::yield();
        ++stopped;
        // Each ends only once all were asked, or, where that never comes, some time.
        const auto given_up = std::chrono::steady_clock::now() + std::chrono::seconds(10);
        while (stopped < works && std::chrono::steady_clock::now() < given_up) std::this_thread::yield();
        if (stopped == works) ++met;
        return 0;
      },
      [](int) {}, [&] { return begun < works; }, works);
  EXPECT_EQ(met, works);
}

TEST(InParallel, ThrowsWhatTheWorkThrows) {
  const auto fail_at_seven = [](std::size_t item, const std::stop_token&) {
    if (item == 7) throw std::runtime_error("seven");
    return 0;
  };
  EXPECT_THROW(in_parallel<int>(
                   20, fail_at_seven, [](int) {}, always),
               std::runtime_error);
}

}  // namespace
}  // namespace bulkhead::test
