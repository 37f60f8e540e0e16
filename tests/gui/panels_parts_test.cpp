// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <wx/clipbrd.h>

#include "editor/panels/parts/clipboard.h"
#include "editor/panels/parts/delayed_call.h"
#include "tests/gui/support/driver.h"

namespace bulkhead {
namespace {

TEST(Clipboard, GivesBackWhatItHasTaken) {
  EXPECT_TRUE(to_clipboard("Walls of C3 · §"));
  EXPECT_EQ(text_of_clipboard(), "Walls of C3 · §");
  EXPECT_FALSE(wxTheClipboard->IsOpened()) << "others need it too";
}

TEST(DelayedCall, DoesItOnceHoweverOftenItIsAsked) {
  int done = 0;
  DelayedCall later([&] { ++done; });
  for (int request = 0; request < 20; ++request) {
    later.within(40);
    test::settle(5);
  }
  EXPECT_GT(done, 0) << "requests do not put it off";
  later.forget();
  const int before = done;
  test::settle(100);
  EXPECT_EQ(done, before);
  later.within(10'000);
  later.now();
  EXPECT_EQ(done, before + 1);
  EXPECT_FALSE(later.pending());
}

}  // namespace
}  // namespace bulkhead
