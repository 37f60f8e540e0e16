// SPDX-License-Identifier: MIT
// The process that plays missions, as others start it: its deadlines, its death, its parent's.
#include "scripting/worker/worker.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <chrono>
#include <csignal>
#include <fstream>
#include <optional>
#include <string>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>
#include <vector>

#include "scripting/worker/worker_room.h"
#include "tests/support/sample_missions.h"

namespace bulkhead::test {
namespace {

using nlohmann::json;
using std::chrono::milliseconds;
using std::chrono::seconds;
using std::chrono::steady_clock;

/// Loops for good while the attacker has the mark `loops`, with a limit of the sandbox that is met only after 1.5
/// seconds of the processor.
Mission mission_that_may_loop() {
  auto mission = with_drop_zones(empty_mission());
  auto system = *mission.system;
  system.sequence.rounds = 3;
  system.sequence.order = Sequence::Order::attacker;
  mission.system = std::move(system);
  Rule rule{Item{Id("storm"), "Storm", std::nullopt, {}, {}, {}}};
  rule.lua =
      "function on_round_start(rule, battle)\n"
      "  local text = (\"x\"):rep(90000)\n"
      "  while battle.round == 2 do local same = (text .. \"a\"):upper() == (text .. \"b\"):lower() end\n"
      "end\n";
  mission.rules = std::vector{rule};
  return mission;
}

/// What a process is doing, as /proc says it; nothing where there is none.
std::optional<char> state_of(int process) {
  std::ifstream file("/proc/" + std::to_string(process) + "/stat");
  std::string text;
  if (!std::getline(file, text)) return std::nullopt;
  return text[text.rfind(')') + 2];
}

bool is_gone_within(int process, milliseconds most) {
  const auto until = steady_clock::now() + most;
  while (steady_clock::now() < until) {
    const auto state = state_of(process);
    if (!state || *state == 'Z') return true;
    std::this_thread::sleep_for(milliseconds(5));
  }
  return false;
}

std::string loop_request() { return json{{"play", {{"decisions", "go 1 round-start\ngo 2 round-start\n"}}}}.dump(); }

Worker worker_with_mission() {
  auto worker = Worker::start(BULKHEAD_PROGRAM).value();
  EXPECT_TRUE(worker.ask(mission_request(mission_that_may_loop()).value(), seconds(30)));
  return worker;
}

TEST(Worker, HasNoEnvironmentAndThreeDescriptors) {
  auto worker = worker_with_mission();
  const auto place = "/proc/" + std::to_string(worker.process());
  std::ifstream status(place + "/status");
  std::string filter;
  std::string rights;
  for (std::string line; std::getline(status, line);) {
    if (line.starts_with("Seccomp:")) filter = line.substr(9);
    if (line.starts_with("NoNewPrivs:")) rights = line.substr(12);
  }
  EXPECT_EQ(filter, "2") << "a filter is in force";
  EXPECT_EQ(rights, "1");
  EXPECT_EQ(::access((place + "/fd/2").c_str(), F_OK), 0);
  EXPECT_NE(::access((place + "/fd/3").c_str(), F_OK), 0);
  std::ifstream environment(place + "/environ");
  EXPECT_EQ(environment.get(), std::ifstream::traits_type::eof());
}

/// Long before a loop has taken all the steps that it may, however fast the machine is.
constexpr milliseconds soon{50};

TEST(Worker, EndsAtItsDeadline) {
  auto worker = worker_with_mission();
  const int process = worker.process();
  const auto begun = steady_clock::now();
  const auto answer = worker.ask(loop_request(), soon);
  EXPECT_LT(steady_clock::now() - begun, milliseconds(1300));
  ASSERT_FALSE(answer);
  EXPECT_NE(answer.error().message.find("took longer than it may"), std::string::npos) << answer.error().message;
  EXPECT_NE(answer.error().message.find(" s of the processor, and it did not come to say which rule was at work"),
            std::string::npos)
      << answer.error().message;
  EXPECT_TRUE(worker.is_over());
  EXPECT_FALSE(state_of(process)) << "it is gone, and nothing of it is left";
  EXPECT_FALSE(worker.ask("{}", seconds(1))) << "nothing can be asked any more";
}

TEST(Worker, EndsWhenItIsTold) {
  auto worker = worker_with_mission();
  const auto begun = steady_clock::now();
  const auto answer = worker.ask(loop_request(), seconds(60), [&] { return steady_clock::now() - begun < soon; });
  EXPECT_LT(steady_clock::now() - begun, milliseconds(1200));
  EXPECT_FALSE(answer);
  EXPECT_TRUE(worker.is_over());
}

TEST(Worker, SaysThatItWasKilled) {
  auto worker = worker_with_mission();
  ::kill(worker.process(), SIGKILL);
  const auto answer = worker.ask("{}", seconds(10));
  ASSERT_FALSE(answer);
  EXPECT_NE(answer.error().message.find("was killed"), std::string::npos) << answer.error().message;
}

TEST(Worker, EndsWithItsParentThatIsKilled) {
  std::array<int, 2> pipe{};
  ASSERT_EQ(::pipe(pipe.data()), 0);
  const auto parent = ::fork();
  if (parent == 0) {
    auto worker = worker_with_mission();
    // It computes while its parent dies.
    static_cast<void>(worker.send(loop_request(), steady_clock::now() + seconds(60)));
    const int number = worker.process();
    static_cast<void>(::write(pipe[1], &number, sizeof number));
    ::pause();
    ::_exit(1);
  }
  int worker = 0;
  ASSERT_EQ(::read(pipe[0], &worker, sizeof worker), static_cast<ssize_t>(sizeof worker));
  EXPECT_TRUE(state_of(worker));
  ::kill(parent, SIGKILL);
  EXPECT_TRUE(is_gone_within(worker, milliseconds(1000)));
  ::waitpid(parent, nullptr, 0);
}

TEST(Worker, EndsWithItsObject) {
  int process = 0;
  {
    const auto worker = worker_with_mission();
    process = worker.process();
    EXPECT_TRUE(state_of(process));
  }
  EXPECT_FALSE(state_of(process));
}

TEST(Worker, IsToldWhereNoProgramIs) {
  const auto none = Worker::start("/no/such/program");
  ASSERT_FALSE(none);
  EXPECT_NE(none.error().message.find("cannot be started"), std::string::npos);
  // One that is no worker ends, or says something else.
  auto other = Worker::start("/bin/true");
  ASSERT_TRUE(other);
  EXPECT_FALSE(other->ask("{}", seconds(10)));
}

/// The number of the process that plays for this one.
int child_of(int parent) {
  std::ifstream file("/proc/" + std::to_string(parent) + "/task/" + std::to_string(parent) + "/children");
  int child = 0;
  file >> child;
  return child;
}

TEST(WorkerRoom, GoesOnFromTheLinesSoFarWhereTheWorkerDies) {
  auto room = WorkerRoom::open(mission_that_may_loop(), BULKHEAD_PROGRAM);
  ASSERT_TRUE(room);
  std::vector<std::string> lines = {"go 1 round-start", "expect round 1", "go 1 round-end", "back", "expect round 1"};
  std::vector<std::string> questions;
  std::vector<std::string> told;
  std::size_t next = 0;
  const auto played = room->play({.read = [&](const Asked& asked) -> std::optional<std::string> {
                                    questions.push_back(asked.question);
                                    // Behind the second line.
                                    if (next == 2) ::kill(child_of(::getpid()), SIGKILL);
                                    return next < lines.size() ? std::optional(lines[next++]) : std::nullopt;
                                  },
                                  .tell = [&](const std::string& text) { told.push_back(text); }});
  ASSERT_TRUE(played) << played.error().message;
  EXPECT_EQ(played->status, Rehearsal::Status::needs);
  ASSERT_EQ(questions.size(), 6U);
  EXPECT_EQ(questions[3], "Round 1. What is done at round-start?") << "the third line is lost with its worker";
  const auto is_told = [&](const std::string& words) {
    return std::any_of(told.begin(), told.end(),
                       [&](const auto& text) { return text.find(words) != std::string::npos; });
  };
  EXPECT_TRUE(is_told("was killed"));
  EXPECT_TRUE(is_told("The battle stands where it stood before."));
  EXPECT_TRUE(played->record.ends_with("\ngo 1 round-start\nexpect round 1\n")) << played->record;
}

TEST(WorkerRoom, EndsABattleThatWasWrittenDownAtItsDeadlineAndPlaysTheNext) {
  WorkerLimits limits;
  limits.for_a_battle = seconds(1);
  auto room = WorkerRoom::open(mission_that_may_loop(), BULKHEAD_PROGRAM, limits);
  ASSERT_TRUE(room);
  const auto first = room->play({.decisions = "go 1 round-start\ngo 2 round-start\n"});
  ASSERT_TRUE(first);
  EXPECT_EQ(first->status, Rehearsal::Status::broken);
  const auto second = room->play({.decisions = "go 1 round-start\n"});
  ASSERT_TRUE(second) << second.error().message;
  EXPECT_EQ(second->status, Rehearsal::Status::needs);
}

}  // namespace
}  // namespace bulkhead::test
