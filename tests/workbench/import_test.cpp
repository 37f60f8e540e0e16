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

}  // namespace
}  // namespace bulkhead::test
