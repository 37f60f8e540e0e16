// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "editor/tools/canvas/canvas_controller.h"
#include "tests/support/sample_missions.h"

namespace bulkhead {
namespace {

/// A decision: what stands at two places, of which one is to be clicked.
struct Option {
  Id id;
  Place at;
  std::string label;
};

/// Moves tokens, and answers what is asked; nothing else can be clicked while something is asked.
class BattleTool final : public Tool {
 public:
  explicit BattleTool(const std::vector<Option>& options) : options_(options) {}

  [[nodiscard]] const ToolInfo& info() const override {
    static constexpr ToolInfo info{.key = "play", .name = "Play", .shortcut = "B", .help = "Move tokens"};
    return info;
  }
  Answer press(const Scene& scene, const Pointer& pointer) override {
    Answer answer;
    for (const auto& option : options_) {
      const auto at = scene.table.at(scene.mission, option.at);
      if (std::hypot(at.x - pointer.at.x, at.y - pointer.at.y) > marker_radius) continue;
      answer.selection = Selection({ObjectAddress{option.id}});
      return answer;
    }
    if (!options_.empty()) {
      answer.message = "Decide first";
      return answer;
    }
    held_ = point_at(scene.mission, scene.table, pointer.at, pointer.reach).marker;
    return answer;
  }
  Answer drag(const Scene& scene, const Pointer& pointer) override {
    Answer answer;
    if (held_) {
      answer.edits = {MoveObject{*held_, point_at(scene.mission, scene.table, pointer.at, pointer.reach).point}};
    }
    return answer;
  }
  Answer release(const Scene& scene, const Pointer& pointer) override {
    auto answer = drag(scene, pointer);
    cancel();
    return answer;
  }
  void cancel() override { held_.reset(); }
  [[nodiscard]] std::string hint(const Scene&, const std::optional<Pointer>&) const override {
    return options_.empty() ? "Drag a token" : "Decide";
  }

 private:
  const std::vector<Option>& options_;
  std::optional<Id> held_;
};

/// A battle without a document: tokens that go no further than six inches at once, and after each move the question
/// whether the token holds its fire.
class BattleStage final : public Stage {
 public:
  explicit BattleStage(Mission mission)
      : mission_(std::make_shared<const Mission>(std::move(mission))), table_(*mission_) {
    tools_.push_back(std::make_unique<BattleTool>(options_));
  }

  [[nodiscard]] const std::shared_ptr<const Mission>& shown() const override { return mission_; }
  [[nodiscard]] const Table& table() const override { return table_; }
  [[nodiscard]] Marks marks() const override {
    Marks marks;
    for (const auto& option : options_) marks.ghosts.push_back({option.at, option.label, MarkStyle::hover});
    return marks;
  }
  [[nodiscard]] std::string words_at(const Pointer& pointer, RulerUnit) const override {
    const auto hit = point_at(*mission_, table_, pointer.at, pointer.reach);
    return hit.marker ? "token " + hit.marker->text() : std::string();
  }
  [[nodiscard]] std::span<const std::unique_ptr<Tool>> tools() const override { return tools_; }
  [[nodiscard]] Scene scene() const override { return {before_ ? *before_ : *mission_, table_, nothing_selected_}; }

  void begin_gesture() override { before_ = mission_; }
  [[nodiscard]] bool in_gesture() const override { return before_ != nullptr; }
  void act(const Answer& answer) override {
    if (answer.selection && !answer.selection->empty()) decide(answer.selection->addresses().front());
    for (const auto& edit : answer.edits) move(std::get<MoveObject>(edit));
    if (!answer.message.empty()) say(answer.message);
  }
  void end_gesture() override {
    if (moved_) ask(*moved_);
    moved_.reset();
    before_.reset();
  }
  void cancel_gesture() override {
    if (!before_) return;
    announce(CanvasEvent::gesture);
    moved_.reset();
    show(before_);
    before_.reset();
  }
  void nudge(const Nudge&) override {}

  [[nodiscard]] std::string decided() const { return decided_; }

