// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <algorithm>

#include "model/io/element.h"
#include "model/io/mission_file.h"
#include "model/mission/words.h"
#include "tests/support/document_mutator.h"
#include "tests/support/invariants.h"
#include "tests/support/temporary_folder.h"

namespace bulkhead::test {
namespace {

const std::string sample = content_of(std::filesystem::path(BULKHEAD_SOURCE) / "docs/format/sample.bulkhead");

TEST(Placement, TheReaderKnowsTheElementsOfTheSchema) {
  for (const auto& element : schema_elements()) EXPECT_TRUE(is_format_element(element)) << element;
  for (const auto& element : format_elements) {
    const auto all = schema_elements();
    EXPECT_NE(std::find(all.begin(), all.end(), element), all.end()) << element;
  }
}

/// Each element at each place: what is written reads to the same mission in the same spelling, and what was put stands
/// where it stood, unless it is refused at its place or is read as what belongs there.
TEST(Placement, EveryElementAtEveryPlaceIsKeptOrRefused) {
  int kept = 0;
  int refused = 0;
  const std::vector<std::string> others = {"<later a=\"1\"/>", "<!--" + std::string(marked_comment) + "-->",
                                           "<dice-table id=\"d\"/>"};
  for_each_placement(sample, others, [&](const Placement& put) {
    SCOPED_TRACE(put.what + " in " + put.inside + " in " + put.around);
    const auto read = read_mission(put.document, "m", nullptr);
    if (!read) {
      ++refused;
      EXPECT_GT(read.error().line, 0);
      EXPECT_FALSE(read.error().message.empty());
      EXPECT_FALSE(put.what.empty() || put.what == "later") << to_text(read.error());
      return;
    }
    ++kept;
    EXPECT_EQ(broken_invariants(read->mission), std::vector<std::string>());
    const auto written = write_mission(read->mission);
    const auto again = read_mission(written, "m", nullptr);
    ASSERT_TRUE(again.has_value()) << to_text(again.error());
    EXPECT_TRUE(again->mission == read->mission);
    EXPECT_EQ(write_mission(again->mission), written);
    const auto around = names_around_mark(written);
    if (around.empty()) {
      EXPECT_TRUE(put.belongs || (put.what == "lua" && put.around == "mission")) << "neither read nor kept";
    } else {
      EXPECT_EQ(around, names_around_mark(put.document));
    }
  });
  EXPECT_GT(kept, 1000);
  EXPECT_GT(refused, 500);
}

}  // namespace
}  // namespace bulkhead::test
