// SPDX-License-Identifier: MIT
#include "tests/gui/support/menus.h"

#include <gtest/gtest.h>

#include <gtk/gtk.h>
#include <utility>
#include <wx/uiaction.h>

#include "tests/gui/support/driver.h"

namespace bulkhead::test {
namespace {

/// Milliseconds between two keys, and how often it is looked whether a menu is there.
constexpr int between_keys = 250;
constexpr int between_looks = 50;
/// So often a menu is waited for that is to close.
constexpr int most_waits = 80;

/// The menu that is open, which takes the pointer and the keys; null if there is none.
GtkWidget* open_menu() {
  auto* const holder = gtk_grab_get_current();
  return holder != nullptr && GTK_IS_MENU(holder) && gtk_widget_get_mapped(holder) != 0 ? holder : nullptr;
}

void close(GtkWidget* menu) { gtk_menu_shell_cancel(GTK_MENU_SHELL(menu)); }

std::vector<std::string> entries_of(GtkWidget* menu) {
  std::vector<std::string> labels;
  auto* const children = gtk_container_get_children(GTK_CONTAINER(menu));
  for (auto* each = children; each != nullptr; each = each->next) {
    const auto* const label = gtk_menu_item_get_label(GTK_MENU_ITEM(each->data));
    labels.emplace_back(label != nullptr ? label : "");
  }
  g_list_free(children);
  return labels;
}

}  // namespace

KeysInAMenu::KeysInAMenu(std::vector<int> keys, std::string picture)
    : keys_(std::move(keys)), picture_(std::move(picture)) {
  Start(between_keys);
}

bool KeysInAMenu::done() const { return next_ == keys_.size() && open_menu() == nullptr; }

void KeysInAMenu::Notify() {
  // Pressed before, they would go elsewhere, and the menu would wait for ever.
  auto* const menu = open_menu();
  if (menu == nullptr) return;
  if (!picture_.empty()) {
    screenshot_now(std::exchange(picture_, {}));
  } else if (next_ < keys_.size()) {
    wxUIActionSimulator().Char(keys_[next_++]);
  } else if (++waits_ == most_waits) {
    ADD_FAILURE() << "the menu stays open";
    close(menu);
  }
}

std::vector<std::string> menu_at(wxWindow& window, wxPoint at) {
  std::vector<std::string> labels;
  wxTimer look;
  look.Bind(wxEVT_TIMER, [&](wxTimerEvent&) {
    auto* const menu = open_menu();
    if (menu == nullptr) return;
    labels = entries_of(menu);
    look.Stop();
    close(menu);
  });
  look.Start(between_looks);
  right_click(window, at);
  EXPECT_TRUE(wait_for([&] { return !look.IsRunning(); })) << "no menu opens";
  settle();
  return labels;
}

}  // namespace bulkhead::test
