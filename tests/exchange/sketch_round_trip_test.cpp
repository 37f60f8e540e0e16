// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <algorithm>

#include "exchange/sketch/sketch_export.h"
#include "exchange/sketch/sketch_text.h"
#include "tests/exchange/check_500.h"
#include "tests/exchange/drawn_sketch.h"
#include "tests/exchange/sketch_fixture.h"

namespace bulkhead::test {
namespace {

/// What `normalise` is said to do, written down a second time.
std::string plainest(const DrawnSketch& sketch) {
  const auto is_wall = [&](int column, int row, const std::string& walls, bool on_node) {
    const bool lower_edge = row % 14 == 13;
    return walls.find(sketch.at(column, row)) != std::string::npos && !(on_node && lower_edge);
  };
  std::string text;
  std::size_t end = 0;
  for (int row = 0; row < static_cast<int>(sketch.rows.size()); ++row) {
    for (int column = 0; column < 15; ++column) {
      auto character = sketch.at(column, row);
      if (character == "=") character = "-";
      if (std::string("+-|UDLRAV<>o123456").find(character) == std::string::npos) character = " ";
      if (character == "A" || character == "V" || character == "<" || character == ">") {
        const bool on_node = row % 14 != 13 && row % 14 % 2 == 0 && column % 2 == 0;
        std::string away;
        if (is_wall(column - 1, row, "-=UD", on_node)) away += ">";
        if (is_wall(column + 1, row, "-=UD", on_node)) away += "<";
        if (is_wall(column, row - 1, "|LR", on_node)) away += "V";
        if (is_wall(column, row + 1, "|LR", on_node)) away += "A";
        if (away.size() == 1) character = away;
      }
      text += character;
      if (character != " ") end = text.size();
    }
    text += "\n";
  }
  text.resize(end);
  if (!text.empty()) text += "\n";
  std::string trimmed;
  for (const char character : text) {
    if (character == '\n') trimmed.resize(trimmed.find_last_not_of(' ') + 1);
    trimmed += character;
  }
  return trimmed;
}

TEST(SketchRoundTrip, ExportIsTheNormalFormOfWhatWasImported) {
  check_500([](const DrawnSketch& sketch) {
    const auto text = sketch.text();
    RC_ASSERT(normalise(text) == plainest(sketch));
    const auto imported = import_text(text);
    RC_ASSERT(imported.has_value());
    RC_ASSERT(imported->mission.boards.size() == (sketch.two_boards ? 2U : 1U));
    const auto exported = export_sketch(imported->mission).value();
    RC_ASSERT(normalise(exported.sketch.layout) == plainest(sketch));
    RC_ASSERT(exported.sketch.two_boards == sketch.two_boards);
  });
}

TEST(SketchRoundTrip, ExportImportsToTheSameBattlefield) {
  check_500([](const DrawnSketch& sketch) {
    const auto first = sketched(sketch.text());
    const auto second = sketched(export_sketch(first).value().sketch.layout);
    RC_ASSERT(first.boards == second.boards);
    RC_ASSERT(first.markers == second.markers);
  });
}

TEST(SketchRoundTrip, TidySketchesLoseNothing) {
  check_500([](DrawnSketch sketch) {
    RC_PRE(sketch.tidy);
    const auto exported = export_sketch(sketched(sketch.text(), DeployPattern::vertical)).value();
    RC_ASSERT(exported.losses == std::vector<std::string>());
    RC_ASSERT(exported.sketch.deploy == DeployPattern::vertical);
  });
}

TEST(SketchRoundTrip, EveryPlaceWithinTheBattlefieldExists) {
  check_500([](const DrawnSketch& sketch) {
    const auto mission = sketched(sketch.text(), DeployPattern::horizontal);
    for (const auto& marker : *mission.markers) RC_ASSERT(exists(mission, marker.at));
    for (const auto& note : *mission.notes) RC_ASSERT(exists(mission, note.at.value()));
    std::vector<Id> ids;
    for (const auto& object : named_objects(mission)) ids.push_back(object.id);
    std::ranges::sort(ids);
    RC_ASSERT(std::ranges::adjacent_find(ids) == ids.end());
  });
}

}  // namespace
}  // namespace bulkhead::test
