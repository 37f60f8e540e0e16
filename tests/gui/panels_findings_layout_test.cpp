// SPDX-License-Identifier: MIT
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <gtk/gtk.h>
#include <wx/anybutton.h>
#include <wx/choice.h>
#include <wx/dcclient.h>
#include <wx/frame.h>
#include <wx/sizer.h>

#include "editor/panels/findings/card_view.h"
#include "editor/panels/parts/wrapped_text.h"
#include "model/io/file_system.h"
#include "model/io/mission_file.h"
#include "tests/gui/support/findings_on_stage.h"
#include "tests/gui/support/panel_frame.h"
#include "tests/support/sample_missions.h"
#include "workbench/all_checks.h"
#include "workbench/checking.h"
#include "workbench/library_on_demand.h"

namespace bulkhead {
namespace {

/// Text on the desktop as large as that, in hundredths; as it was at the end.
class TextScale {
 public:
  explicit TextScale(int percent) {
    g_object_get(gtk_settings_get_default(), "gtk-xft-dpi", &before_, nullptr);
    set(96 * 1024 * percent / 100);
  }
  ~TextScale() { set(before_); }
  TextScale(const TextScale&) = delete;
  TextScale& operator=(const TextScale&) = delete;

 private:
  static void set(int dpi) {
    g_object_set(gtk_settings_get_default(), "gtk-xft-dpi", dpi, nullptr);
    test::settle(20);
  }
  int before_ = 0;
};

std::string name_of(const wxWindow& window) { return window.GetLabel().utf8_string().substr(0, 60); }

/// What is wrong with the lines of a text: too many for its height, or too long for its width.
std::string text_trouble(WrappedText& text) {
  wxClientDC canvas(&text);
  canvas.SetFont(text.GetFont());
  const auto needed = canvas.GetMultiLineTextExtent(text.GetLabelText());
  const auto size = text.GetSize();
  if (size.y >= needed.y && size.x >= needed.x) return {};
  return fmt::format("is {}x{}, needs {}x{}", size.x, size.y, needed.x, needed.y);
}

/// What is cut, hangs out of its parent, or stands on another control.
void add_troubles(wxWindow& below, std::vector<std::string>& troubles) {
  const auto room = below.GetVirtualSize();
  std::vector<wxWindow*> shown;
  for (auto* const child : below.GetChildren()) {
    if (child->IsShown() && !child->IsTopLevel()) shown.push_back(child);
  }
  for (auto* const child : shown) {
    auto box = child->GetRect();
    if (auto* const scrolled = dynamic_cast<wxScrolledWindow*>(&below)) {
      box.SetPosition(scrolled->CalcUnscrolledPosition(box.GetPosition()));
    }
    if (box.GetRight() >= room.x || box.GetBottom() >= room.y) {
      troubles.push_back(fmt::format("\"{}\" ends at {},{} in {}x{}", name_of(*child), box.GetRight(), box.GetBottom(),
                                     room.x, room.y));
    }
    if (auto* const text = dynamic_cast<WrappedText*>(child)) {
      if (const auto trouble = text_trouble(*text); !trouble.empty()) {
        troubles.push_back(fmt::format("\"{}\" {}", name_of(*child), trouble));
      }
    }
    const bool has_label = dynamic_cast<wxAnyButton*>(child) != nullptr || dynamic_cast<wxChoice*>(child) != nullptr;
    const auto best = child->GetBestSize();
    if (has_label && (box.width < best.x || box.height < best.y)) {
      troubles.push_back(
          fmt::format("\"{}\" is {}x{}, needs {}x{}", name_of(*child), box.width, box.height, best.x, best.y));
    }
    for (auto* const other : shown) {
      if (other != child && other->GetRect().Intersects(child->GetRect())) {
        troubles.push_back(fmt::format("\"{}\" stands on \"{}\"", name_of(*child), name_of(*other)));
      }
    }
    add_troubles(*child, troubles);
  }
}

std::string troubles_of(wxWindow& window) {
  std::vector<std::string> troubles;
  add_troubles(window, troubles);
  std::string all;
  for (const auto& trouble : troubles) all += "  " + trouble + "\n";
  return all;
}

/// A card in a window of its own, as high as it is in the dock of a small window.
class CardFrame {
 public:
  explicit CardFrame(int width) : frame_(new wxFrame(nullptr, wxID_ANY, "Bulkhead")) {
    frame_->SetClientSize(width, 176);
    card_ = new CardView(frame_, {});
    card_->stand_beside(width, 176);
    auto* const all = new wxBoxSizer(wxVERTICAL);
    all->Add(card_, 1, wxEXPAND);
    frame_->SetSizer(all);
    test::show(*frame_);
  }
  ~CardFrame() {
    frame_->Destroy();
    test::settle(20);
  }
  CardFrame(const CardFrame&) = delete;
  CardFrame& operator=(const CardFrame&) = delete;

