// SPDX-License-Identifier: MIT
#include <algorithm>

#include "editor/panels/findings/findings_panel.h"
#include "editor/panels/outline/outline_panel.h"
#include "editor/panels/parts/entry_menu.h"
#include "editor/panels/texts/texts_panel.h"
#include "editor/tools/canvas/selection_commands.h"
#include "editor/tools/pointing/pointing.h"
#include "editor/tools/view/map_classes.h"
#include "editor/window/canvas/ruler_painter.h"
#include "editor/window/frame/editor_frame.h"

namespace bulkhead {

MenuPlace EditorFrame::menu_place() {
  return {.open_edge = {},
          .show_text =
              [this](const TextKey& text) {
                if (!exists(stage_.mission(), text)) return;
                bring_into_sight(WorkPage::texts);
                panels_->texts().choose(text);
              },
          .rename = {}};
}

void EditorFrame::show_menu_of_map() {
  if (on_start_page() || middle_->page() == WorkPage::texts) return;
  const auto& pointer = controller_.menu_at();
  const auto hit =
      without(point_at(stage_.mission(), stage_.table(), pointer.at, pointer.reach), stage_.classes().barred());
  auto place = menu_place();
  const bool near_edge = hit.on_board && hit.edge && hit.edge->distance <= pointer.reach;
  if (near_edge && find_lattice(stage_.mission(), hit.edge->what.board)->edge(hit.edge->what.edge) == EdgeKind::open) {
    place.open_edge = hit.edge->what;
  }
  const auto at = controller_.view().to_screen(pointer.at);
  const auto size = canvas_->GetClientSize();
  const wxPoint on_canvas(std::clamp(static_cast<int>(at.x + ruler_width), 0, size.x),
                          std::clamp(static_cast<int>(at.y + ruler_width), 0, size.y));
  pop_up(*canvas_, context_menu(stage_, actions_, place), on_canvas);
}

void EditorFrame::give_menus() {
  canvas_->when_wheel_turns([this](int degrees) {
    if (!controller_.turns() && stage_.selection().empty()) return false;
    if (degrees != 0) turn_selected(stage_, controller_, degrees);
    return true;
  });
  canvas_->when_badge_chosen([this](const FindingMark& mark) {
    findings_->choose(mark);
    panels_->show_findings();
  });
  canvas_->when_badge_menu_wanted([this](const FindingMark& mark) {
    findings_->choose(mark);
    panels_->show_findings();
    panels_->findings().show_menu(*canvas_);
  });
  panels_->outline().when_menu_wanted([this](std::function<void()> rename) {
    auto place = menu_place();
    place.rename = std::move(rename);
    return context_menu(stage_, actions_, place);
  });
}

}  // namespace bulkhead
