// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "editor/tools/change/symmetry_pen.h"
#include "editor/tools/overlays/hatchway_states.h"
#include "editor/tools/overlays/marker_at_work.h"
#include "editor/tools/pointing/pointing.h"
#include "editor/tools/selection/selection.h"
#include "editor/tools/tool/marks.h"
#include "editor/tools/view/map_classes.h"
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
  /// It carries what is to be put, and takes nothing that stands there.
  bool carries = false;
  /// It is the keyboard's cursor, which is just where it says.
  bool by_key = false;
};

/// What a tool may look at.
struct Scene {
  const Mission& mission;
  const Table& table;
  const Selection& selection;
  SymmetryPen pen = SymmetryPen::off;
  /// How hatchways stand for looking.
  HatchwayStates hatchways{};
  /// In which the user is told lengths, and on whose grid he draws.
  RulerUnit unit = RulerUnit::inches;
  /// The size of a pixel of the canvas, in millimetres on the table.
  double pixel = 1;
  /// What the user wants neither to see nor to touch.
  MapClasses classes{};
};

/// What a tool wants done by its stage. Edits of one gesture (press to release) become one step of undo; those that
/// follow in the same gesture say all that the gesture does to the mission that it began with.
struct Answer {
  std::vector<Edit> edits;
  /// Name of the step; without one it has that of its first edit.
  std::optional<StepName> name;
  std::optional<Selection> selection;
  /// To be told to the user: why nothing was done, or what was left out.
  std::string message;
  /// How hatchways are to stand for looking from now on.
  std::optional<HatchwayStates> hatchways{};
  /// What the gesture has done so far is taken back.
  bool takes_back = false;
};

/// What a tool says of itself. Its texts are English; show them through `translate`.
struct ToolInfo {
  /// `wall`: its command is `tool.wall` and its icon `wall`; never changed once published.
  std::string_view key;
  std::string_view name;
  /// A single letter.
  std::string_view shortcut;
  /// What it does, in a sentence.
  std::string_view help;
  /// What it works on, and the keyboard's cursor must stand on.
  enum class Needs : unsigned char { anything, cell, edge, node };
  Needs needs = Needs::anything;
  enum class Shape : unsigned char { cross, arrow, hand };
  /// How the pointer looks over the canvas.
  Shape pointer = Shape::cross;
  /// A drag moves the table, and nothing else.
  bool pans = false;
  /// While there is no keyboard's cursor the arrow keys move what is selected.
  bool nudges = false;
  /// A click on the badge of a finding is about the finding, not about the map below.
  bool takes_badges = false;
  /// What all that it draws is; it can do nothing while the user wants that left alone.
  std::optional<MapClass> draws{};
};

/// What a tool can work with, where there is a choice.
struct ToolChoice {
  /// What is chosen, in the user's language.
  std::string label;
  std::vector<std::string> names;
  /// Of the names.
  std::optional<std::size_t> chosen;
  friend bool operator==(const ToolChoice&, const ToolChoice&) = default;
};

/// A length of what is being drawn or dragged, which can be typed.
struct ToolFigure {
  /// In the user's language.
  std::string name;
  Length value;
  /// It was typed.
  bool fixed = false;
  friend bool operator==(const ToolFigure&, const ToolFigure&) = default;
};

/// The logic of a tool, free of any window. A gesture is a press, drags and a release, or its end by `cancel`; the
/// scene of a gesture is the mission as it was when it began. Between gestures the pointer hovers.
class Tool {
 public:
  virtual ~Tool() = default;

  [[nodiscard]] virtual const ToolInfo& info() const = 0;
  /// What the keyboard's cursor must stand on for it to do something there, as it is set.
  [[nodiscard]] virtual ToolInfo::Needs needs() const { return info().needs; }
  /// Why nothing can be done with it in this mission, in the user's language; empty where something can.
  [[nodiscard]] virtual std::string unusable(const Mission& mission) const;

  virtual Answer press(const Scene& scene, const Pointer& pointer);
  virtual Answer drag(const Scene& scene, const Pointer& pointer);
  virtual Answer release(const Scene& scene, const Pointer& pointer);
  /// Between gestures the pointer has gone there.
  virtual void hover(const Scene& scene, const Pointer& pointer);
  /// Ends the gesture without effect, and lets go of what it holds; whoever called takes back what the gesture has done
  /// so far.
  virtual void cancel();
  /// Whether it holds something between gestures that Escape lets go of before the selection.
  [[nodiscard]] virtual bool holds_something() const { return false; }
  /// What can be typed of what it draws or drags with the pointer there; empty while it does neither.
  [[nodiscard]] virtual std::vector<ToolFigure> figures(const Scene& scene,
                                                        const std::optional<Pointer>& pointer) const;
  /// Holds one of them at a length, wherever the pointer goes on its side; with nothing it follows the pointer again.
  virtual void fix_figure(std::size_t number, std::optional<Length> length);
  /// Whether a click of the keyboard there takes hold of something, which goes with the cursor until the next click.
  [[nodiscard]] virtual bool takes_hold(const Scene& scene, const Pointer& pointer) const;
  /// Enter: ends what it holds as it stands. Nothing where it holds nothing that could be ended so.
  virtual std::optional<Answer> finish(const Mission& mission);
  /// Whether something hangs on the pointer (nothing: outside the canvas) that can be turned and mirrored; only then
  /// the next two may be called.
  [[nodiscard]] virtual bool turns(const Scene& scene, const std::optional<Pointer>& pointer) const;
  virtual Result<void> transform_held(const Mission& mission, Transform transform);
  /// Clockwise; what only turns by quarters turns by one that way.
  virtual Result<void> turn_held(const Mission& mission, int degrees);

  /// What to draw, with the pointer at that place (nothing: outside the canvas).
  [[nodiscard]] virtual Marks marks(const Scene& scene, const std::optional<Pointer>& pointer) const;
  /// What a click there will do, in a sentence; with nothing under the pointer what the tool is for.
  [[nodiscard]] virtual std::string hint(const Scene& scene, const std::optional<Pointer>& pointer) const = 0;
  /// The marker that it puts or moves, with the pointer there; nothing for other tools.
  [[nodiscard]] virtual std::optional<MarkerAtWork> marker_at_work(const Scene& scene,
                                                                   const std::optional<Pointer>& pointer) const;

  /// What it can work with in this mission: for each thing that can be chosen its options.
  [[nodiscard]] virtual std::vector<ToolChoice> choices(const Mission& mission) const;
  /// Works with the option of that number from now on, of the choice of that number.
  virtual void choose_option(const Mission& mission, std::size_t choice, std::size_t number);

 protected:
  Tool() = default;
  Tool(const Tool&) = default;
  Tool& operator=(const Tool&) = default;
};

/// New tools for editing a mission, in the order of the palette.
[[nodiscard]] std::vector<std::unique_ptr<Tool>> mission_tools();

}  // namespace bulkhead
