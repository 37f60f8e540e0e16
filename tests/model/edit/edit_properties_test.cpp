// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <map>

#include "model/base/plain_text.h"
#include "model/edit/edit.h"
#include "model/io/mission_file.h"
#include "tests/model/edit/pick_edit.h"
#include "tests/support/generators.h"
#include "tests/support/invariants.h"

namespace bulkhead {
namespace {

RC_GTEST_PROP(AnyMission, IsSound, (const Mission& mission)) {
  RC_ASSERT(test::broken_invariants(mission) == std::vector<std::string>());
}

/// What edits are given of extras is not used, and not said.
Edit without_extras(Edit edit) {
  if (auto* zone = std::get_if<PutZone>(&edit)) zone->zone.extras = {};
  if (auto* marker = std::get_if<PutMarker>(&edit)) marker->marker.extras = {};
  if (auto* piece = std::get_if<PutPiece>(&edit)) piece->piece.extras = {};
  if (auto* feature = std::get_if<PutFeature>(&edit)) feature->feature.extras = {};
  return edit;
}

class EveryEdit : public testing::TestWithParam<int> {};

TEST_P(EveryEdit, HasATextThatMeansTheSame) {
  rc::detail::checkGTest([] {
    const auto mission = *test::any_mission();
    const auto edit = test::pick_edit_of_sort(mission, GetParam());
    const auto text = edit.text_form(mission);
    RC_LOG() << text;
    const auto parsed = parse_edit(mission, text);
    if (!parsed) RC_FAIL(parsed.error().message);
    RC_ASSERT(*parsed == without_extras(edit));
    RC_ASSERT(parsed->text_form(mission) == text);
    RC_ASSERT(parsed->step_name(mission) == edit.step_name(mission));
    RC_ASSERT((parsed->apply(mission) == edit.apply(mission)));
  });
}

/// Sound by our own rules, and for the reader, which has its own.
void check_soundness(const Mission& mission) {
  RC_ASSERT(test::broken_invariants(mission) == std::vector<std::string>());
  const auto again = read_mission(write_mission(mission), "edited.bulkhead", nullptr);
  if (!again) RC_FAIL(again.error().message);
  RC_ASSERT((again->mission == mission));
}

TEST_P(EveryEdit, KeepsTheMissionSound) {
  rc::detail::checkGTest([] {
    auto mission = *test::any_mission();
    for (int count = 0; count < 4; ++count) {
      const auto edit = test::pick_edit_of_sort(mission, GetParam());
      RC_LOG() << edit.text_form(mission) << '\n';
      const auto changed = edit.apply(mission);
      if (!changed) {
        RC_ASSERT(!changed.error().message.empty());
        RC_ASSERT(is_utf8(changed.error().message));
        continue;
      }
      check_soundness(*changed);
      mission = *changed;
    }
  });
}

INSTANTIATE_TEST_SUITE_P(Sorts, EveryEdit, testing::Range(0, test::sorts_of_edit()));

RC_GTEST_PROP(Edits, OfAllSortsInARowKeepTheMissionSound, ()) {
  auto mission = *test::any_mission();
  for (int count = 0; count < 12; ++count) {
    const auto edit = test::pick_edit(mission);
    RC_LOG() << edit.text_form(mission) << '\n';
    const auto changed = edit.apply(mission);
    if (changed) mission = *changed;
  }
  check_soundness(mission);
}

RC_GTEST_PROP(Edits, InSequenceAreReadBackFromTheirLines, ()) {
  const auto mission = *test::any_mission();
  EditSequence sequence;
  auto now = mission;
  for (int count = 0; count < 4; ++count) {
    const auto edit = without_extras(test::pick_edit(now));
    const auto changed = edit.apply(now);
    if (!changed) continue;
    now = *changed;
    sequence.edits.push_back(edit);
  }
  RC_ASSERT((sequence.apply(mission) == now));
  const auto read = parse_edits(mission, sequence.text_form(mission));
  if (!read) RC_FAIL(read.error().message);
  RC_ASSERT(*read == sequence);
}

/// An edit made for one mission does no harm to another.
RC_GTEST_PROP(Edits, MadeForAnotherMissionKeepThisOneSound, ()) {
  const auto edit = test::pick_edit(*test::any_mission());
  RC_LOG() << edit << '\n';
  const auto changed = edit.apply(*test::any_mission());
  if (changed) check_soundness(*changed);
}

/// The generator is worth something only if many of its edits can be applied, of every sort.
TEST(Edits, GeneratedOnesCanOftenBeApplied) {
  std::map<int, int> applied;
  const auto attempt = rc::gen::exec([&] {
    const auto mission = *test::any_mission();
    for (int sort = 0; sort < test::sorts_of_edit(); ++sort) {
      const auto changed = test::pick_edit_of_sort(mission, sort).apply(mission);
      if (changed && !(*changed == mission)) ++applied[sort];
    }
    return 0;
  });
  for (std::uint64_t seed = 0; seed < 150; ++seed) static_cast<void>(attempt(rc::Random(seed), 100).value());
  for (int sort = 0; sort < test::sorts_of_edit(); ++sort) EXPECT_GE(applied[sort], 8) << "sort " << sort;
}

}  // namespace
}  // namespace bulkhead
