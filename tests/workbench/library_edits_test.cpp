// SPDX-License-Identifier: MIT
#include "workbench/library_edits.h"

#include <gtest/gtest.h>

#include "tests/support/edited.h"
#include "tests/support/sample_missions.h"

namespace bulkhead {
namespace {

/// Has one system, `plain`, and one set, `tiles`.
class SmallLibrary final : public Definitions {
 public:
  [[nodiscard]] Result<GameSystem> system(const Id& id) const override {
    if (id == Id("plain")) return test::plain_system();
    return fail("no such system");
  }
  [[nodiscard]] Result<TerrainSet> terrain_set(const Id& id) const override {
    auto set = test::gallowdark_set();
    set.id = Id("tiles");
    if (id == set.id) return set;
    return fail("no such set");
  }
};

TEST(LibraryEdits, TakeSystemsAndSetsByTheirNames) {
  const auto mission = test::lively_mission();
  const SmallLibrary library;
  const auto set = parse_edit_with(library, mission, "uses tiles");
  ASSERT_TRUE(set.has_value());
  EXPECT_NE(find_set(set->apply(mission).value(), Id("tiles")), nullptr);
  const auto several = parse_edit_with(library, mission, "uses tiles\nboard 2 set tiles");
  ASSERT_TRUE(several.has_value()) << several.error().message;
  EXPECT_EQ(find_board(several->apply(mission).value(), 2)->set, Id("tiles"));
  EXPECT_EQ(parse_edit_with(library, mission, "system plain"), Edit(SetSystem{Part<GameSystem>(test::plain_system())}));
}

TEST(LibraryEdits, SayWhichOfSeveralLinesIsWrong) {
  const auto mission = test::lively_mission();
  const SmallLibrary library;
  const auto trouble = [&](std::string_view text) { return parse_edit_with(library, mission, text).error().message; };
  EXPECT_EQ(trouble("uses tiles\nboard 2 set volkus"),
            "Line 2: There is no terrain set volkus; this mission has gallowdark, tiles");
  EXPECT_EQ(trouble("title a\nuses volkus\ntitle b"), "Line 2: no such set");
  const auto* const over_lines = "title \"two\nlines\" walk";
  EXPECT_EQ(trouble(over_lines), parse_edit(mission, over_lines).error().message) << "one edit";
}

TEST(LibraryEdits, SayWhatIsNotThereAndLeaveOtherEditsAlone) {
  const auto mission = test::lively_mission();
  const SmallLibrary library;
  EXPECT_EQ(parse_edit_with(library, mission, "uses volkus").error().message, "no such set");
  EXPECT_EQ(parse_edit_with(library, mission, "system volkus").error().message, "no such system");
  EXPECT_EQ(parse_edit_with(library, mission, "wall C2/C3"), parse_edit(mission, "wall C2/C3"));
  EXPECT_EQ(parse_edit_with(library, mission, "walk C2/C3").error(), parse_edit(mission, "walk C2/C3").error());
}

}  // namespace
}  // namespace bulkhead
