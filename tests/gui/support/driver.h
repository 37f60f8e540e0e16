// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>
#include <wx/frame.h>

class wxDataViewCtrl;
class wxDataViewItem;

/// Drives windows as a user does: with the pointer and keys of the display.
namespace bulkhead::test {

/// Lets events be handled until the condition holds; false if it does not within so many milliseconds.
bool wait_for(const std::function<bool()>& condition, int milliseconds = 20000);
/// Lets events be handled for a while.
void settle(int milliseconds = 120);

/// Shows a frame and waits until it is painted, active and in its place.
void show(wxFrame& frame);

/// Points are of the window's client area.
void click(wxWindow& window, wxPoint at);
void click(wxWindow& window);
void double_click(wxWindow& window, wxPoint at);
void right_click(wxWindow& window, wxPoint at);
void press_key(int key, int modifiers = 0);
/// Types printable ASCII and line feeds into what has the focus.
void type(std::string_view text);

/// The first control below a window that is shown and has this label (without mnemonics), tooltip or name, or else the
/// first such text; null if there is none.
[[nodiscard]] wxWindow* find(wxWindow& below, const wxString& called);

/// Brings a page of the docks to the front; whether there is one.
bool choose_page(wxWindow& below, const wxString& called);

/// Where a row of a tree or list is, in its client area.
[[nodiscard]] wxPoint place_of(wxDataViewCtrl& list, const wxDataViewItem& item);

/// Labels and buttons below a window that are narrower or lower than what they say.
[[nodiscard]] std::vector<std::string> cut_off(wxWindow& below);

/// Saves the whole screen as `<name>.png` in the folder that BULKHEAD_SCREENSHOTS names, if it does.
void screenshot(const std::string& name);
/// The same, and does not wait until the windows have settled.
void screenshot_now(const std::string& name);

}  // namespace bulkhead::test
