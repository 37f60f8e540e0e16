// SPDX-License-Identifier: MIT
#include "editor/window/editor_app.h"

#include <clocale>
#include <cstdio>
#include <cstdlib>
#include <libintl.h>
#include <string>
#include <wx/filefn.h>
#include <wx/image.h>
#include <wx/log.h>
#include <wx/stdpaths.h>
#include <wx/utils.h>

#include "editor/tools/words/translate.h"
#include "editor/window/frame/editor_frame.h"

namespace bulkhead {
namespace {

constexpr const char* text_domain = "bulkhead";

void bind_translations() {
  std::error_code none;
  const auto program = std::filesystem::read_symlink("/proc/self/exe", none);
  if (none) return;
  const auto folder = program.parent_path().parent_path() / "share/locale";
  bindtextdomain(text_domain, folder.c_str());
  bind_textdomain_codeset(text_domain, "UTF-8");
  set_translator([](std::string_view english) {
    // The translation of nothing is the catalogue's head.
    return english.empty() ? std::string() : std::string(dgettext(text_domain, std::string(english).c_str()));
  });
}

/// Whoever starts it from a menu means no folder: what is saved first then is offered a place among the documents.
void begin_among_documents() {
  const auto documents = wxStandardPaths::Get().GetDocumentsDir();
  const auto here = wxGetCwd();
  if ((here == "/" || here == wxGetHomeDir()) && wxDirExists(documents)) wxSetWorkingDirectory(documents);
}

}  // namespace

void prepare_toolkit() {
  // GTK takes over the user's locale with all it says about numbers.
  std::setlocale(LC_NUMERIC, "C");
  bind_translations();
  delete wxLog::SetActiveTarget(new wxLogStderr);
  // The toolkit's doubts about itself are for its log; its own way is a box that stops the user.
  wxSetAssertHandler(
      [](const wxString& file, int line, const wxString& function, const wxString& condition, const wxString& message) {
        wxLogError("%s:%d: %s: %s %s", file, line, function, condition, message);
      });
}

bool EditorApp::Initialize(int& count, wxChar** arguments) {
  // Drawn and tested on X; on Wayland desktops that is XWayland. Whoever says otherwise has their way.
  constexpr int keep = 0;
  setenv("GDK_BACKEND", "x11", keep);
  // Nothing is drawn with OpenGL, whose drivers the toolkit would load to look what they can: some 50 MiB.
  setenv("GDK_GL", "disable", keep);
  // The toolkit would say in a window that it can show none.
  const wxLogNull quiet;
  if (wxApp::Initialize(count, arguments)) return true;
  std::fputs("bulkhead-editor: no window can be shown here; is DISPLAY set to a screen that may be used?\n", stderr);
  return false;
}

bool EditorApp::OnInit() {
  SetAppName("bulkhead");
  SetAppDisplayName("Bulkhead");
  prepare_toolkit();
  if (!wxApp::OnInit()) return false;
  // A file may be named from where it was started.
  if (!file_) begin_among_documents();
  auto* frame = new EditorFrame(dialogs_);
  dialogs_.set_parent(frame);
  dialogs_.set_unit([frame] { return frame->controller().unit(); });
  frame->Show();
  if (file_) frame->open(*file_);
  frame->CallAfter([frame] { frame->begin_background_work(); });
  return true;
}

}  // namespace bulkhead
