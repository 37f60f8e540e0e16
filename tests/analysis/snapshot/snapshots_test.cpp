// SPDX-License-Identifier: MIT
#include "analysis/snapshot/snapshots.h"

#include <gtest/gtest.h>

#include <array>
#include <thread>
#include <vector>

#include "model/edit/edit.h"
#include "tests/support/sample_missions.h"

namespace bulkhead::test {
namespace {

std::shared_ptr<const Mission> edited(const Mission& mission, std::string_view edit) {
  return std::make_shared<const Mission>(parse_edit(mission, edit).value().apply(mission).value());
}

TEST(snapshots, are_made_once_for_a_mission) {
  const auto mission = std::make_shared<const Mission>(mission_with({6, 7}, "A1/B1 A1/A2", ""));
  Snapshots snapshots;
  const auto first = snapshots.of(mission);
  EXPECT_EQ(first, Snapshot::make(*mission));
  EXPECT_EQ(&snapshots.of(mission).sides(), &first.sides()) << "the same, not an equal one";
}

TEST(snapshots, keep_of_the_one_before_what_has_not_changed) {
  const auto mission = std::make_shared<const Mission>(mission_with({6, 7}, "A1/B1 A1/A2", ""));
  const auto titled = edited(*mission, "title \"Another\"");
  const auto opened = edited(*mission, "open A1/B1");
  Snapshots snapshots;
  const auto* graph = &snapshots.of(mission).graph();
  EXPECT_EQ(&snapshots.of(titled).graph(), graph);
  const auto last = snapshots.of(opened);
  EXPECT_NE(&last.graph(), graph);
  EXPECT_EQ(last, Snapshot::make(*opened));
}

TEST(snapshots, are_made_once_for_readers_that_are_one_mission_apart) {
  const auto sealed = std::make_shared<const Mission>(mission_with({6, 7}, "A1/B1 A1/A2", ""));
  const auto open = edited(*sealed, "open A1/B1");
  Snapshots snapshots;
  const auto of_sealed = snapshots.of(sealed);
  const auto of_open = snapshots.of(open);
  EXPECT_EQ(&snapshots.of(sealed).graph(), &of_sealed.graph());
  EXPECT_EQ(&snapshots.of(open).graph(), &of_open.graph());
  EXPECT_NE(&of_sealed.graph(), &of_open.graph());
}

TEST(snapshots, of_missions_long_past_are_not_kept) {
  std::vector<std::shared_ptr<const Mission>> missions = {
      std::make_shared<const Mission>(mission_with({2, 1}, "A1/B1", ""))};
  for (const auto* edit : {"title \"B\"", "title \"C\""}) missions.push_back(edited(*missions.back(), edit));
  const std::weak_ptr<const Mission> oldest = missions.front();
  Snapshots snapshots;
  for (const auto& mission : missions) static_cast<void>(snapshots.of(mission));
  missions.clear();
  EXPECT_TRUE(oldest.expired());
}

TEST(snapshots, are_of_the_mission_that_each_thread_asks_for) {
  const auto sealed = std::make_shared<const Mission>(mission_with({6, 7}, "A1/B1 A1/A2", ""));
  const auto open = edited(*sealed, "open A1/B1");
  Snapshots snapshots;
  std::array<int, 4> wrong = {};
  {
    std::vector<std::jthread> threads;
    for (std::size_t number = 0; number < wrong.size(); ++number) {
      threads.emplace_back([&, number] {
        const auto& mission = number % 2 == 0 ? sealed : open;
        const std::size_t regions = number % 2 == 0 ? 2 : 1;
        for (int round = 0; round < 50; ++round) {
          if (snapshots.of(mission).regions().count() != regions) ++wrong.at(number);
        }
      });
    }
  }
  EXPECT_EQ(wrong, (std::array<int, 4>{}));
}

}  // namespace
}  // namespace bulkhead::test
