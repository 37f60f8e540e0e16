// SPDX-License-Identifier: MIT
#include "editor/tools/document/drafts.h"

#include <gtest/gtest.h>

namespace bulkhead {
namespace {

Draft draft(const std::string& value, const std::string& instead_of, const std::string& field = "Cost") {
  return {{{value}}, {{instead_of}}, {field, "It is no number."}};
}

TEST(Drafts, AreKeptForTheirFieldOnly) {
  Drafts drafts;
  drafts.keep("#a", "cost", draft("many", "1"));
  const auto* const kept = drafts.find("#a", "cost", {{"1"}});
  ASSERT_NE(kept, nullptr);
  EXPECT_EQ(*kept, draft("many", "1"));
  EXPECT_EQ(drafts.find("#b", "cost", {{"1"}}), nullptr);
  EXPECT_EQ(drafts.find("#a", "name", {{"1"}}), nullptr);
  drafts.keep("#a", "cost", draft("more", "1"));
  EXPECT_EQ(drafts.find("#a", "cost", {{"1"}})->value, (FieldValue{{"more"}}));
  drafts.forget("#a", "cost");
  EXPECT_EQ(drafts.find("#a", "cost", {{"1"}}), nullptr);
}

TEST(Drafts, TellWhatWasRefusedOfASubjectAndThatItChanged) {
  Drafts drafts;
  int changes = 0;
  drafts.when_changed([&] { ++changes; });
  drafts.keep("#a", "cost", draft("many", "1"));
  drafts.keep("#b", "name", draft("", "B", "Name"));
  EXPECT_EQ(changes, 2);
  EXPECT_EQ(drafts.refused_of("#a"), (std::vector<RefusedText>{{"Cost", "It is no number."}}));
  EXPECT_TRUE(drafts.refused_of("#c").empty());
  drafts.forget("#c", "cost");
  EXPECT_EQ(changes, 2);
  drafts.forget("#a", "cost");
  EXPECT_EQ(changes, 3);
  EXPECT_TRUE(drafts.refused_of("#a").empty());
}

TEST(Drafts, GoWhenTheMissionHasAnotherValueThere) {
  Drafts drafts;
  drafts.keep("#a", "cost", draft("many", "1"));
  EXPECT_EQ(drafts.find("#a", "cost", {{"2"}}), nullptr);
  EXPECT_EQ(drafts.find("#a", "cost", {{"1"}}), nullptr) << "it has gone for good";
  EXPECT_TRUE(drafts.refused().empty());
}

TEST(Drafts, FollowTheirSubject) {
  Drafts drafts;
  drafts.keep("#a", "cost", draft("many", "1"));
  drafts.keep("#a", "name", draft("", "A", "Name"));
  drafts.keep("#a", "uses", draft("never", "round", "Uses"));
  drafts.keep("#b", "cost", draft("few", "1"));
  drafts.follow(
      [](const std::string& subject) -> std::optional<std::string> {
        if (subject == "#b") return std::nullopt;
        return "#z";
      },
      [](const std::string&, const std::string& field) -> std::optional<FieldValue> {
        if (field == "cost") return FieldValue{{"1"}};
        return FieldValue{{field == "name" ? "A" : "battle"}};
      });
  EXPECT_NE(drafts.find("#z", "cost", {{"1"}}), nullptr);
  EXPECT_NE(drafts.find("#z", "name", {{"A"}}), nullptr);
  EXPECT_EQ(drafts.find("#a", "cost", {{"1"}}), nullptr);
  EXPECT_EQ(drafts.find("#b", "cost", {{"1"}}), nullptr);
  EXPECT_EQ(drafts.refused().size(), 2U) << "the mission has another value where #a's uses were refused";
  drafts.forget_all();
  EXPECT_TRUE(drafts.refused().empty());
}

TEST(Drafts, AreNamedWhereTheyAreNotInTheFile) {
  EXPECT_EQ(not_in_file({}), "");
  EXPECT_EQ(not_in_file({{"Cost (Boot in the Door)", "It is no number."}, {"Name (Draught)", "It needs a name."}}),
            "What stands in these fields cannot be in the mission and is not in the file:\n"
            "Cost (Boot in the Door): It is no number.\nName (Draught): It needs a name.");
}

}  // namespace
}  // namespace bulkhead
