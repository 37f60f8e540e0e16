// SPDX-License-Identifier: MIT
#pragma once

#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "editor/tools/canvas/canvas_controller.h"
#include "editor/tools/canvas/mission_stage.h"
#include "editor/tools/canvas/selection_commands.h"

namespace bulkhead::test {

inline constexpr Modifiers shift{true, false, false};
inline constexpr Modifiers control{false, true, false};
inline constexpr Modifiers alt{false, false, true};

/// A document that is edited on a canvas, with a hand that points at places of the battlefield. One pixel is one
/// millimetre. Begins with the wall brush.
class CanvasFixture {
 public:
  explicit CanvasFixture(Mission mission);

  Document document;
  MissionStage stage;
  CanvasController canvas;

  [[nodiscard]] const Mission& mission() const { return *document.mission(); }

  /// One of the stage's tools, which has it.
  template <typename Kind>
  [[nodiscard]] Kind& tool(std::string_view key) {
    for (const auto& tool : stage.tools()) {
      if (tool->info().key == key) return dynamic_cast<Kind&>(*tool);
    }
    throw std::out_of_range(std::string(key));
  }

  /// Has the tool work with the option of that name, which it has.
  void choose_option(std::string_view name);

  /// Where a place (`C2/C3`, `C3.nw`, `100mm,50mm`) is on the canvas.
  [[nodiscard]] ScreenPoint at(std::string_view place) const;
  void point_at(std::string_view place, Modifiers modifiers = {});
  void press(std::string_view place, Button button = Button::left, Modifiers modifiers = {});
  void move(std::string_view place, Modifiers modifiers = {});
  void release(std::string_view place, Modifiers modifiers = {});
  void click(std::string_view place, Button button = Button::left, Modifiers modifiers = {});
  /// Press at the first place, over the others, release at the last.
  void drag(const std::vector<std::string_view>& places, Button button = Button::left, Modifiers modifiers = {});

  /// Cuts what is selected; the text that the clipboard has then.
  std::string cut();

  /// The texts of what the mission holds, in the order of addresses, parted by blanks.
  [[nodiscard]] std::string walls() const;
  /// With the facing: `C2/C3:south`; `+open`, `+locked` behind it.
  [[nodiscard]] std::string hatchways() const;
  /// `o1@C3.nw:1`
  [[nodiscard]] std::string markers() const;
  /// `attacker-drop-zone:A1,B1`
  [[nodiscard]] std::string zones() const;
  [[nodiscard]] std::string selected() const;
};

/// Two boards of 3 × 2 cells side by side, the second at that place.
[[nodiscard]] Mission two_boards(Point second, int second_level = 0);

}  // namespace bulkhead::test
