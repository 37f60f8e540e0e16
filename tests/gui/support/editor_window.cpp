// SPDX-License-Identifier: MIT
#include "tests/gui/support/editor_window.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstdlib>
#include <stdexcept>
#include <wx/uiaction.h>
#include <wx/utils.h>

#include "editor/window/canvas/ruler_painter.h"
#include "model/io/mission_file.h"

namespace bulkhead::test {

EditorWindow::EditorWindow(const char* source, FileSystem& files) : frame_(new EditorFrame(dialogs, files)) {
  setenv("BULKHEAD_TEMPLATES", BULKHEAD_TEMPLATES, 1);
  if (source != nullptr) {
    const auto copy = folder_ / "mission.bulkhead";
    const auto library = Library::open({BULKHEAD_TEMPLATES});
    const auto* found = library->find(LibraryId(source));
    if (found == nullptr) throw std::runtime_error(std::string("There is no template ") + source);
    const auto read = load_mission(real_files(), found->path, &*library);
    if (!read || !save_mission(real_files(), read->mission, copy)) throw std::runtime_error("No copy can be made");
    frame_->open(copy);
  }
  show(*frame_);
  settle();
}

EditorWindow::~EditorWindow() {
  frame_->Destroy();
  settle(20);
}

wxPoint EditorWindow::at(const Place& place) {
  const auto point = controller().view().to_screen(stage().table().at(mission(), place));
  return {static_cast<int>(std::lround(point.x + ruler_width)), static_cast<int>(std::lround(point.y + ruler_width))};
}

void EditorWindow::click_at(const Place& place) { click(frame_->canvas(), at(place)); }

void EditorWindow::drag(const std::vector<Place>& places) {
  auto& canvas = frame_->canvas();
  wxUIActionSimulator pointer;
  const auto move = [&](wxPoint to) {
    const auto wanted = canvas.ClientToScreen(to);
    pointer.MouseMove(wanted);
    ASSERT_TRUE(wait_for([&] { return wxGetMousePosition() == wanted; }));
    settle(20);
  };
  move(at(places.front()));
  pointer.MouseDown();
  settle(30);
  for (std::size_t index = 1; index < places.size(); ++index) {
    const auto from = at(places[index - 1]);
    const auto to = at(places[index]);
    constexpr int steps = 6;
    for (int step = 1; step <= steps; ++step) {
      move({from.x + (to.x - from.x) * step / steps, from.y + (to.y - from.y) * step / steps});
    }
  }
  pointer.MouseUp();
  settle();
}

void EditorWindow::choose(std::string_view command) {
  wxCommandEvent event(wxEVT_MENU, CommandBars::menu_id(command));
  frame_->GetEventHandler()->ProcessEvent(event);
  settle(40);
}

Place place(std::string_view text) { return parse_place(text).value(); }

}  // namespace bulkhead::test
