// SPDX-License-Identifier: MIT
#include "editor/tools/tool/moving.h"
#include "editor/tools/words/translate.h"
#include "editor/tools/workspace/workspace.h"

/// What is done to the selection as a whole.
namespace bulkhead {

void Workspace::remove_selected() {
  begin_command();
  Placing placing;
  placing.edits = taken_away(mission(), selection_);
  carry_out(placing, StepName("Delete {}", {words_for(mission(), selection_)}));
}

void Workspace::duplicate_selected() {
  begin_command();
  carry_out(duplicated(mission(), selection_), StepName("Duplicate {}", {words_for(mission(), selection_)}));
}

void Workspace::transform_selected(Transform transform) {
  begin_command();
  if (select_tool_.pasting()) {
    if (const auto turned = select_tool_.transform_paste(transform); !turned) say(turned.error().message);
    return announce(Event::overlay);
  }
  const auto placing = transformed_in_place(mission(), selection_, transform);
  if (!placing) {
    say(placing.error().message);
    return;
  }
  const bool mirrors = transform == Transform::mirror_left_right || transform == Transform::mirror_top_bottom;
  const auto words = words_for(mission(), selection_);
  carry_out(*placing, mirrors ? StepName("Mirror {}", {words}) : StepName("Turn {}", {words}));
}

void Workspace::transform_all(Transform transform) {
  begin_command();
  // Hatchways that were tried are elsewhere then.
  if (apply(TransformBattlefield{transform})) set_hatchway_mode(insights_.hatchways.mode());
}

void Workspace::nudge(int columns, int rows) {
  begin_command();
  carry_out(moved_by(mission(), selection_, columns, rows), StepName("Move {}", {words_for(mission(), selection_)}));
}

std::string Workspace::copy() {
  say({});
  const auto cut = cut_out(mission(), selection_);
  if (cut.fragments.size() == 1) return to_clipboard(cut.fragments.front());
  say(cut.fragments.empty() ? translate("Select something on a lattice first")
                            : translate("What is selected lies on several boards; copy from one at a time"));
  return {};
}

void Workspace::cut(const Clipboard& clipboard) {
  begin_command();
  const auto text = copy();
  if (text.empty()) return;
  if (!clipboard(text)) return say(translate("The clipboard takes nothing; nothing was cut"));
  const auto fragment = cut_out(mission(), selection_).fragments.front();
  // Only what the clipboard has now may go.
  const auto copied = put_down(mission(), fragment, fragment.from, Naming::same).selection;
  Placing placing;
  placing.edits = taken_away(mission(), copied);
  carry_out(placing, StepName("Cut {}", {words_for(mission(), copied)}));
}

void Workspace::paste(std::string_view clipboard) {
  begin_command();
  auto fragment = from_clipboard(clipboard);
  if (!fragment) {
    say(fragment.error().message);
    return;
  }
  choose(ToolKind::select);
  select_tool_.begin_paste(std::move(*fragment));
  announce(Event::overlay);
}

}  // namespace bulkhead
