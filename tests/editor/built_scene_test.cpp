// SPDX-License-Identifier: MIT
#include "editor/tools/built/built_scene.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "editor/tools/view/sheet_view.h"
#include "editor/tools/view/table.h"
#include "tests/editor/recording_canvas.h"
#include "tests/support/sample_missions.h"
#include "tests/support/terrain.h"

namespace bulkhead {
namespace {

using test::RecordingCanvas;

/// A battlefield of 1000 by 600 mm in a picture of 800 by 600 pixels.
TurnedView usual_view() {
  TurnedView view;
  view.resize({800, 600});
  view.show(extent_of(Rect{{0, 0}, {1000, 600}}));
  return view;
}

BuiltWish wish_for(Mission mission) {
  BuiltWish wish;
  wish.mission = std::make_shared<const Mission>(std::move(mission));
  wish.view.resize({400, 420});
  wish.view.show(extent_of(Table(*wish.mission).bounds()));
  return wish;
}

TEST(TurnedView, TurnsWithADragSoThatWhatIsNearGoesAlong) {
  auto view = usual_view();
  view.turn_to(180);
  // Near the viewer in the south, and so low in the picture.
  const Vec near{500, 590};
  const auto across = [&](const TurnedView& seen) { return Axonometry(seen.azimuth()).at(near - Vec{500, 300}, 0).x; };
  EXPECT_NEAR(across(view), 0, 1e-9);
  view.drag(60);
  EXPECT_DOUBLE_EQ(view.azimuth(), 210);
  EXPECT_GT(across(view), 0);
  view.drag(-60);
  EXPECT_DOUBLE_EQ(view.azimuth(), 180);
}

TEST(TurnedView, AnAzimuthIsFromNoneToAWholeTurn) {
  auto view = usual_view();
  view.turn_to(-30);
  EXPECT_DOUBLE_EQ(view.azimuth(), 330);
  view.turn_by(720 + 45);
  EXPECT_DOUBLE_EQ(view.azimuth(), 15);
}

TEST(TurnedView, GoesRoundTheFourCorners) {
  auto view = usual_view();
  EXPECT_DOUBLE_EQ(view.azimuth(), azimuth_of(BuiltView::from_south));
  for (const auto corner : {BuiltView::from_west, BuiltView::from_north, BuiltView::from_east, BuiltView::from_south}) {
    view.turn_to_corner(TurnedView::Way::right);
    EXPECT_DOUBLE_EQ(view.azimuth(), azimuth_of(corner));
  }
  view.turn_to_corner(TurnedView::Way::left);
  EXPECT_DOUBLE_EQ(view.azimuth(), azimuth_of(BuiltView::from_east));
  // From between two of them, to the nearer ahead.
  view.turn_to(100);
  view.turn_to_corner(TurnedView::Way::left);
  EXPECT_DOUBLE_EQ(view.azimuth(), azimuth_of(BuiltView::from_east));
  view.turn_to(359);
  view.turn_to_corner(TurnedView::Way::right);
  EXPECT_DOUBLE_EQ(view.azimuth(), azimuth_of(BuiltView::from_east));
}

TEST(TurnedView, SaysFromWhereOneLooks) {
  EXPECT_EQ(words_for_azimuth(150), "From the south");
  EXPECT_EQ(words_for_azimuth(330), "From the north");
  EXPECT_EQ(words_for_azimuth(134.9), "From the east");
  EXPECT_EQ(words_for_azimuth(172.4), "From the south");
  EXPECT_EQ(words_for_azimuth(225), "From the west");
  EXPECT_EQ(words_for_azimuth(359.8), "From the north");
}

TEST(TurnedView, WhatFitsStaysAsLargeHoweverItIsTurned) {
  auto view = usual_view();
  const double zoom = view.zoom();
  for (double azimuth = 0; azimuth < 360; azimuth += 7) {
    view.turn_to(azimuth);
    EXPECT_TRUE(view.is_fitted());
    EXPECT_EQ(view.zoom(), zoom);
    const Axonometry seen(azimuth);
    const auto origin = view.origin();
    for (const Vec corner : {Vec{0, 0}, Vec{1000, 0}, Vec{1000, 600}, Vec{0, 600}}) {
      for (const double height : {0.0, unknown_height}) {
        const auto at = Vec{origin.x, origin.y} + seen.at(corner, height) * zoom;
        EXPECT_GE(at.x, 0);
        EXPECT_LE(at.x, 800);
        EXPECT_GE(at.y, 0);
        EXPECT_LE(at.y, 600);
      }
    }
  }
}

TEST(TurnedView, ZoomsAtThePointer) {
  auto view = usual_view();
  const ScreenPoint pointer{430, 310};
  const auto held = view.ground_at(pointer);
  view.zoom_steps_at(pointer, 6);
  EXPECT_FALSE(view.is_fitted());
  EXPECT_NEAR(view.ground_at(pointer).x, held.x, 1e-6);
  EXPECT_NEAR(view.ground_at(pointer).y, held.y, 1e-6);
}

TEST(TurnedView, ZoomsWithinLimitsAndFitsAgain) {
  auto view = usual_view();
  const auto fitted = view;
  view.zoom_steps(-100);
  EXPECT_NEAR(view.zoom(), fitted.zoom() / 2, 1e-9);
  view.zoom_steps(1000);
  EXPECT_EQ(view.zoom(), View::most_zoom);
  view.fit();
  EXPECT_EQ(view, fitted);
}

TEST(TurnedView, PansWithTheGroundAndNeverLosesTheBoards) {
  auto view = usual_view();
  view.zoom_steps(4);
  const auto held = view.ground_at({400, 300});
  view.pan({30, 20});
  EXPECT_NEAR(view.ground_at({430, 320}).x, held.x, 1e-6);
  EXPECT_NEAR(view.ground_at({430, 320}).y, held.y, 1e-6);
  for (int times = 0; times < 100; ++times) view.pan({500, 300});
  const auto middle = view.ground_at({400, 300});
  EXPECT_GE(middle.x, -1e-6);
  EXPECT_GE(middle.y, -1e-6);
  EXPECT_LE(middle.x, 1000 + 1e-6);
  EXPECT_LE(middle.y, 600 + 1e-6);
}

TEST(TurnedView, IsAtHomeInNoRoomAndWithNothing) {
  TurnedView view;
  view.fit();
  view.zoom_steps(3);
  view.pan({10, 10});
  view.resize({0, -4});
  view.turn_by(1e9);
  EXPECT_TRUE(std::isfinite(view.zoom()));
  EXPECT_TRUE(std::isfinite(view.origin().x));
  EXPECT_TRUE(std::isfinite(view.azimuth()));
}

TEST(BuiltScene, IsWithinThePicture) {
  for (const double azimuth : {0.0, 60.0, 150.0, 201.0, 330.0}) {
    auto wish = wish_for(test::with_drop_zones(test::mission_with({6, 7}, "C2/C3 B1/B2 F6/F7", "D4/D5")));
    wish.view.turn_to(azimuth);
    const auto scene = built_scene(wish, nullptr);
    RecordingCanvas canvas;
    paint(canvas, scene);
    const double pixels = pixels_of_paper(scene);
    for (const auto& box : canvas.stroked) {
      EXPECT_GE(box.top_left.x * pixels, 0) << azimuth;
      EXPECT_GE(box.top_left.y * pixels, 0) << azimuth;
      EXPECT_LE(box.bottom_right().x * pixels, 400) << azimuth;
      EXPECT_LE(box.bottom_right().y * pixels, 420) << azimuth;
    }
    EXPECT_GE(pixels, 3) << "type is legible";
  }
}

/// Two boards side by side, as wide as that, with names and levels.
Mission named_boards(LatticeSize size, int apart) {
  auto mission = test::empty_mission(size);
  auto other = *mission.boards.front();
  auto first = other;
  first.label = "Deck level";
  other.label = "Sub-level";
  other.level = -1;
  other.at = {board_bounds(mission, first).bottom_right.x + Length::millimetres(apart), Length()};
  mission.boards = {Part<Board>(first), Part<Board>(other)};
  return mission;
}

TEST(BuiltScene, ShowsLettersAndNamesOfBoardsFromEverySide) {
  for (const auto& mission : {named_boards({6, 7}, 0), named_boards({6, 7}, 200), test::empty_mission({12, 3})}) {
    const auto wish = wish_for(mission);
    auto before = built_scene(wish, nullptr);
    for (double azimuth = 0; azimuth < 360; azimuth += 15) {
      auto turned = wish;
      turned.view.turn_to(azimuth);
      auto scene = built_scene(turned, &before);
      const double pixels = pixels_of_paper(scene);
      const auto origin = scene.wish.view.origin();
      const auto first = Vec{origin.x, origin.y} + scene.plan->bounds.top_left * pixels;
      const auto last = Vec{origin.x, origin.y} + scene.plan->bounds.bottom_right() * pixels;
      EXPECT_GE(first.x, 0) << azimuth;
      EXPECT_GE(first.y, 0) << azimuth;
      EXPECT_LE(last.x, 400) << azimuth;
      EXPECT_LE(last.y, 420) << azimuth;
      before = std::move(scene);
    }
  }
}

TEST(BuiltScene, TakesWhatIsThereAlready) {
  auto wish = wish_for(test::mission_with({6, 7}, "C2/C3", ""));
  const auto first = built_scene(wish, nullptr);
  EXPECT_EQ(built_scene(first.wish, &first).wish, first.wish) << "nothing more is wanted";
  auto turned = first.wish;
  turned.view.turn_by(20);
  const auto second = built_scene(turned, &first);
  EXPECT_EQ(second.standing, first.standing);
  EXPECT_NE(second.plan, first.plan);
  auto chosen = second.wish;
  chosen.marks.addresses = {"C2/C3"};
  EXPECT_EQ(built_scene(chosen, &second).plan, second.plan);
  auto edited = second.wish;
  edited.mission = std::make_shared<const Mission>(test::mission_with({6, 7}, "C2/C3 D2/D3", ""));
  const auto third = built_scene(edited, &second);
  EXPECT_NE(third.standing, second.standing);
  EXPECT_GT(third.plan->prisms.size(), second.plan->prisms.size());
}

TEST(BuiltScene, LeavesOutWhatIsHiddenOnTheMap) {
  auto wish = wish_for(test::mission_with({6, 7}, "C2/C3", ""));
  EXPECT_FALSE(built_scene(wish, nullptr).plan->prisms.empty());
  wish.hidden = {MapClass::walls};
  EXPECT_TRUE(built_scene(wish, nullptr).plan->prisms.empty());
}

TEST(BuiltScene, HasRoomForWhatStandsHigh) {
  auto high = test::mission_with({6, 7}, "C2/C3", "");
  for (auto& use : high.sets) {
    auto set = *use.set;
    set.wall_height = Length::millimetres(600);
    use.set = set;
  }
  const auto in_low_picture = [](Mission mission) {
    auto wish = wish_for(std::move(mission));
    wish.view.resize({900, 420});
    return built_scene(wish, nullptr);
  };
  const auto usual = in_low_picture(test::mission_with({6, 7}, "C2/C3", ""));
  const auto scene = in_low_picture(high);
  EXPECT_LT(scene.wish.view.zoom(), usual.wish.view.zoom());
  EXPECT_GE(scene.wish.view.origin().y + scene.plan->bounds.top_left.y * pixels_of_paper(scene), 0);
}

TEST(BuiltScene, MarksWhatIsSelected) {
  const auto mission = test::with_objective(test::mission_with({6, 7}, "C2/C3", "D2/D3"), "o1", "B5", "1");
  const auto addresses = addresses_of(
      mission, Selection({parse_address("C2/C3").value(), parse_address("D2/D3").value(), ObjectAddress{Id("o1")}}));
  EXPECT_EQ(addresses, (std::set<std::string, std::less<>>{"#o1", "C2/C3", "D2/D3"}));
  auto wish = wish_for(mission);
  const auto painted = [&] {
    RecordingCanvas canvas;
    paint(canvas, built_scene(wish, nullptr));
    return canvas;
  };
  const Colour blue{0, 0, 255};
  const auto plain = painted();
  wish.marks = {addresses, blue};
  const auto marked = painted();
  EXPECT_EQ(std::ranges::count(plain.filled, blue), 0);
  EXPECT_GE(std::ranges::count(marked.filled, blue), 2) << "the tops of wall and hatchway";
  EXPECT_GT(marked.strokes, plain.strokes) << "a ring round the objective";
}

TEST(BuiltScene, TellsWhatIsSeenAtAPlace) {
  // A wall in the north-west, and a marker on open ground far from it.
  auto mission = test::with_objective(test::mission_with({6, 7}, "B1/B2", ""), "o1", "E5", "1");
  const auto scene = built_scene(wish_for(std::move(mission)), nullptr);
  const auto& plan = *scene.plan;
  const auto origin = scene.wish.view.origin();
  const auto seen_at = [&](Vec ground, double height) {
    const auto at = plan.view.at(ground, height) * pixels_of_paper(scene);
    const auto found = address_at(scene, {origin.x + at.x, origin.y + at.y});
    return found ? to_text(*scene.wish.mission, *found) : std::string("nothing");
  };
  const auto& marker = plan.map.markers.front();
  EXPECT_EQ(seen_at(marker.centre, 0), "#o1");
  EXPECT_EQ(seen_at(marker.centre + Vec{1.2 * marker.radius, 0}, 0), "nothing");
  const auto wall = std::find_if(plan.prisms.begin(), plan.prisms.end(), [&](const Prism& prism) {
    return plan.bodies[prism.body].material == BuiltBody::Material::wall;
  });
  ASSERT_NE(wall, plan.prisms.end());
  const auto middle = ground_of(*wall).centre();
  EXPECT_EQ(seen_at(middle, 0.9 * wall->high), "B1/B2") << "nearly at its top";
  EXPECT_EQ(seen_at(middle, 1.5 * wall->high), "nothing") << "what lies behind it";
}

}  // namespace
}  // namespace bulkhead
