// SPDX-License-Identifier: MIT
#include "workbench/import.h"

#include <gtest/gtest.h>

#include "model/library/library.h"

namespace bulkhead::test {
namespace {

TEST(Import, SketchesOfOneNameGetIdsThatDiffer) {
  std::string table;
  const auto add = [&](const std::string& name) { table += "{ name = \"" + name + "\", layout = [[\n+-+\n]] },\n"; };
  for (const auto* name : {"a", "a 3", "a", "a", "b", "a-2", "a"}) add(name);
  const auto library = Library::open({BULKHEAD_TEMPLATES}).value();
  std::vector<std::string> ids;
  const auto imports = import_sketches("{" + table + "}", "t.lua", library, {}).value();
  for (const auto& imported : imports) {
    ids.push_back(imported.mission.head->id.text());
  }
  EXPECT_EQ(ids, (std::vector<std::string>{"a", "a-3", "a-2", "a-4", "b", "a-2-2", "a-5"}));
}

TEST(Import, ATextWithMoreDrawnThanWrittenLooksLikeASketch) {
  EXPECT_TRUE(looks_like_sketches("<--+  gate\n   |\n+--+\n"));
  EXPECT_FALSE(looks_like_sketches("the gate + the lock\n"));
}

TEST(Import, XmlIsNoSketchHoweverMuchOfItIsAngleBrackets) {
  for (const auto* text : {"<s\n>>\n><<\n<", "  <!-->>><<<", "<?x\n>>>>><<<"}) {
    EXPECT_FALSE(looks_like_sketches(text)) << text;
    const auto imported = import_sketches(text, "t.xml", Library::open({BULKHEAD_TEMPLATES}).value(), {});
    ASSERT_FALSE(imported.has_value()) << text;
    EXPECT_EQ(imported.error().message, "this is a document, not a sketch; open it as it is");
  }
}

}  // namespace
}  // namespace bulkhead::test
