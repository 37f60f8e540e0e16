// SPDX-License-Identifier: MIT
// Each rule finds its own breach in made-up sources.
#include "tests/layering/rules.h"

#include <gtest/gtest.h>

#include <filesystem>

#include "tests/support/temporary_folder.h"

namespace bulkhead::test {
namespace {

TEST(IncludeLines, AreFoundHoweverTheyAreSpaced) {
  const auto includes = includes_of(
      "#include <vector>\n"
      "\n"
      "  #  include\t\"model/a.h\"  // why\n"
      "#include<wx/wx.h>");
  ASSERT_EQ(includes.size(), 3U);
  EXPECT_EQ(includes[0].line, 1);
  EXPECT_EQ(includes[0].name, "vector");
  EXPECT_FALSE(includes[0].in_quotes);
  EXPECT_EQ(includes[1].line, 3);
  EXPECT_EQ(includes[1].name, "model/a.h");
  EXPECT_TRUE(includes[1].in_quotes);
  EXPECT_EQ(includes[2].line, 4);
  EXPECT_EQ(includes[2].name, "wx/wx.h");
}

TEST(IncludeLines, AreNothingElse) {
  EXPECT_TRUE(
      includes_of("// #include \"a.h\"\n#define include <b>\n\"#include <c>\"\n#include NAME\n#include \"d").empty());
  EXPECT_TRUE(includes_of("").empty());
}

TEST(Floors, MayUseThoseBelow) {
  EXPECT_EQ(climbing_includes({{"analysis/a.cpp", "#include \"analysis/a.h\"\n#include \"model/b.h\"\n"},
                               {"cli/a.cpp", "#include \"workbench/a.h\"\n#include \"rendering/a.h\"\n"},
                               {"editor/frame/a.cpp", "#include \"editor/tools/a.h\"\n"},
                               {"exchange/a.cpp", "#include \"scripting/a.h\"\n#include <vector>\n"}}),
            Complaints{});
}

TEST(Floors, MayNotClimb) {
  EXPECT_EQ(climbing_includes({{"model/io/a.h", "\n#include \"analysis/b.h\"\n"}}),
            (Complaints{"model/io/a.h:2: \"analysis/b.h\": model/ (floor 1) may not use analysis/ (floor 2)"}));
  EXPECT_EQ(climbing_includes({{"workbench/a.cpp", "#include \"cli/b.h\"\n"}}).size(), 1U);
  EXPECT_EQ(climbing_includes({{"model/a.cpp", "#include \"tests/support/b.h\"\n"}}).size(), 1U);
}

TEST(Floors, MayNotUseTheirNeighbours) {
  EXPECT_EQ(climbing_includes({{"scripting/a.cpp", "#include \"rendering/b.h\"\n"}}).size(), 1U);
  EXPECT_EQ(climbing_includes({{"rendering/a.cpp", "#include \"scripting/b.h\"\n"}}).size(), 1U);
  EXPECT_EQ(climbing_includes({{"cli/a.cpp", "#include \"editor/b.h\"\n"}}).size(), 1U);
  EXPECT_EQ(climbing_includes({{"editor/tools/a.cpp", "#include \"cli/b.h\"\n"}}).size(), 1U);
}

TEST(Floors, HoldTheTestsOfARoomToo) {
  EXPECT_EQ(climbing_includes({{"tests/validators/a.cpp", "#include \"validators/a.h\"\n#include \"tests/a.h\"\n"},
                               {"tests/fuzz/a.cpp", "#include \"exchange/a.h\"\n"}}),
            Complaints{});
  EXPECT_EQ(climbing_includes({{"tests/model/a.cpp", "#include \"validators/a.h\"\n"}}).size(), 1U);
}

TEST(Floors, AreNamedInFull) {
  EXPECT_EQ(climbing_includes({{"model/a.cpp", "#include \"a.h\"\n"}}),
            (Complaints{"model/a.cpp:1: \"a.h\" does not start with a room of the house"}));
  EXPECT_EQ(climbing_includes({{"utilities/a.cpp", ""}}),
            (Complaints{"utilities/a.cpp:1: this source belongs to no room of the house"}));
}

TEST(WxBan, HoldsOutsideTheEditorAndInItsTools) {
  const std::string text = "#include <wx/wx.h>\n";
  EXPECT_EQ(stray_wx({{"editor/frame.cpp", text}, {"tests/gui/click_test.cpp", text}}), Complaints{});
  for (const auto* path : {"editor/tools/brush.cpp", "rendering/canvas.h", "cli/main.cpp", "tests/model/a.cpp"}) {
    EXPECT_EQ(stray_wx({{path, text}}), Complaints{std::string(path) + ":1: <wx/wx.h>: wx stays in editor/"});
  }
  EXPECT_EQ(stray_wx({{"model/a.cpp", "#include \"wx/string.h\"\n"}}).size(), 1U);
}

TEST(LibraryBan, HoldsForHeadersThatOtherRoomsSee) {
  const SourceFile user{"analysis/a.cpp", "#include \"model/shown.h\"\n"};
  const SourceFile shown{"model/shown.h",
                         "#include <vector>\n#include <tl/expected.hpp>\n#include \"model/below.h\"\n"};
  const SourceFile below{"model/below.h", "\n#include <pugixml.hpp>\n"};
  EXPECT_EQ(leaking_libraries({user, shown, below}),
            (Complaints{"model/below.h:2: <pugixml.hpp>: other rooms see this header and would see the library too"}));
  EXPECT_EQ(leaking_libraries({shown, below}), Complaints{}) << "no other room sees them";
}

TEST(LibraryBan, DoesNotHoldInsideARoom) {
  EXPECT_EQ(leaking_libraries({{"model/a.cpp", "#include \"model/inner.h\"\n#include <fmt/format.h>\n"},
                               {"tests/model/a.cpp", "#include \"model/inner.h\"\n"},
                               {"model/inner.h", "#include <pugixml.hpp>\n"}}),
            Complaints{});
}

TEST(Licences, AreMissedWhereTheyAreNotOnTop) {
  const std::string mark = "SPDX-License-Identifier: MIT\n";
  EXPECT_EQ(missing_licences({{"model/a.cpp", "// " + mark},
                              {"run", "#!/usr/bin/env bash\n# " + mark},
                              {"templates/a.lua", "-- " + mark},
                              {"README.md", "# Bulkhead\n"}}),
            Complaints{});
  for (const auto* path : {"model/a.cpp", "model/a.h", "CMakeLists.txt", "cmake/a.cmake", "scripting/engine/a.lua"}) {
    EXPECT_EQ(missing_licences({{path, "\n// " + mark}}),
              Complaints{std::string(path) + ":1: no SPDX-License-Identifier line"});
  }
  EXPECT_EQ(missing_licences({{"run", "#!/usr/bin/env bash\n"}}).size(), 1U);
  EXPECT_EQ(missing_licences({{"run", "#!/usr/bin/env bash"}}).size(), 1U);
}

TEST(MachinePaths, AreFoundWithTheirLine) {
  for (const std::string folder : {"work", "farm", "root", "home"}) {
    EXPECT_EQ(machine_paths({{"a.md", "one\ntwo /" + folder + "/three\n"}}),
              Complaints{"a.md:2: names a folder of somebody's computer"});
  }
  EXPECT_EQ(machine_paths({{"a.md", std::string("/tmp") + "/x"}}).size(), 1U);
  EXPECT_EQ(machine_paths({{"a.md", "/workbench/ homework/ and/or /roots/ /tmp/ 1/2"}}), Complaints{});
}

TEST(SourceTree, LeavesOutWhatIsBuiltHiddenOrBinary) {
  const TemporaryFolder folder;
  for (const auto* path : {"model", "build/x", ".git/x", ".ci", "tests/fuzz/corpus", "docs/build"}) {
    std::filesystem::create_directories(folder / path);
  }
  for (const auto* path : {"run", "model/a.h", "build/x/b.h", ".git/x/c.h", ".ci/run", "tests/fuzz/corpus/d",
                           "docs/build/e", ".clang-format"}) {
    write_file(folder / path, path);
  }
  write_file(folder / "picture", std::string("\0", 1));
  std::vector<std::string> paths;
  for (const auto& file : read_source_tree(folder.path())) {
    EXPECT_EQ(file.text, file.path);
    paths.push_back(file.path);
  }
  EXPECT_EQ(paths, (std::vector<std::string>{".ci/run", ".clang-format", "docs/build/e", "model/a.h", "run"}));
}

}  // namespace
}  // namespace bulkhead::test