 private:
  void show(std::shared_ptr<const Mission> mission) {
    mission_ = std::move(mission);
    announce(CanvasEvent::mission);
  }
  void move(const MoveObject& move) {
    const auto from = table_.at(*before_, find_marker(*before_, move.id)->at);
    const auto to = table_.at(*before_, move.to);
    if (std::hypot(to.x - from.x, to.y - from.y) > 6 * 25.4) return say("Further than six inches");
    show(std::make_shared<const Mission>(Edit(move).apply(*before_).value()));
    moved_ = move.id;
  }
  void ask(const Id& token) {
    const auto at = std::get<Point>(find_marker(*mission_, token)->at);
    const auto aside = Length::millimetres(60);
    options_ = {{Id("hold"), at + Point{aside, Length()}, "hold"}, {Id("fire"), at - Point{aside, Length()}, "fire"}};
    announce(CanvasEvent::marks);
    bring_into_sight(table_.at(*mission_, Place(at)));
  }
  void decide(const Address& option) {
    decided_ = std::get<ObjectAddress>(option).id.text();
    options_.clear();
    announce(CanvasEvent::marks);
  }

  std::shared_ptr<const Mission> mission_;
  std::shared_ptr<const Mission> before_;
  Table table_;
  std::vector<Option> options_;
  std::vector<std::unique_ptr<Tool>> tools_;
  Selection nothing_selected_;
  std::optional<Id> moved_;
  std::string decided_;
};

class Battle : public testing::Test {
 protected:
  Battle() {
    const auto size = stage_.table().bounds().size;
    canvas_.resize({size.x + 2 * CanvasController::fit_margin, size.y + 2 * CanvasController::fit_margin});
  }

  [[nodiscard]] ScreenPoint at(std::string_view place) const {
    return canvas_.view().to_screen(stage_.table().at(stage_.mission(), parse_place(place).value()));
  }
  void drag(std::string_view from, std::string_view to) {
    canvas_.press(at(from), Button::left, {});
    canvas_.move(at(to), {});
    canvas_.release(at(to), {});
  }
  [[nodiscard]] std::string token() const {
    return to_text(stage_.mission(), find_marker(stage_.mission(), Id("o1"))->at);
  }

  BattleStage stage_{test::with_objective(test::empty_mission(), "o1", "200mm,200mm", "1")};
  CanvasController canvas_{stage_};
};

TEST_F(Battle, TokensAreDraggedAsFarAsTheyMayGo) {
  canvas_.press(at("200mm,200mm"), Button::left, {});
  canvas_.move(at("250mm,200mm"), {});
  EXPECT_EQ(token(), "250mm,200mm") << "it goes along with the pointer";
  EXPECT_EQ(canvas_.status(), "token o1");
  canvas_.move(at("400mm,200mm"), {});
  EXPECT_EQ(token(), "250mm,200mm");
  EXPECT_EQ(stage_.message(), "Further than six inches");
  canvas_.cancel();
  EXPECT_EQ(token(), "200mm,200mm") << "Escape takes it back";
  EXPECT_FALSE(stage_.in_gesture());
  canvas_.release(at("400mm,200mm"), {});
  EXPECT_EQ(token(), "200mm,200mm");
}

TEST_F(Battle, DecisionsAreAskedWhereTheTokenIs) {
  drag("200mm,200mm", "300mm,200mm");
  const auto ghosts = canvas_.marks().ghosts;
  ASSERT_EQ(ghosts.size(), 2U);
  EXPECT_EQ(to_text(stage_.mission(), ghosts[0].at), "360mm,200mm");
  EXPECT_EQ(canvas_.hint(), "Decide");
  drag("300mm,200mm", "350mm,200mm");
  EXPECT_EQ(token(), "300mm,200mm");
  EXPECT_EQ(stage_.message(), "Decide first");
  drag("240mm,200mm", "240mm,200mm");
  EXPECT_EQ(stage_.decided(), "fire");
  EXPECT_TRUE(canvas_.marks().ghosts.empty());
  drag("300mm,200mm", "350mm,200mm");
  EXPECT_EQ(token(), "350mm,200mm");
}

TEST_F(Battle, TheCanvasMovesWhateverTheStage) {
  const auto before = canvas_.view().origin();
  canvas_.press({300, 300}, Button::middle, {});
  canvas_.move({320, 310}, {});
  canvas_.release({320, 310}, {});
  EXPECT_EQ(canvas_.view().origin(), (ScreenPoint{before.x + 20, before.y + 10}));
  canvas_.wheel(at("100mm,100mm"), 12);
  canvas_.pan_by({-5000, -5000});
  const auto token = at("200mm,200mm");
  EXPECT_LT(token.x, 0) << "out of sight";
  canvas_.press(token, Button::left, {});
  canvas_.release(at("210mm,200mm"), {});
  EXPECT_GE(at("210mm,200mm").x, 0) << "what is asked is in sight";
}

}  // namespace
}  // namespace bulkhead
