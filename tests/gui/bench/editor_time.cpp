// SPDX-License-Identifier: MIT
// How long the editor takes from a motion of the pointer to the painted map, driven by real events:
//   tests/gui/with_display build/bench/bin/editor_time MISSION…
// For each mission file a wall is dragged about its first board; where that has no lattice, a terrain feature about its
// middle, alone and with all others (`many_features`). Each line gives medians and 95th percentiles in milliseconds:
// what the handler and the paint take together on the window's thread, what of it is spent on the processor and not in
// waiting, and what the snapshot takes, which is made on another thread meanwhile. Each is measured without overlays,
// and with all that draw lines and one that covers the ground: one that stays while the pointer moves, and one that
// follows it.
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <ctime>
#include <string>
#include <string_view>
#include <vector>
#include <wx/app.h>
#include <wx/evtloop.h>
#include <wx/log.h>
#include <wx/uiaction.h>

#include "analysis/snapshot/snapshot.h"
#include "editor/window/canvas/ruler_painter.h"
#include "editor/window/editor_app.h"
#include "editor/window/frame/editor_frame.h"

namespace bulkhead {
namespace {

using Clock = std::chrono::steady_clock;

double milliseconds_since(Clock::time_point start) {
  return std::chrono::duration<double, std::milli>(Clock::now() - start).count();
}

/// What this thread has had of the processor.
double milliseconds_worked() {
  timespec time{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) / 1e6;
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
  std::vector<double> worked;

 private:
  void on_motion(wxMouseEvent& event) {
    if (inside_) return event.Skip();
    inside_ = true;
    const auto start = Clock::now();
    const double before = milliseconds_worked();
    wxMouseEvent same(event);
    canvas_.GetEventHandler()->ProcessEvent(same);
    canvas_.Update();
    times.push_back(milliseconds_since(start));
    worked.push_back(milliseconds_worked() - before);
    inside_ = false;
  }
  BoardCanvas& canvas_;
  bool inside_ = false;
};

wxPoint on_screen(EditorFrame& frame, Vec on_table) {
  const auto at = frame.controller().view().to_screen(on_table);
  return frame.canvas().ClientToScreen({static_cast<int>(at.x + ruler_width), static_cast<int>(at.y + ruler_width)});
}

/// The places that a wall is dragged along on the first board, from its first node to that and back.
std::vector<wxPoint> way_of_wall(EditorFrame& frame, LatticeSize size) {
  std::vector<wxPoint> way;
  for (const auto& corner : {NodePos{1, 1}, NodePos{size.columns - 1, 1}, NodePos{size.columns - 1, size.rows - 1},
                             NodePos{1, size.rows - 1}, NodePos{1, 1}}) {
    way.push_back(on_screen(frame, frame.stage().table().at(frame.stage().mission(), Place{NodeAddress{1, corner}})));
  }
  return way;
}

/// A square about where the middle one of the first board's terrain features stands.
std::vector<wxPoint> way_of_feature(EditorFrame& frame) {
  const auto& features = frame.stage().mission().boards.front()->features;
  const auto& feature = features[features.size() / 2];
  const auto at = on_screen(frame, frame.stage().table().at(1, feature.at));
  return {at, at + wxPoint(80, 0), at + wxPoint(80, 80), at + wxPoint(0, 80), at};
}

/// All lines and this fill; no overlays where it is empty.
OverlayChoice lines_and(std::string_view fill) {
  OverlayChoice choice;
  for (const auto& overlay : map_overlays()) {
    const bool wanted = overlay.kind == MapOverlay::Kind::line ? !fill.empty() : overlay.key == fill;
    if (wanted) choice.show(overlay.key, true);
  }
  return choice;
}

void drag(EditorFrame& frame, const std::vector<wxPoint>& way, const std::string& what) {
  Timer timer(frame.canvas());
  wxUIActionSimulator pointer;
  pointer.MouseMove(way.front());
  pump(100);
  timer.times.clear();
  timer.worked.clear();
  pointer.MouseDown();
  pump(50);
  std::vector<double> snapshots;
  for (std::size_t leg = 1; leg < way.size(); ++leg) {
    const auto from = way[leg - 1];
    const auto to = way[leg];
    constexpr int steps = 60;
    for (int step = 1; step <= steps; ++step) {
      pointer.MouseMove(from + (to - from) * step / steps);
      pump(4);
    }
    const auto start = Clock::now();
    const auto snapshot = Snapshot::make(frame.stage().mission());
    snapshots.push_back(milliseconds_since(start));
  }
  pointer.MouseUp();
  pump(100);
  const auto motion = figures_of(timer.times);
  const auto worked = figures_of(timer.worked);
  const auto snapshot = figures_of(snapshots);
  std::printf("%s: %zu motions, handler and paint %.2f (%.2f), of it on the processor %.2f (%.2f), snapshot %.2f\n",
              what.c_str(), timer.times.size(), motion.median, motion.late, worked.median, worked.late,
              snapshot.median);
  std::fflush(stdout);
  frame.stage().undo();
}

void measure(EditorFrame& frame, const char* file, std::string_view fill) {
  frame.open(file);
  frame.stage().set_overlay_choice(lines_and(fill));
  frame.Show();
  frame.Raise();
  pump(1500);
  const auto what = file + (fill.empty() ? std::string() : ", lines and " + std::string(fill));
  if (const auto* lattice = find_lattice(frame.stage().mission(), 1)) {
    frame.controller().choose("wall");
    return drag(frame, way_of_wall(frame, lattice->size()), what);
  }
  const auto way = way_of_feature(frame);
  drag(frame, way, what);
  frame.stage().select_all();
  drag(frame, way, what + ", all chosen");
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
