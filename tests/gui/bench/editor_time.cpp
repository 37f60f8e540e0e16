// SPDX-License-Identifier: MIT
// How long the editor takes from a motion of the pointer to the painted map, driven by real events:
//   tests/gui/with_display build/bench/bin/editor_time MISSION…
// For each mission file a wall is dragged about its first board. Each line gives medians and 95th percentiles in
// milliseconds: what the handler and the paint take together, as it is on the window's thread, and what the snapshot
// takes, which is made on another thread meanwhile. Each is measured without overlays, and with all that draw lines and
// one that covers the ground: one that stays while the pointer moves, and one that follows it.
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <string>
#include <string_view>
#include <vector>
#include <wx/app.h>
#include <wx/evtloop.h>
#include <wx/log.h>
#include <wx/uiaction.h>

#include "analysis/snapshot/snapshot.h"
#include "editor/window/editor_app.h"
#include "editor/window/frame/editor_frame.h"

namespace bulkhead {
namespace {

using Clock = std::chrono::steady_clock;

double milliseconds_since(Clock::time_point start) {
  return std::chrono::duration<double, std::milli>(Clock::now() - start).count();
}

struct Figures {
  double median = 0;
  double late = 0;
};
Figures figures_of(std::vector<double> times) {
  if (times.empty()) return {};
  std::sort(times.begin(), times.end());
  return {times[times.size() / 2], times[times.size() * 95 / 100]};
}

void pump(int milliseconds) {
  const auto start = Clock::now();
  while (milliseconds_since(start) < milliseconds) wxYield();
}

/// Times every motion that reaches the canvas, with the paint that it asks for.
class Timer {
 public:
  explicit Timer(BoardCanvas& canvas) : canvas_(canvas) {
    canvas.Bind(wxEVT_MOTION, [this](wxMouseEvent& event) { on_motion(event); });
  }
  std::vector<double> times;

 private:
  void on_motion(wxMouseEvent& event) {
    if (inside_) return event.Skip();
    inside_ = true;
    const auto start = Clock::now();
    wxMouseEvent same(event);
    canvas_.GetEventHandler()->ProcessEvent(same);
    canvas_.Update();
    times.push_back(milliseconds_since(start));
    inside_ = false;
  }
  BoardCanvas& canvas_;
  bool inside_ = false;
};

wxPoint place_of(EditorFrame& frame, NodeAddress node) {
  const auto at = frame.controller().view().to_screen(frame.stage().table().at(frame.stage().mission(), Place{node}));
  return frame.canvas().ClientToScreen(wxPoint(static_cast<int>(at.x) + 22, static_cast<int>(at.y) + 22));
}

/// With all lines and this fill, or without any overlays where it is empty.
void measure(EditorFrame& frame, const char* file, std::string_view fill) {
  frame.open(file);
  OverlayChoice choice;
  for (const auto& overlay : map_overlays()) {
    const bool wanted = overlay.kind == MapOverlay::Kind::line ? !fill.empty() : overlay.key == fill;
    if (wanted) choice.show(overlay.key, true);
  }
  frame.stage().set_overlay_choice(choice);
  frame.Show();
  frame.Raise();
  pump(1500);
  const auto* lattice = find_lattice(frame.stage().mission(), 1);
  if (lattice == nullptr) return;
  const auto size = lattice->size();
  const std::vector<NodePos> corners = {
      {1, 1}, {size.columns - 1, 1}, {size.columns - 1, size.rows - 1}, {1, size.rows - 1}, {1, 1}};
  Timer timer(frame.canvas());
  wxUIActionSimulator pointer;
  pointer.MouseMove(place_of(frame, {1, corners.front()}));
  pump(100);
  timer.times.clear();
  pointer.MouseDown();
  pump(50);
  std::vector<double> snapshots;
  for (std::size_t leg = 1; leg < corners.size(); ++leg) {
    const auto from = place_of(frame, {1, corners[leg - 1]});
    const auto to = place_of(frame, {1, corners[leg]});
    constexpr int steps = 60;
    for (int step = 1; step <= steps; ++step) {
      pointer.MouseMove(from.x + (to.x - from.x) * step / steps, from.y + (to.y - from.y) * step / steps);
      pump(4);
    }
    const auto start = Clock::now();
    const auto snapshot = Snapshot::make(frame.stage().mission());
    snapshots.push_back(milliseconds_since(start));
  }
  pointer.MouseUp();
  pump(100);
  const auto motion = figures_of(timer.times);
  const auto snapshot = figures_of(snapshots);
  const auto shown = fill.empty() ? std::string() : ", lines and " + std::string(fill);
  std::printf("%s%s: %zu motions, handler and paint %.2f (%.2f), snapshot %.2f\n", file, shown.c_str(),
              timer.times.size(), motion.median, motion.late, snapshot.median);
  frame.stage().undo();
}

}  // namespace
}  // namespace bulkhead

int main(int argc, char** argv) {
  wxApp::SetInstance(new wxApp);
  int wx_argc = 1;
  if (!wxEntryStart(wx_argc, argv) || !wxTheApp->CallOnInit()) return 97;
  bulkhead::prepare_toolkit();
  {
    wxEventLoop loop;
    const wxEventLoopActivator active(&loop);
    bulkhead::SystemDialogs dialogs;
    for (int index = 1; index < argc; ++index) {
      for (const auto* const fill : {"", "compartments", "exposure", "distance"}) {
        auto* frame = new bulkhead::EditorFrame(dialogs);
        bulkhead::measure(*frame, argv[index], fill);
        frame->Destroy();
      }
    }
    bulkhead::pump(100);
  }
  wxEntryCleanup();
  return 0;
}
