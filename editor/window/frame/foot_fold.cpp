// SPDX-License-Identifier: MIT
#include "editor/window/frame/foot_fold.h"

#include <utility>
#include <wx/notebook.h>

#include "editor/panels/parts/words.h"

namespace bulkhead {
namespace {

/// With less below its tabs there is nothing to be seen of a page.
constexpr int least_page = 40;
constexpr std::size_t findings_page = 0;

}  // namespace

FootFold::FootFold(Docks& docks, wxNotebook& foot, MissionStage& stage, FindingsState& findings,
                   std::function<void()> give_room)
    : docks_(docks),
      foot_(foot),
      stage_(stage),
      findings_(findings),
      give_room_(std::move(give_room)),
      height_(foot.GetSize().y) {
  findings_.listen([this](FindingsState::Event event) {
    if (event == FindingsState::Event::list) follow();
    if (event == FindingsState::Event::choice && findings_.chosen()) open();
  });
  foot_.Bind(wxEVT_LEFT_DOWN, [this](wxMouseEvent& event) {
    event.Skip();
    if (foot_.HitTest(event.GetPosition()) != foot_.GetSelection()) return;
    // A page that comes to the front opens it by itself.
    foot_.CallAfter([this] { (kept_open_ = folded()) ? open() : fold(); });
  });
  foot_.Bind(wxEVT_NOTEBOOK_PAGE_CHANGED, [this](wxBookCtrlEvent& event) {
    event.Skip();
    if (foot_.IsBeingDeleted()) return;
    kept_open_ = true;
    open();
  });
  fold();
}

bool FootFold::folded() const {
  const int height = docks_.height(Docks::Panel::foot);
  return height > 0 && height < height_of_tabs() + foot_.FromDIP(least_page);
}

bool FootFold::something_found() const {
  const auto& counts = findings_.counts();
  return counts.errors + counts.warnings + counts.notes > 0 || !findings_.trouble().empty();
}

void FootFold::follow() {
  name_tab();
  if (!findings_.has_report() || kept_open_ || foot_.GetSelection() != static_cast<int>(findings_page)) return;
  const bool found = something_found();
  const bool begun = stage_.document().modified();
  if (found != folded() || (found && begun)) return;
  // Nobody has begun to work on the map as it lies.
  if (!begun) give_room_();
  found ? open() : fold();
}

void FootFold::fold() {
  if (folded()) return;
  if (const int height = docks_.height(Docks::Panel::foot); height > 0) height_ = height;
  docks_.set_height(Docks::Panel::foot, height_of_tabs());
  name_tab();
}

void FootFold::open() {
  if (!folded()) return;
  docks_.set_height(Docks::Panel::foot, height_);
  name_tab();
}

void FootFold::name_tab() {
  const auto& counts = findings_.counts();
  const auto number = counts.errors + counts.warnings + counts.notes;
  // In the smallest window it has no room for more, and the status bar says it in full.
  const auto name = !folded() || !findings_.has_report() ? translated("Findings")
                    : number == 0                        ? translated("Findings: none")
                                                         : translated("Findings: {}", {std::to_string(number)});
  if (foot_.GetPageText(findings_page) != name) foot_.SetPageText(findings_page, name);
}

int FootFold::height_of_tabs() const { return foot_.CalcSizeFromPage({0, 0}).y; }

}  // namespace bulkhead
