// SPDX-License-Identifier: MIT
#include "editor/tools/jobs/job.h"

#include <gtest/gtest.h>

#include <atomic>
#include <stdexcept>

#include "tests/editor/posted.h"

namespace bulkhead {
namespace {

using test::Posted;
using Words = std::vector<std::string>;

/// A job of numbers that keeps what it is told, and on which thread.
struct Told {
  Posted posted;
  std::vector<int> results;
  Words troubles;
  std::vector<std::thread::id> threads;
  Job<int> job{posted.post(),
               [this](int result) {
                 results.push_back(result);
                 threads.push_back(std::this_thread::get_id());
               },
               [this](const std::string& words) { troubles.push_back(words); }};
};

/// Goes on until it is stopped, and says when it has begun.
std::function<int(const std::stop_token&)> until_stopped(std::atomic<bool>& begun, int result) {
  return [&begun, result](const std::stop_token& stop) {
    begun = true;
    begun.notify_all();
    while (!stop.stop_requested()) std::this_thread::yield();
    return result;
  };
}

TEST(Job, ResultsArriveOnTheThreadThatRunsWhatIsPosted) {
  Told told;
  std::thread::id worker;
  told.job.ask([&](const std::stop_token&) {
    worker = std::this_thread::get_id();
    return 1;
  });
  EXPECT_TRUE(told.job.working());
  EXPECT_TRUE(told.results.empty()) << "nothing arrives before it is its turn";
  told.posted.wait_and_run();
  EXPECT_EQ(told.results, std::vector{1});
  EXPECT_EQ(told.threads.front(), std::this_thread::get_id());
  EXPECT_NE(worker, std::this_thread::get_id());
  EXPECT_FALSE(told.job.working());
}

TEST(Job, GivesTheNewestResultOnly) {
  Told told;
  std::atomic<bool> begun = false;
  told.job.ask(until_stopped(begun, 1));
  begun.wait(false);
  told.job.ask([](const std::stop_token&) { return 2; });
  told.job.ask([](const std::stop_token&) { return 3; });
  told.job.finish();
  told.posted.run();
  EXPECT_EQ(told.results, std::vector{3});
}

TEST(Job, WhatIsReadyButNoLongerAskedForIsDropped) {
  Told told;
  told.job.ask([](const std::stop_token&) { return 1; });
  while (told.posted.count() == 0) std::this_thread::yield();
  told.job.ask([](const std::stop_token&) { return 2; });
  told.job.finish();
  EXPECT_EQ(told.results, std::vector{2});
}

TEST(Job, HandsOverWhatThereIsBeforeTheRest) {
  Told told;
  std::atomic<bool> may_end = false;
  told.job.ask([&](const std::stop_token&, const Job<int>::Progress& progress) {
    progress(1);
    progress(2);
    may_end.wait(false);
    return 3;
  });
  while (told.posted.count() < 2) std::this_thread::yield();
  told.posted.run();
  EXPECT_EQ(told.results, (std::vector{1, 2}));
  EXPECT_TRUE(told.job.working());
  may_end = true;
  may_end.notify_all();
  told.posted.wait_and_run();
  EXPECT_EQ(told.results, (std::vector{1, 2, 3}));
  EXPECT_FALSE(told.job.working());
}

TEST(Job, IsCancelledInTheMidstOfItsWork) {
  Told told;
  std::atomic<bool> begun = false;
  told.job.ask(until_stopped(begun, 1));
  begun.wait(false);
  told.job.cancel();
  EXPECT_FALSE(told.job.working());
  told.job.finish();
  told.posted.run();
  EXPECT_TRUE(told.results.empty());
  told.job.ask([](const std::stop_token&) { return 2; });
  told.job.finish();
  EXPECT_EQ(told.results, std::vector{2}) << "it can be asked again";
}

TEST(Job, NothingArrivesAfterItsEnd) {
  Posted posted;
  int results = 0;
  const auto count = [&](int) { ++results; };
  const auto trouble = [&](const std::string&) { ++results; };
  {
    Job<int> job(posted.post(), count, trouble);
    job.ask([](const std::stop_token&) { return 1; });
    while (posted.count() == 0) std::this_thread::yield();
  }
  {
    Job<int> job(posted.post(), count, trouble);
    std::atomic<bool> begun = false;
    job.ask(until_stopped(begun, 2));
    begun.wait(false);
  }
  posted.run();
  EXPECT_EQ(results, 0);
}

TEST(Job, ExceptionsAreTold) {
  Told told;
  told.job.ask([](const std::stop_token&) -> int { throw std::runtime_error("full"); });
  told.posted.wait_and_run();
  EXPECT_EQ(told.troubles, Words{"full"});
  EXPECT_FALSE(told.job.working());
  told.job.ask([](const std::stop_token&) -> int { throw 7; });
  told.job.finish();
  EXPECT_EQ(told.troubles, (Words{"full", "an unknown failure"}));
  told.job.ask([](const std::stop_token&) { return 1; });
  told.job.finish();
  EXPECT_EQ(told.results, std::vector{1}) << "the next question is answered";
}

TEST(Job, WhatIsWaitedForArrivesOnceAndAtOnce) {
  Told told;
  told.job.ask([](const std::stop_token&) { return 1; });
  told.job.finish_within(std::chrono::minutes(1));
  EXPECT_EQ(told.results, std::vector{1});
  told.posted.run();
  EXPECT_EQ(told.results, std::vector{1});
  std::atomic<bool> begun = false;
  told.job.ask(until_stopped(begun, 2));
  told.job.finish_within(std::chrono::milliseconds(1));
  EXPECT_TRUE(told.job.working());
}

}  // namespace
}  // namespace bulkhead
