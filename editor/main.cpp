// SPDX-License-Identifier: MIT
#include "editor/window/editor_app.h"
#include "model/base/process.h"

wxIMPLEMENT_APP_NO_MAIN(bulkhead::EditorApp);

int main(int argc, char** argv) {
  bulkhead::prepare_process();
  return wxEntry(argc, argv);
}
