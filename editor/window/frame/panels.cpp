// SPDX-License-Identifier: MIT
#include "editor/window/frame/panels.h"

#include <utility>
#include <wx/frame.h>
#include <wx/notebook.h>
#include <wx/sizer.h>
#include <wx/weakref.h>

#include "editor/panels/analysis/fairness_panel.h"
#include "editor/panels/analysis/overlays_panel.h"
#include "editor/panels/findings/findings_panel.h"
#include "editor/panels/inspector/inspector_panel.h"
#include "editor/panels/outline/outline_panel.h"
#include "editor/panels/parts/late_page.h"
#include "editor/panels/parts/map_keys.h"
#include "editor/panels/parts/words.h"
#include "editor/panels/texts/texts_panel.h"
#include "editor/window/built/built_panel.h"
#include "editor/window/canvas/board_canvas.h"
#include "editor/window/canvas/ruler_painter.h"
#include "editor/window/frame/first_show.h"
#include "editor/window/frame/foot_fold.h"
#include "editor/window/terrain/terrain_panel.h"

namespace bulkhead {
namespace {

/// How far the map lies from the corner of its canvas, in pixels.
constexpr int corner_of_map = static_cast<int>(ruler_width);

wxNotebook* notebook(wxFrame& frame, wxSize size) {
  auto* const book = new wxNotebook(&frame, wxID_ANY);
  // Given at the beginning it would be the least size as well.
  book->SetSize(size);
  return book;
}

template <typename Page>
Page* added(wxNotebook& book, Page* page, const wxString& name) {
  book.AddPage(page, name);
  lay_out_ahead(*page, book.GetSize());
  return page;
}

}  // namespace

Panels::Panels(wxFrame& frame, Docks& docks, WorkArea& middle, MissionStage& stage, FindingsState& findings,
               BoxPanel::Ownership ownership, CanvasController& controller, BoardCanvas& canvas)
    : docks_(docks), middle_(middle), side_(notebook(frame, {340, 600})), foot_(notebook(frame, {900, 212})) {
  properties_ = new wxPanel(side_);
  terrain_ = new TerrainPanel(properties_, controller, canvas, {corner_of_map, corner_of_map});
  inspector_ = new InspectorPanel(properties_, stage);
  auto* const column = new wxBoxSizer(wxVERTICAL);
  column->Add(terrain_, 3, wxEXPAND);
  column->Add(inspector_, 2, wxEXPAND);
  terrain_->Hide();
  properties_->SetSizer(column);
  added(*side_, properties_, translated("Inspector"));
  outline_ = added(*side_, new OutlinePanel(side_, stage), translated("Outline"));
  const auto late = [](wxNotebook& book, const wxString& name, LatePage::Build build) {
    return added(book, new LatePage(&book, std::move(build)), name);
  };
  late(*side_, translated("Overlays"), [&stage](wxWindow* parent) { return new OverlaysPanel(parent, stage); });
  box_page_ = late(*side_, translated("Box"), [this, &stage, owned = std::move(ownership)](wxWindow* parent) {
    return box_ = new BoxPanel(parent, stage, owned);
  });
  findings_ = added(*foot_, new FindingsPanel(foot_, stage, findings), translated("Findings"));
  fairness_page_ = late(*foot_, translated("Fairness"),
                        [this, &stage](wxWindow* parent) { return fairness_ = new FairnessPanel(parent, stage); });
  middle.set_texts([this, &stage, &findings](wxWindow* parent) { return build_texts(stage, findings, parent); });
  docks_.add(Docks::Panel::side, side_, translated("Inspector and outline"));
  docks_.add(Docks::Panel::foot, foot_, translated("Findings and fairness"));
  fold_ = std::make_unique<FootFold>(docks_, *foot_, stage, findings, [&canvas] { canvas.turn_page(); });
  built_ = new BuiltPanel(&frame, stage);
  docks_.add(Docks::Panel::built, built_, translated("Board as it will stand"));
}

Panels::~Panels() = default;

wxWindow* Panels::build_texts(MissionStage& stage, FindingsState& findings, wxWindow* parent) {
  texts_ = new TextsPanel(parent, stage, &findings);
  texts_->when_finding_chosen([this] { show_findings(); });
  texts_->when_library_wanted(library_wanted_);
  texts_->when_card_wanted(card_wanted_);
  texts_->when_card_changed(card_changed_);
  texts_->arrange(arrangement_of_texts_);
  return texts_;
}

TextsPanel& Panels::texts() {
  middle_.need_texts();
  return *texts_;
}

bool Panels::on_texts() const { return texts_ != nullptr && texts_->IsDescendant(wxWindow::FindFocus()); }

void Panels::arrange_texts(const TextsPanel::Arrangement& arrangement) {
  arrangement_of_texts_ = arrangement;
  if (texts_ != nullptr) texts_->arrange(arrangement);
}

void Panels::show_cards(bool show) {
  arrangement_of_texts_.card_hidden = !show;
  if (texts_ != nullptr) texts_->show_cards(show);
}

TextsPanel::Arrangement Panels::arrangement_of_texts() const {
  return texts_ == nullptr ? arrangement_of_texts_ : texts_->arrangement();
}

BoxPanel& Panels::box() {
  box_page_->need();
  return *box_;
}

FairnessPanel& Panels::fairness() {
  fairness_page_->need();
  return *fairness_;
}

bool Panels::looked_at() const {
  auto* const focus = wxWindow::FindFocus();
  const auto holds = [&](const wxWindow* panel) { return panel->IsDescendant(focus); };
  return focus != nullptr && (holds(side_) || holds(foot_) || holds(built_)) && !somebody_writes();
}

void Panels::show_inspector() { show(Docks::Panel::side, *side_, properties_); }

void Panels::show_box() {
  box_page_->need();
  show(Docks::Panel::side, *side_, box_page_);
}

void Panels::show_fairness() {
  fairness_page_->need();
  show(Docks::Panel::foot, *foot_, fairness_page_);
}

void Panels::tool_chosen(std::string_view tool) {
  const bool wanted = tool == "terrain";
  if (wanted == terrain_->IsShown()) return;
  // Pages take the keyboard as they come to the front.
  const wxWeakRef<wxWindow> keyboard(wxWindow::FindFocus());
  const auto page = static_cast<std::size_t>(side_->FindPage(properties_));
  terrain_->Show(wanted);
  properties_->Layout();
  if (wanted) {
    before_terrain_ = static_cast<std::size_t>(side_->GetSelection());
    side_->ChangeSelection(page);
  } else if (side_->GetSelection() == static_cast<int>(page)) {
    side_->ChangeSelection(before_terrain_);
  }
  if (keyboard && keyboard->IsShownOnScreen()) keyboard->SetFocus();
}

void Panels::show_findings() { show(Docks::Panel::foot, *foot_, findings_); }

void Panels::show(Docks::Panel dock, wxNotebook& book, wxWindow* page) {
  docks_.want(dock, true);
  if (dock == Docks::Panel::foot) fold_->open();
  book.ChangeSelection(static_cast<std::size_t>(book.FindPage(page)));
}

}  // namespace bulkhead
