// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <iostream>
#include <wx/app.h>
#include <wx/clipbrd.h>
#include <wx/evtloop.h>

#include "tests/gui/support/toolkit_messages.h"

namespace {

class TestApp final : public wxApp {
 public:
  bool OnInit() override { return true; }
  /// An exception in an event's handler fails the test that caused it, not the whole program.
  bool OnExceptionInMainLoop() override { throw; }
};

}  // namespace

int main(int argc, char** argv) {
  testing::InitGoogleTest(&argc, argv);
  if (testing::GTEST_FLAG(list_tests)) return RUN_ALL_TESTS();
  wxApp::SetInstance(new TestApp);
  if (!wxEntryStart(argc, argv) || !wxTheApp->CallOnInit()) {
    std::cerr << "There is no display; run this through tests/gui/with_display\n";
    return 97;
  }
  bulkhead::test::fail_on_toolkit_messages();
  // The toolkit's box about a broken condition would wait for ever.
  wxSetAssertHandler(
      [](const wxString& file, int line, const wxString&, const wxString& condition, const wxString& message) {
        ADD_FAILURE() << file << ":" << line << ": " << condition << ": " << message;
      });
  wxTheApp->SetExitOnFrameDelete(false);
  int result = 0;
  {
    wxEventLoop loop;
    const wxEventLoopActivator active(&loop);
    result = RUN_ALL_TESTS();
  }
  // The toolkit's clipboard frees what was copied when it goes, but not what was selected.
  wxTheClipboard->UsePrimarySelection(true);
  wxTheClipboard->Clear();
  wxTheClipboard->UsePrimarySelection(false);
  wxTheApp->OnExit();
  wxEntryCleanup();
  return result;
}
