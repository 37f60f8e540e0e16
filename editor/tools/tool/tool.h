// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "editor/tools/change/symmetry_pen.h"
#include "editor/tools/overlays/hatchway_look.h"
#include "editor/tools/pointing/pointing.h"
#include "editor/tools/selection/selection.h"
#include "editor/tools/tool/overlay.h"
#include "editor/tools/view/view.h"
#include "model/edit/edit.h"

namespace bulkhead {

enum class Button : unsigned char { left, middle, right };

struct Modifiers {
  bool shift = false;
  bool control = false;
  bool alt = false;
  friend bool operator==(const Modifiers&, const Modifiers&) = default;
};

/// A pointer event as a tool sees it.
struct Pointer {
  /// On the table.
  Vec at;
  /// How far it feels, in millimetres.
  double reach = 0;
  Button button = Button::left;
  Modifiers modifiers;
  /// Where it is on the canvas.
  ScreenPoint on_canvas;
};

/// What a tool may look at.
struct Scene {
  const Mission& mission;
  const Table& table;
  const Selection& selection;
  SymmetryPen pen = SymmetryPen::off;
  /// How hatchways stand for looking.
  HatchwayLook hatchways{};
};

/// What a tool wants done. Edits of one gesture (press to release) become one step of undo; those that follow in the
/// same gesture say all that the gesture does to the mission that it began with.
struct Answer {
  std::vector<Edit> edits;
  /// Name of the step; without one it has that of its first edit.
  std::optional<StepName> name;
  std::optional<Selection> selection;
  /// By how much to move the view.
  std::optional<ScreenPoint> pan;
  /// To be told to the user: why nothing was done, or what was left out.
  std::string message;
  /// How hatchways are to stand for looking from now on.
  std::optional<HatchwayLook> hatchways{};
};

/// The logic of a tool, free of any window. A gesture is a press, drags and a release, or its end by `cancel`; the
/// scene of a gesture is the mission as it was when it began. Between gestures the pointer hovers.
class Tool {
 public:
  virtual ~Tool() = default;

  virtual Answer press(const Scene& scene, const Pointer& pointer);
  virtual Answer drag(const Scene& scene, const Pointer& pointer);
  virtual Answer release(const Scene& scene, const Pointer& pointer);
  /// Ends the gesture without effect; whoever called takes back what it has done so far.
  virtual void cancel();

  /// What to draw, with the pointer at that place (nothing: outside the canvas).
  [[nodiscard]] virtual Overlay overlay(const Scene& scene, const std::optional<Pointer>& pointer) const;
  /// What a click there will do, in a sentence; with nothing under the pointer what the tool is for.
  [[nodiscard]] virtual std::string hint(const Scene& scene, const std::optional<Pointer>& pointer) const = 0;

 protected:
  Tool() = default;
  Tool(const Tool&) = default;
  Tool& operator=(const Tool&) = default;
};

enum class ToolKind : unsigned char { select, wall, hatchway, pillar, zone, area, objective, measure, look, pan };

}  // namespace bulkhead
