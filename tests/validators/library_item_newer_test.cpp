// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "model/library/items_on_demand.h"
#include "tests/support/sample_missions.h"
#include "tests/support/temporary_folder.h"
#include "tests/validators/check_fixture.h"

namespace bulkhead::test {
namespace {

using Names = std::vector<std::string>;

std::string rule_text(int version, std::string_view text, std::string_view range) {
  return "<rule format=\"1\" system=\"duel\" id=\"storm\" name=\"Storm\" version=\"" + std::to_string(version) +
         "\"><param name=\"range\" value=\"" + std::string(range) + "\"/><text>" + std::string(text) + "</text></rule>";
}

Mission with_rule(std::string_view origin, std::string text, std::string range) {
  auto mission = empty_mission();
  auto rule = fresh<Rule>(Id("gale"));
  rule.name = "Storm";
  rule.origin = LibraryId(origin);
  rule.text = std::move(text);
  rule.params = {{Id("range"), std::move(range), {}}};
  mission.rules = std::vector<Rule>{rule};
  return mission;
}

class library_item : public testing::Test {
 protected:
  void put(const std::string& name, const std::string& text) { write_file(folder_ / name, text); }
  [[nodiscard]] CheckContext context(const Mission& mission) const {
    CheckContext context{mission, Snapshot::make(mission), {}};
    context.items = std::make_shared<const ItemsOnDemand>(std::vector{folder_.path()});
    return context;
  }
  [[nodiscard]] Names said(const Mission& mission, std::string_view key) const {
    Names result;
    for (const auto& found : observations(key, context(mission))) {
      EXPECT_EQ(found.addresses, std::vector<Address>{ObjectAddress{Id("gale")}});
      result.push_back(to_text(found.message));
    }
    return result;
  }
  [[nodiscard]] Names newer(const Mission& mission) const { return said(mission, "library-item-newer"); }
  [[nodiscard]] Names gone(const Mission& mission) const { return said(mission, "library-item-gone"); }
  /// The mission with the only fix of the check's only finding.
  [[nodiscard]] Mission fixed(const Mission& mission, std::string_view key) const {
    const auto checked = context(mission);
    const auto found = observations(key, checked);
    EXPECT_EQ(found.size(), 1U);
    const auto fixes = found.at(0).fixes(checked);
    EXPECT_EQ(fixes.size(), 1U);
    return fixes.at(0).apply(mission).value();
  }

  TemporaryFolder folder_;
};

TEST_F(library_item, newer_is_told_and_taken_over_without_losing_what_the_author_changed) {
  put("one.xml", rule_text(1, "Old", "6"));
  put("three.xml", rule_text(3, "New", "8"));
  const auto mission = with_rule("duel/storm@1", "Old", "9");
  EXPECT_EQ(newer(mission), Names{"an item may follow the library; Storm (#gale) was copied from version 1 of "
                                  "duel/storm, and there is version 3"});
  EXPECT_EQ(gone(mission), Names());
  const auto after = fixed(mission, "library-item-newer");
  EXPECT_EQ(after, with_rule("duel/storm@3", "New", "9"));
  EXPECT_EQ(newer(after), Names());
}

TEST_F(library_item, newer_than_one_that_is_not_known_any_more_changes_nothing_that_stands_there) {
  put("three.xml", rule_text(3, "New", "8"));
  EXPECT_EQ(fixed(with_rule("duel/storm@2", "Old", "9"), "library-item-newer"), with_rule("duel/storm@3", "Old", "9"));
  EXPECT_EQ(fixed(with_rule("duel/storm@2", "", "9"), "library-item-newer"), with_rule("duel/storm@3", "New", "9"));
}

TEST_F(library_item, of_the_same_or_an_unknown_version_is_not_newer) {
  put("three.xml", rule_text(3, "New", "8"));
  EXPECT_EQ(newer(with_rule("duel/storm@3", "Old", "9")), Names());
  EXPECT_EQ(newer(with_rule("duel/storm@4", "Old", "9")), Names());
  EXPECT_EQ(newer(with_rule("duel/storm", "Old", "9")), Names());
  EXPECT_EQ(gone(with_rule("duel/storm", "Old", "9")), Names());
}

TEST_F(library_item, that_is_a_force_is_newer_or_gone_like_any_other) {
  const auto force = [](std::string_view version, std::string_view models) {
    return "<force format=\"2\" system=\"duel\" id=\"crew\" name=\"Crew\" version=\"" + std::string(version) +
           "\"><unit id=\"squad\" name=\"Squad\" models=\"" + std::string(models) + "\"/></force>";
  };
  put("one.xml", force("1", "5"));
  put("two.xml", force("2", "7"));
  auto mission = empty_mission();
  auto crew = fresh<Force>(Id("gale"));
  crew.name = "Crew";
  crew.origin = LibraryId("duel/crew@1");
  crew.units = {fresh<Unit>(Id("squad"))};
  crew.units[0].name = "Squad";
  crew.units[0].models = 5;
  mission.forces = std::vector{crew};
  EXPECT_EQ(newer(mission),
            Names{"an item may follow the library; Crew (#gale) was copied from version 1 of duel/crew, "
                  "and there is version 2"});
  EXPECT_EQ(gone(mission), Names());
  const auto after = fixed(mission, "library-item-newer");
  EXPECT_EQ(after.forces->front().units[0].models, 7);
  EXPECT_EQ(after.forces->front().origin, LibraryId("duel/crew@2"));
  crew.origin = LibraryId("duel/none@1");
  mission.forces = std::vector{crew};
  EXPECT_EQ(gone(mission).size(), 1U);
}

TEST_F(library_item, whose_file_is_broken_behind_its_start_has_no_fix) {
  put("three.xml", rule_text(3, "New</tex", "8"));
  const auto checked = context(with_rule("duel/storm@1", "Old", "9"));
  const auto found = observations("library-item-newer", checked);
  ASSERT_EQ(found.size(), 1U);
  EXPECT_TRUE(found.at(0).fixes(checked).empty());
}

TEST_F(library_item, that_is_gone_or_broken_or_of_another_kind_is_told) {
  const Names told = {
      "what an item was copied from should be in the library; Storm (#gale) was copied from duel/storm, "
      "which is not there"};
  const auto mission = with_rule("duel/storm@1", "Old", "9");
  EXPECT_EQ(gone(mission), told);
  put("one.xml", "<rule format=\"1\" system=\"duel\" id=\"storm\"");
  EXPECT_EQ(gone(mission), told);
  put("one.xml", "<stratagem format=\"1\" system=\"duel\" id=\"storm\" name=\"Storm\" cost=\"1\"/>");
  EXPECT_EQ(gone(mission), told);
  EXPECT_EQ(newer(mission), Names());
  const auto after = fixed(mission, "library-item-gone");
  EXPECT_EQ(after.rules->front().origin, std::nullopt);
  EXPECT_EQ(gone(after), Names());
}

TEST_F(library_item, is_not_asked_for_without_a_library) {
  put("three.xml", rule_text(3, "New", "8"));
  for (const auto* origin : {"duel/storm@1", "duel/none@1"}) {
    const auto mission = with_rule(origin, "Old", "9");
    EXPECT_EQ(sentences(mission, "library-item-newer"), Names());
    EXPECT_EQ(sentences(mission, "library-item-gone"), Names());
  }
}

}  // namespace
}  // namespace bulkhead::test
