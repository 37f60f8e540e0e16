// SPDX-License-Identifier: MIT
#include "tests/gui/support/driver.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <cstdlib>
#include <gdk/gdk.h>
#include <wx/app.h>
#include <wx/button.h>
#include <wx/dataview.h>
#include <wx/notebook.h>
#include <wx/stattext.h>
#include <wx/stopwatch.h>
#include <wx/tglbtn.h>
#include <wx/tooltip.h>
#include <wx/uiaction.h>
#include <wx/utils.h>

namespace bulkhead::test {
namespace {

/// Rounds of the event loop while a window settles.
constexpr int least_rounds = 10;
/// In so many of them, one after the other, a window that rests is not moved.
constexpr int rounds_at_rest = 4;

void move_to(wxWindow& window, wxPoint at) {
  const auto wanted = window.ClientToScreen(at);
  wxUIActionSimulator pointer;
  pointer.MouseMove(wanted);
  EXPECT_TRUE(wait_for([&] { return wxGetMousePosition() == wanted; })) << "the pointer does not get there";
}

/// Waits until a window has its place: layout and window manager move it about at first.
bool rests(wxWindow& window) {
  wxRect place;
  int rounds = 0;
  return wait_for([&] {
    const auto now = window.GetScreenRect();
    rounds = now == place ? rounds + 1 : 0;
    place = now;
    wxMilliSleep(20);
    return rounds == rounds_at_rest;
  });
}

/// Among labels, or among all else.
wxWindow* find_among(wxWindow& below, const wxString& called, bool labels) {
  for (auto* const child : below.GetChildren()) {
    if (!child->IsShown()) continue;
    auto label = wxControl::RemoveMnemonics(child->GetLabel());
    label.Replace("\n", " ");
    const bool is_label = dynamic_cast<wxStaticText*>(child) != nullptr;
    const bool fits = label == called || child->GetName() == called || child->GetToolTipText() == called;
    if (is_label == labels && fits) return child;
    if (auto* const found = find_among(*child, called, labels)) return found;
  }
  return nullptr;
}

}  // namespace

bool wait_for(const std::function<bool()>& condition, int milliseconds) {
  const wxStopWatch watch;
  do {
    wxYield();
    if (condition()) return true;
    wxMilliSleep(2);
  } while (watch.Time() < milliseconds);
  return false;
}

void settle(int milliseconds) {
  // What was clicked or typed has reached this program then, however busy the display is.
  gdk_display_sync(gdk_display_get_default());
  int rounds = 0;
  const auto never = [&] {
    ++rounds;
    return false;
  };
  wait_for(never, milliseconds);
  // Where a single round took all that time, what was begun in it goes on in the next ones.
  while (rounds < least_rounds) wait_for(never, 0);
}

void show(wxFrame& frame) {
  frame.Show();
  frame.Raise();
  ASSERT_TRUE(wait_for([&] { return frame.IsActive(); })) << "the window is not shown";
  ASSERT_TRUE(rests(frame)) << "the window does not come to rest";
}

void click(wxWindow& window, wxPoint at) {
  move_to(window, at);
  wxUIActionSimulator().MouseClick();
  settle();
}

void click(wxWindow& window) {
  EXPECT_TRUE(rests(window)) << "what is to be clicked does not come to rest";
  const auto size = window.GetClientSize();
  click(window, {size.x / 2, size.y / 2});
}

void double_click(wxWindow& window, wxPoint at) {
  move_to(window, at);
  wxUIActionSimulator().MouseDblClick();
  settle();
}

void right_click(wxWindow& window, wxPoint at) {
  move_to(window, at);
  wxUIActionSimulator().MouseClick(wxMOUSE_BTN_RIGHT);
  settle();
}

void press_key(int key, int modifiers) {
  wxUIActionSimulator().Char(key, modifiers);
  settle(60);
}

void type(std::string_view text) {
  wxUIActionSimulator keys;
  for (const char c : text) {
    if (c == '\n') {
      keys.Char(WXK_RETURN);
    } else {
      keys.Text(std::string(1, c).c_str());
    }
    wxYield();
  }
  settle(60);
}

wxWindow* find(wxWindow& below, const wxString& called) {
  auto* const control = find_among(below, called, false);
  return control != nullptr ? control : find_among(below, called, true);
}

bool choose_page(wxWindow& below, const wxString& called) {
  for (auto* const child : below.GetChildren()) {
    if (auto* const book = dynamic_cast<wxNotebook*>(child)) {
      for (std::size_t page = 0; page < book->GetPageCount(); ++page) {
        if (book->GetPageText(page) != called) continue;
        book->SetSelection(page);
        settle(60);
        return true;
      }
    }
    if (choose_page(*child, called)) return true;
  }
  return false;
}

wxPoint place_of(wxDataViewCtrl& list, const wxDataViewItem& item) {
  const auto rectangle = list.GetItemRect(item);
  return {rectangle.x + 40, rectangle.y + rectangle.height / 2};
}

std::vector<std::string> cut_off(wxWindow& below) {
  std::vector<std::string> result;
  for (auto* const child : below.GetChildren()) {
    if (!child->IsShownOnScreen()) continue;
    const bool has_label = dynamic_cast<wxButton*>(child) != nullptr || dynamic_cast<wxToggleButton*>(child) != nullptr;
    const auto size = child->GetSize();
    const auto needed = child->GetBestSize();
    if (has_label && (size.x < needed.x || size.y < needed.y)) {
      result.push_back(
          fmt::format("{} is {}x{}, needs {}x{}", child->GetLabel().ToStdString(), size.x, size.y, needed.x, needed.y));
    }
    const auto inner = cut_off(*child);
    result.insert(result.end(), inner.begin(), inner.end());
  }
  return result;
}

void screenshot(const std::string& name) {
  if (std::getenv("BULKHEAD_SCREENSHOTS") != nullptr) settle(200);
  screenshot_now(name);
}

void screenshot_now(const std::string& name) {
  const char* const folder = std::getenv("BULKHEAD_SCREENSHOTS");
  if (folder == nullptr) return;
  const auto command = fmt::format("import -window root '{}/{}.png'", folder, name);
  EXPECT_EQ(std::system(command.c_str()), 0);
}

}  // namespace bulkhead::test
