// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>

#include "analysis/figures/figures.h"
#include "exchange/figures_json.h"
#include "exchange/sketch/sketch_export.h"
#include "exchange/sketch/sketch_text.h"
#include "tests/exchange/sketch_fixture.h"

namespace bulkhead::test {
namespace {

namespace fs = std::filesystem;

std::string content_of(const fs::path& path) {
  std::ifstream file(path, std::ios::binary);
  EXPECT_TRUE(file) << path;
  return {std::istreambuf_iterator<char>(file), {}};
}

std::vector<fs::path> folders() {
  std::vector<fs::path> result;
  for (const auto& entry : fs::directory_iterator(BULKHEAD_TEST_DATA "/sketches")) result.push_back(entry.path());
  std::ranges::sort(result);
  return result;
}

std::string name_of_folder(const testing::TestParamInfo<fs::path>& info) {
  auto name = info.param.filename().string();
  std::ranges::replace(name, '-', '_');
  return name;
}

/// Sketches drawn by hand with their figures worked out by hand; the reasons stand beside each in its notes.md.
class HandDrawnSketch : public testing::TestWithParam<fs::path> {
 protected:
  NamedSketch sketch() const {
    const auto sketches = read_sketches(content_of(GetParam() / "sketch.txt"), "sketch.txt").value();
    EXPECT_EQ(sketches.size(), 1U);
    return sketches.front();
  }
  SketchImport import() const { return import_sketch(sketch(), "sketch.txt", kill_team(), gallowdark_set()).value(); }
};

TEST_P(HandDrawnSketch, HasTheFiguresWorkedOutByHand) {
  auto expected = nlohmann::json::parse(content_of(GetParam() / "expected.json"));
  const auto imported = import();
  EXPECT_EQ(imported.remarks.size(), expected.at("remarks").get<std::size_t>());
  expected.erase("remarks");
  const auto& mission = imported.mission;
  const auto figures = nlohmann::json::parse(figures_json(figures_of(mission, Snapshot::make(mission))));
  EXPECT_EQ(figures, expected) << nlohmann::json::diff(expected, figures).dump(2);
}

TEST_P(HandDrawnSketch, ComesOutAsItWentIn) {
  const auto drawn = sketch();
  const auto exported = export_sketch(import().mission).value().sketch;
  EXPECT_EQ(normalise(exported.layout), normalise(drawn.layout));
  EXPECT_EQ(exported.deploy, drawn.deploy);
}

TEST(HandDrawnSketches, AreTwelve) { EXPECT_EQ(folders().size(), 12U); }

INSTANTIATE_TEST_SUITE_P(All, HandDrawnSketch, testing::ValuesIn(folders()), name_of_folder);

}  // namespace
}  // namespace bulkhead::test
