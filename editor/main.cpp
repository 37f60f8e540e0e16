// SPDX-License-Identifier: MIT
#include "editor/window/editor_app.h"

wxIMPLEMENT_APP(bulkhead::EditorApp);
