// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <atomic>
#include <chrono>
#include <cstdlib>
#include <thread>
#include <wx/dcclient.h>
#include <wx/dcmemory.h>
#include <wx/image.h>
#include <wx/uiaction.h>

#include "editor/panels/parts/words.h"
#include "model/io/mission_file.h"
#include "tests/gui/support/editor_window.h"
#include "tests/support/full_disk.h"

/// A picture under the map, and lengths that are typed while one draws.
namespace bulkhead::test {
namespace {

class UnderlayInWindow : public testing::Test {
 protected:
  UnderlayInWindow() {
    setenv("XDG_CONFIG_HOME", (folder_ / "config").c_str(), 1);
    wxImage::AddHandler(new wxPNGHandler);
    wxImage picture(300, 220);
    picture.SetRGB(wxRect(0, 0, 300, 220), 230, 200, 120);
    picture.SetRGB(wxRect(40, 40, 60, 60), 30, 90, 160);
    EXPECT_TRUE(picture.SaveFile(to_wx((folder_ / "plan.png").string()), wxBITMAP_TYPE_PNG));
  }
  ~UnderlayInWindow() override {
    before_ == nullptr ? unsetenv("XDG_CONFIG_HOME") : setenv("XDG_CONFIG_HOME", kept_.c_str(), 1);
  }
  [[nodiscard]] static const std::optional<Underlay>& underlay(EditorWindow& window) {
    return window.frame().underlays().underlay();
  }
  static Place at(int across, int down) { return Point{Length::inches(across), Length::inches(down)}; }

  TemporaryFolder folder_;
  const char* before_ = std::getenv("XDG_CONFIG_HOME");
  std::string kept_ = before_ == nullptr ? "" : before_;
};

TEST_F(UnderlayInWindow, IsChosenSetRightAndKeptByItsPath) {
  EditorWindow window("kill-team/open-30x22");
  const auto mission = window.mission();
  window.dialogs.picture = folder_ / "plan.png";
  window.choose("underlay.choose");
  ASSERT_TRUE(wait_for([&] { return underlay(window).has_value(); }));
  // 300 × 220 pixels on 30 × 22 inches.
  EXPECT_NEAR(underlay(window)->scale, 2.54, 1e-6);
  settle();
  screenshot("underlay");
  window.choose("underlay.points");
  for (const auto& [across, down] : {std::pair(5, 5), {5, 5}, {25, 5}, {15, 5}}) window.click_at(at(across, down));
  ASSERT_TRUE(wait_for([&] { return std::abs(underlay(window)->scale - 1.27) < 0.01; })) << underlay(window)->scale;
  screenshot("underlay-right");
  window.choose("underlay.fainter");
  window.choose("underlay.shown");
  EXPECT_FALSE(underlay(window)->shown);
  const auto last = *underlay(window);
  EXPECT_EQ(window.mission(), mission) << "it is no part of the mission";
  EXPECT_FALSE(window.document().modified());
  const auto path = window.document().path();
  window.choose("file.close");
  window.frame().open(path);
  ASSERT_TRUE(wait_for([&] { return underlay(window).has_value(); }));
  EXPECT_NEAR(underlay(window)->scale, last.scale, 1e-9);
  EXPECT_EQ(underlay(window)->path, last.path);
  EXPECT_FALSE(underlay(window)->shown);
  window.choose("underlay.remove");
  EXPECT_FALSE(underlay(window).has_value());
}

TEST_F(UnderlayInWindow, OneThatIsGoneOrNoPictureIsTold) {
  EditorWindow window("kill-team/open-30x22");
  const auto told = [&] { return window.notices().shown() == nullptr ? "" : window.notices().shown()->text; };
  write_file(folder_ / "notes.png", "not a picture at all");
  window.dialogs.picture = folder_ / "notes.png";
  window.choose("underlay.choose");
  EXPECT_TRUE(wait_for([&] { return told().find("It is no picture that Bulkhead can show") != std::string::npos; }))
      << told();
  const auto whole = content_of(folder_ / "plan.png");
  write_file(folder_ / "torn.png", whole.substr(0, whole.size() / 2));
  window.dialogs.picture = folder_ / "torn.png";
  window.choose("underlay.choose");
  EXPECT_TRUE(wait_for([&] { return told().find("torn.png") != std::string::npos; })) << told();
  EXPECT_FALSE(underlay(window).has_value());
  window.dialogs.picture = folder_ / "plan.png";
  window.choose("underlay.choose");
  ASSERT_TRUE(wait_for([&] { return underlay(window).has_value(); }));
  const auto path = window.document().path();
  window.choose("file.close");
  std::filesystem::remove(folder_ / "plan.png");
  window.frame().open(path);
  EXPECT_TRUE(wait_for([&] { return told().find("The picture under the map is not shown") != std::string::npos; }))
      << told();
  EXPECT_FALSE(underlay(window).has_value());
}

/// Files that cannot be read before they are let go.
class HeldFiles final : public FullDisk {
 public:
  HeldFiles() { full = false; }
  std::atomic<bool> held{false};

