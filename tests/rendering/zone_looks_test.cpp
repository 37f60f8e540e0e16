// SPDX-License-Identifier: MIT
#include "rendering/map/zone_looks.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "rendering/label/lines.h"
#include "rendering/look/designs.h"
#include "rendering/map/labels.h"
#include "rendering/page/page.h"
#include "rendering/sheet/legend.h"
#include "rendering/text/text_measure.h"
#include "tests/rendering/support/colour_vision.h"
#include "tests/rendering/support/missions.h"
#include "tests/support/pictures.h"
#include "tests/support/sample_missions.h"

namespace bulkhead::test {
namespace {

using Drawn = ZoneKind::Drawn;

ZoneKind kind_of(std::string_view id, bool area, std::string_view sign = "", Drawn drawn = Drawn::usual) {
  ZoneKind kind{.id = Id(id), .name = std::string(id), .area = area, .colour = "", .pattern = "", .note = ""};
  kind.sign = std::string(sign);
  kind.drawn = drawn;
  return kind;
}

Mission with_kinds(Mission mission, const std::vector<ZoneKind>& kinds) {
  GameSystem system = *mission.system;
  system.zone_kinds.insert(system.zone_kinds.end(), kinds.begin(), kinds.end());
  mission.system = system;
  return mission;
}

Mission with_ground(Mission mission, std::string_view id, std::string_view kind, std::string_view on) {
  return with_area(std::move(mission), id, id, cells(on), kind);
}

std::vector<Drawn> drawn(const Mission& mission) {
  std::vector<Drawn> result;
  for (const auto& look : zone_looks(mission, usual_design())) result.push_back(look.drawn);
  return result;
}

TEST(ZoneLooks, NeverLayFillOnFill) {
  auto mission = with_kinds(empty_mission(), {kind_of("compartment", true), kind_of("light", true),
                                              kind_of("rad", true), kind_of("far", true)});
  mission = with_zone(std::move(mission), "north", "drop-zone", "attacker", "", cells("A1 B1"));
  mission = with_ground(std::move(mission), "c1", "compartment", "A1 A2 A3");
  mission = with_ground(std::move(mission), "c2", "compartment", "C1 C2 C3");
  mission = with_ground(std::move(mission), "l1", "light", "C3 D3");
  mission = with_ground(std::move(mission), "r1", "rad", "A1 C2");
  mission = with_ground(std::move(mission), "f1", "far", "F7");
  // One compartment lies on the zone, so all are outlined; light lies on them but on nothing filled; rad on both.
  EXPECT_EQ(drawn(mission),
            (std::vector<Drawn>{Drawn::fill, Drawn::outline, Drawn::outline, Drawn::fill, Drawn::number, Drawn::fill}));
}

TEST(ZoneLooks, WhatOnlyTouchesLiesOnNothing) {
  auto mission = with_kinds(empty_mission(), {kind_of("one", true), kind_of("two", true)});
  mission = with_ground(std::move(mission), "a", "one", "A1");
  mission = with_ground(std::move(mission), "b", "two", "B1");
  EXPECT_EQ(drawn(mission), (std::vector<Drawn>{Drawn::fill, Drawn::fill}));
}

TEST(ZoneLooks, WhereModelsBeginComesBeforeOtherZones) {
  auto mission = with_zone(empty_mission(), "half", "territory", "attacker", "", cells("A1 B1 A2 B2"));
  mission = with_zone(std::move(mission), "drop", "drop-zone", "attacker", "", cells("A1 B1"));
  EXPECT_EQ(drawn(mission), (std::vector<Drawn>{Drawn::outline, Drawn::fill}));
}

TEST(ZoneLooks, AKindsOwnWordComesFirst) {
  auto mission = with_kinds(empty_mission(), {kind_of("one", true, "", Drawn::number),
                                              kind_of("two", true, "", Drawn::fill), kind_of("three", true)});
  for (const auto* const kind : {"one", "two", "three"}) mission = with_ground(std::move(mission), kind, kind, "A1");
  EXPECT_EQ(drawn(mission), (std::vector<Drawn>{Drawn::number, Drawn::fill, Drawn::outline}));
}

std::vector<std::string> signs(const Mission& mission) {
  std::vector<std::string> result;
  for (const auto& look : zone_looks(mission, usual_design())) result.push_back(look.sign);
  return result;
}

Mission with_entry(Mission mission, std::string_view id, std::string_view kind, std::string_view on,
                   std::string_view side = "attacker") {
  return with_zone(std::move(mission), id, kind, side, "", cells(on));
}

TEST(ZoneSigns, TellKindsOfOneSideApart) {
  auto unreadable = kind_of("figures", false);
  unreadable.name = "42";
  auto mission = with_kinds(empty_mission(),
                            {kind_of("gate", false, "G"), kind_of("grate", false), kind_of("gap", false), unreadable});
  mission = with_entry(std::move(mission), "a", "gate", "A1");
  EXPECT_EQ(signs(mission), (std::vector<std::string>{""})) << "there is nothing to tell it from";
  mission = with_entry(std::move(mission), "d", "gate", "A7", "defender");
  EXPECT_EQ(signs(mission), (std::vector<std::string>{"", ""})) << "the colour tells them";
  mission = with_entry(std::move(mission), "b", "grate", "C1");
  mission = with_entry(std::move(mission), "c", "gap", "E1");
  mission = with_entry(std::move(mission), "e", "figures", "F1");
  // G is taken by the kind that says so; a name of one word has no other first letter; numbers follow.
  EXPECT_EQ(signs(mission), (std::vector<std::string>{"G", "G", "1", "2", "3"}));
}

TEST(ZoneSigns, TellSidesApartWhoseZonesHaveTheSameLabels) {
  auto mission = with_kinds(empty_mission(), {kind_of("inner", false), kind_of("outer", false)});
  mission = with_entry(std::move(mission), "a", "inner", "A1");
  mission = with_entry(std::move(mission), "d", "outer", "A7", "defender");
  const auto labelled = [&](std::string_view first, std::string_view second) {
    auto zones = *mission.zones;
    zones[0].label = first;
    zones[1].label = second;
    auto changed = mission;
    changed.zones = zones;
    return signs(changed);
  };
  EXPECT_EQ(labelled("1", "1"), (std::vector<std::string>{"I", "O"})) << "else both would be zone 1";
  EXPECT_EQ(labelled("1", "2"), (std::vector<std::string>{"", ""}));
  EXPECT_EQ(labelled("", ""), (std::vector<std::string>{"", ""}));
}

TEST(ZoneSigns, AreFreeOfWhatOthersWish) {
  auto mission = with_kinds(empty_mission(), {kind_of("open", false), kind_of("other", false, "O")});
  mission = with_entry(std::move(mission), "a", "open", "A1");
  mission = with_entry(std::move(mission), "b", "other", "B1");
  EXPECT_EQ(signs(mission), (std::vector<std::string>{"1", "O"}));
}

TEST(ZoneSigns, CapitalsAreAtLeast1Point8MillimetresHigh) {
  EXPECT_GE(cap_height(sign_at("G", {}, {}).letters.font), 1.8);
  for (const auto* const letters : {"G", "W", "WWW", "C1"}) {
    const auto sign = sign_at(letters, {3, 4}, {});
    const auto ink = bounds_of(sign.letters);
    EXPECT_GE(ink.top_left.x, sign.badge.top_left.x + 0.4) << letters;
    EXPECT_LE(ink.bottom_right().x, sign.badge.bottom_right().x - 0.4) << letters;
  }
}

TEST(ColourDifference, IsThatOfThePublishedPairs) {
  // Sharma, Wu, Dalal (2005), table 1: pairs 1, 7, 13, 17, 25 and 34.
  const auto expect = [](std::array<double, 3> first, std::array<double, 3> second, double difference) {
    EXPECT_NEAR(colour_difference(first, second), difference, 5e-5);
    EXPECT_NEAR(colour_difference(second, first), difference, 5e-5);
  };
  expect({50, 2.6772, -79.7751}, {50, 0, -82.7485}, 2.0425);
  expect({50, 0, 0}, {50, -1, 2}, 2.3669);
  expect({50, -0.001, 2.49}, {50, 0.0009, -2.49}, 4.8045);
  expect({50, 2.5, 0}, {73, 25, -18}, 27.1492);
  expect({60.2574, -34.0099, 36.2677}, {60.4626, -34.1751, 39.4387}, 1.2644);
  expect({2.0776, 0.0795, -1.1350}, {0.9033, -0.0636, -0.5514}, 0.9082);
}

/// Nine kinds of one side, and six areas of kinds of their own of which two lie on others.
Mission crowded() {
  Mission mission = mission_of_file("templates/missions/furnace.xml");
  mission.zones = {};
  mission.areas = {};
  const auto defender = mission.sides->back().id.text();
  int column = 0;
  for (const auto* const kind :
       {"defender-entry", "defender-patrol-entry", "defender-backup-entry", "defender-guard-entry",
        "defender-critical-threat-entry", "defender-docked-vehicle-entry", "defender-bridge-crew-entry",
        "underdog-entry", "patrol-entry"}) {
    mission = with_zone(std::move(mission), kind, kind, defender, "", cells(fmt::format("{}1", "ABCDEF"[column % 6])));
    ++column;
  }
  mission = with_ground(std::move(mission), "s1", "strongroom", "A3 A4");
  mission = with_ground(std::move(mission), "f1", "furnace", "B3 B4");
  mission = with_ground(std::move(mission), "p1", "prison-cell", "C3 C4");
  mission = with_ground(std::move(mission), "i1", "inaccessible-area", "D3 D4");
  mission = with_ground(std::move(mission), "c1", "compartment", "A3 B3");
  mission = with_ground(std::move(mission), "l1", "lighting-area", "A3 D3");
  return mission;
}

struct Row {
  std::string text;
  ZoneShape shape;
  Pixels picture;
};

/// The rows of grounds of a legend, each with its sample at 100 dots an inch.
std::vector<Row> rows_of(const MapPlan& plan) {
  std::vector<Row> rows;
  for (const auto& entry : legend_of(plan)) {
    if (!entry.id.starts_with("ground-")) continue;
    const auto zone =
        std::ranges::find_if(plan.zones, [&](const ZoneShape& each) { return "ground-" + each.object.id == entry.id; });
    const Vec size = {8, 4.8};
    const auto png = to_png({size,
                             [&](Canvas& canvas) {
                               canvas.fill(Path::rectangle({{}, size}), plan.design->floor);
                               entry.sample(canvas, {{}, size});
                             }},
                            100);
    rows.push_back({entry.text, *zone, read_png(png.value())});
  }
  return rows;
}

Colour colour_at(const Pixels& pixels, int x, int y) {
  const auto value = pixels.at(x, y);
  return {static_cast<std::uint8_t>(value >> 16U & 0xFFU), static_cast<std::uint8_t>(value >> 8U & 0xFFU),
          static_cast<std::uint8_t>(value & 0xFFU), 1};
}

/// Which share of the pixels of two samples differ by twice what somebody just notices (a difference of 2.3; thin lines
/// are paler at so few dots than they are on paper).
double share_that_differs(const Pixels& first, const Pixels& second, const Matrix& eyes) {
  int differing = 0;
  for (int y = 0; y < first.rows; ++y) {
    for (int x = 0; x < first.columns; ++x) {
      const auto a = seen(colour_at(first, x, y), eyes);
      const auto b = seen(colour_at(second, x, y), eyes);
      differing += (&eyes == &greyscale ? std::abs(a[0] - b[0]) : colour_difference(a, b)) >= 4.6 ? 1 : 0;
    }
  }
  return static_cast<double>(differing) / (first.rows * first.columns);
}

bool other_sign_or_pattern(const ZoneShape& a, const ZoneShape& b) {
  return a.sign != b.sign || a.drawn != b.drawn || (a.drawn == Drawn::fill && a.style.pattern != b.style.pattern);
}

TEST(MapKey, TellsEverySampleFromEveryOtherInColourAndInGreyWhateverOnesEyes) {
  const auto mission = crowded();
  for (const auto* const key : {"colour", "plain"}) {
    const auto plan = lay_out_map(mission, {7, {}, find_design(key)});
    const auto rows = rows_of(plan);
    ASSERT_EQ(rows.size(), 15U);
    for (std::size_t a = 0; a < rows.size(); ++a) {
      for (std::size_t b = a + 1; b < rows.size(); ++b) {
        EXPECT_NE(rows[a].text, rows[b].text);
        for (const auto* const eyes : {&everybody, &protanopia, &deuteranopia, &tritanopia, &greyscale}) {
          const auto first = seen(rows[a].shape.style.colour, *eyes);
          const auto second = seen(rows[b].shape.style.colour, *eyes);
          const bool by_colour =
              eyes == &greyscale ? std::abs(first[0] - second[0]) >= 8 : colour_difference(first, second) >= 12;
          EXPECT_TRUE(by_colour || other_sign_or_pattern(rows[a].shape, rows[b].shape))
              << rows[a].text << ", " << rows[b].text;
          EXPECT_GE(share_that_differs(rows[a].picture, rows[b].picture, *eyes), 0.02)
              << key << ": " << rows[a].text << ", " << rows[b].text;
        }
      }
    }
  }
}

TEST(MapKey, NothingIsCutOff) {
  const auto plan = lay_out_map(crowded(), {7, {}, &usual_design()});
  const auto entries = legend_of(plan);
  for (const int columns : {1, 2, 3, 4}) {
    for (const auto& row : set_legend(entries, 45.0 * columns, columns).rows) {
      std::string words;
      for (const auto& line : row.lines) words += (words.empty() ? "" : " ") + line;
      EXPECT_EQ(words, row.entry->text);
    }
  }
}

}  // namespace
}  // namespace bulkhead::test
