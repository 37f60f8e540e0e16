// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <ostream>
#include <string>
#include <utility>

#include "rendering/build/build_sheet.h"
#include "rendering/built/built_painter.h"
#include "tests/rendering/support/golden.h"
#include "tests/rendering/support/missions.h"

// Boards as they will stand, and pages of build sheets, as `golden_test.cpp` has maps; the same variable writes their
// pictures anew.

namespace bulkhead::test {
namespace {

Page standing(const char* mission, double scale, double azimuth, const char* design = "colour") {
  BuiltOptions options;
  options.scale = scale;
  options.azimuth = azimuth;
  options.design = find_design(design);
  auto plan = lay_out_built(mission_of_file(mission), options);
  const auto size = plan.bounds.size + Vec{10, 10};
  return {size, [plan = std::move(plan)](Canvas& canvas) { paint_built(canvas, plan, {5, 5}); }};
}

Page page_of_sheet(const char* mission, std::size_t page, const char* design = "colour") {
  BuildSheetOptions options;
  options.design = find_design(design);
  return build_sheet(mission_of_file(mission), options).value().pages.at(page);
}

struct GoldenBuild {
  const char* name;
  std::function<Page()> page;
};

/// GoogleTest shows it by its name.
void PrintTo(const GoldenBuild& golden, std::ostream* stream) { *stream << golden.name; }

class GoldenBuilds : public testing::TestWithParam<GoldenBuild> {};

TEST_P(GoldenBuilds, AreWhatTheyLookLike) { expect_picture(GetParam().name, to_png(GetParam().page(), 72).value()); }

INSTANTIATE_TEST_SUITE_P(
    Builds, GoldenBuilds,
    testing::Values(
        GoldenBuild{"built-ways-through", [] { return standing("tests/data/maps/ways-through.bulkhead", 4, 150); }},
        GoldenBuild{"built-pump-yard-plain",
                    [] { return standing("tests/data/maps/pump-yard.bulkhead", 5, 240, "plain"); }},
        GoldenBuild{"built-two-decks", [] { return standing("docs/format/sample.bulkhead", 6, 60); }},
        GoldenBuild{"build-three-lamps", [] { return page_of_sheet("templates/missions/three-lamps.xml", 0); }},
        GoldenBuild{"build-hatchways", [] { return page_of_sheet("templates/missions/three-lamps.xml", 2, "plain"); }}),
    [](const auto& instance) {
      std::string name = instance.param.name;
      std::replace(name.begin(), name.end(), '-', '_');
      return name;
    });

}  // namespace
}  // namespace bulkhead::test