  Result<std::string> read(const std::filesystem::path& path, std::size_t limit) override {
    while (held && path.extension() == ".png") std::this_thread::sleep_for(std::chrono::milliseconds(1));
    return FullDisk::read(path, limit);
  }
};

TEST_F(UnderlayInWindow, IsReadWhileTheWindowGoesOn) {
  HeldFiles files;
  EditorWindow window("kill-team/open-30x22", files);
  window.dialogs.picture = folder_ / "plan.png";
  files.held = true;
  window.choose("underlay.choose");
  EXPECT_FALSE(underlay(window).has_value());
  window.choose("tool.measure");
  EXPECT_EQ(window.controller().tool().info().key, "measure");
  files.held = false;
  EXPECT_TRUE(wait_for([&] { return underlay(window).has_value(); }));
}

TEST_F(UnderlayInWindow, TakenAwayWhilePointsArePickedEndsThat) {
  EditorWindow window("kill-team/open-30x22");
  window.dialogs.picture = folder_ / "plan.png";
  window.choose("underlay.choose");
  ASSERT_TRUE(wait_for([&] { return underlay(window).has_value(); }));
  const auto picking = [&] { return window.controller().hint().find("Esc gives up") != std::string::npos; };
  for (const auto* command : {"underlay.points", "underlay.length"}) {
    if (!underlay(window)) window.choose("underlay.choose");
    window.choose(command);
    EXPECT_TRUE(picking()) << command;
    window.click_at(at(5, 5));
    window.choose("underlay.remove");
    EXPECT_FALSE(picking()) << command;
    EXPECT_FALSE(underlay(window).has_value());
  }
}

TEST_F(UnderlayInWindow, IsScaledByALengthThatIsTyped) {
  EditorWindow window("kill-team/open-30x22");
  window.dialogs.picture = folder_ / "plan.png";
  window.dialogs.length = "5\"";
  window.choose("underlay.choose");
  window.choose("underlay.length");
  window.click_at(at(5, 5));
  window.click_at(at(15, 5));
  EXPECT_TRUE(wait_for([&] { return std::abs(underlay(window)->scale - 1.27) < 0.02; })) << underlay(window)->scale;
}

TEST_F(UnderlayInWindow, ACopyOfTheMissionKeepsIt) {
  EditorWindow window("kill-team/open-30x22");
  window.dialogs.picture = folder_ / "plan.png";
  window.choose("underlay.choose");
  ASSERT_TRUE(wait_for([&] { return underlay(window).has_value(); }));
  window.choose("underlay.fainter");
  const auto before = *underlay(window);
  const auto original = window.document().path();
  window.choose("file.duplicate");
  EXPECT_TRUE(window.document().path().empty());
  EXPECT_EQ(underlay(window), before);
  window.dialogs.save = folder_ / "copy.bulkhead";
  window.choose("file.save");
  window.choose("underlay.remove");
  window.frame().open(original);
  EXPECT_TRUE(wait_for([&] { return underlay(window) == before; })) << "each has its own";
}

TEST(TypedInWindow, ALengthIsTypedWhileAZoneIsDrawn) {
  EditorWindow window("kill-team/open-30x22");
  const auto zones = window.mission().zones->size();
  window.choose("tool.zone");
  const auto choices = window.controller().tool().choices(window.mission());
  for (std::size_t choice = 0; choice < choices.size(); ++choice) {
    for (std::size_t name = 0; name < choices[choice].names.size(); ++name) {
      if (choices[choice].names[name] == "Rectangle") window.controller().choose_option(choice, name);
    }
  }
  const Place from = Point{Length::inches(8), Length::inches(4)};
  const Place to = Point{Length::inches(12), Length::inches(8)};
  window.click_at(from);
  auto& canvas = window.frame().canvas();
  wxUIActionSimulator().MouseMove(canvas.ClientToScreen(window.at(to)));
  settle();
  const auto overlays = window.stage().overlay_choice();
  type("6");
  press_key(WXK_TAB);
  type("3");
  screenshot("typed-length");
  EXPECT_EQ(window.stage().overlay_choice(), overlays) << "digits are figures now";
  EXPECT_TRUE(canvas.HasFocus());
  press_key(WXK_RETURN);
  ASSERT_TRUE(wait_for([&] { return window.mission().zones->size() == zones + 1; }));
  const auto& corners = std::get<PolygonShape>(window.mission().zones->back().shape).corners;
  EXPECT_EQ(corners[2] - corners[0], (Point{Length::inches(6), Length::inches(3)}));
}

}  // namespace
}  // namespace bulkhead::test