  void expect_sound(const FindingCard& shown, const std::string& what) {
    card_->show(shown);
    // Texts and buttons are broken once they have their width.
    for (int i = 0; i < 3; ++i) {
      card_->SendSizeEvent();
      test::settle(2);
    }
    EXPECT_EQ(troubles_of(*card_), "") << what;
    ++seen_;
  }
  [[nodiscard]] int seen() const { return seen_; }

 private:
  wxFrame* frame_;
  CardView* card_;
  int seen_ = 0;
};

/// Text for each argument, longer than most are.
FindingRow made_up(const Check& check, const MessageText& text) {
  Message message{text.id, text.pattern, {}};
  auto rest = text.pattern;
  for (auto open = rest.find('{'); open != std::string_view::npos; open = rest.find('{')) {
    rest.remove_prefix(open + 1);
    const auto name = rest.substr(0, rest.find('}'));
    message.arguments.emplace_back(name, "The Longest " + std::string(name) + " of Them All");
  }
  Finding finding;
  finding.key = check.key;
  finding.level = check.level;
  finding.message = message;
  CheckReport report;
  report.findings = {finding};
  return finding_rows(test::empty_mission(), report, {}).front();
}

FindingCard card_of(const FindingRow& row, const Mission& mission) {
  auto card = card_of_check(row.key, mission, {});
  tell_finding(card, row);
  return card;
}

void expect_all_sound(int width) {
  CardFrame frame(width);
  const auto mission = test::empty_mission();
  for (const auto& check : all_checks()) {
    for (const auto& text : check.messages) {
      auto card = card_of(made_up(check, text), mission);
      card.places = "Objective marker 12, Objective marker 13";
      card.alike = 12;
      card.leads_to = "Open the Lua at line 1234";
      card.fixes = {{"Put a hatchway in wall C2/C3", {}}, {"Redraw the zone Drop zone of the Attacker (Attacker)", {}}};
      frame.expect_sound(card, fmt::format("{} at {}", text.id, width));
      card.waived = true;
      card.reason = "Nobody goes there but by the lift, of which the briefing tells";
      card.fixes.clear();
      frame.expect_sound(card, fmt::format("{} waived, at {}", text.id, width));
    }
  }
  EXPECT_GT(frame.seen(), 200);
}

void expect_found_sound(int width) {
  CardFrame frame(width);
  const LibraryOnDemand library;
  for (const auto& entry : std::filesystem::directory_iterator(BULKHEAD_TEST_DATA "/checks")) {
    const auto loaded = load_mission(real_files(), entry.path() / "bad.bulkhead", &library);
    ASSERT_TRUE(loaded) << entry.path();
    const auto report = check_mission(loaded->mission);
    for (const auto& row : finding_rows(loaded->mission, report, {})) {
      auto card = card_of(row, loaded->mission);
      card.fixes = named_fixes(loaded->mission, report.findings[row.index], RulerUnit::inches);
      frame.expect_sound(card, fmt::format("{}: {} at {}", entry.path().filename().string(), row.text, width));
    }
  }
  EXPECT_GT(frame.seen(), 100);
}

// The dock of a window of 1024 × 700 is 600 wide or, with no panel beside the map, 940; the card has a part of that.
constexpr int narrow = 280;
constexpr int wide = 410;

TEST(EveryFindingInWindow, HasACardOnWhichNothingIsCut) {
  expect_all_sound(narrow);
  expect_all_sound(wide);
}

TEST(EveryFindingInWindow, HasACardOnWhichNothingIsCutInLargeText) {
  const TextScale scale(150);
  expect_all_sound(narrow);
  expect_all_sound(wide);
}

TEST(EveryFindingInWindow, OfTheExamplesHasACardOnWhichNothingIsCut) {
  expect_found_sound(narrow);
  const TextScale scale(150);
  expect_found_sound(narrow);
}

TEST(EveryFindingInWindow, LeavesRoomForListAndCardInALowDock) {
  for (const int percent : {100, 150}) {
    const TextScale scale(percent);
    for (const auto size : {wxSize(600, 176), wxSize(940, 176), wxSize(320, 460)}) {
      test::PanelFrame<test::FindingsOnStage> frame(test::mission_with({6, 7}, "A1/B1 A1/A2 C3/C4", "E5/F5"), size,
                                                    all_checks());
      auto& findings = frame.panel().findings();
      ASSERT_TRUE(test::wait_for([&] { return !findings.checking() && !findings.rows().empty(); }));
      for (std::size_t row = 0; row < findings.rows().size(); ++row) {
        findings.choose(row);
        test::settle(20);
        EXPECT_EQ(troubles_of(frame.panel().panel()), "")
            << findings.rows()[row].text << " at " << size.x << "x" << size.y << " and " << percent << " %";
        EXPECT_GE(frame.control("Findings").GetSize().y, frame.panel().FromDIP(60));
      }
    }
  }
}

}  // namespace
}  // namespace bulkhead
