// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <wx/string.h>

#include "editor/panels/analysis/box_panel.h"
#include "editor/panels/texts/texts_panel.h"
#include "editor/tools/canvas/canvas_controller.h"
#include "editor/tools/findings/findings_state.h"
#include "editor/window/frame/docks.h"

class wxNotebook;

namespace bulkhead {

class BoardCanvas;
class BuiltPanel;
class FairnessPanel;
class FindingsPanel;
class FootFold;
class InspectorPanel;
class LatePage;
class OutlinePanel;
class TerrainPanel;
class WorkArea;

/// The panels around the map of a mission, in the two docks beside it and below it, the board as it will stand, and the
/// page of texts. What is not seen at once is built when it is first asked for.
class Panels {
 public:
  /// All must outlive the panels but the frame, which takes them with it.
  Panels(wxFrame& frame, Docks& docks, WorkArea& middle, MissionStage& stage, FindingsState& findings,
         BoxPanel::Ownership ownership, CanvasController& controller, BoardCanvas& canvas);
  ~Panels();

  [[nodiscard]] FindingsPanel& findings() { return *findings_; }
  [[nodiscard]] InspectorPanel& inspector() { return *inspector_; }
  /// Whether the keyboard is in one of the panels beside the map or below it, and nobody types there.
  [[nodiscard]] bool looked_at() const;
  [[nodiscard]] TextsPanel& texts();
  /// Whether the keyboard is on the page of texts.
  [[nodiscard]] bool on_texts() const;
  void arrange_texts(const TextsPanel::Arrangement& arrangement);
  [[nodiscard]] TextsPanel::Arrangement arrangement_of_texts() const;
  /// Called when an item of the library is wanted for the texts, with its kind.
  void when_library_wanted(std::function<void(TextKind kind)> act) { library_wanted_ = std::move(act); }
  /// Called when the card of an item is wanted as a picture, of a size.
  void when_card_wanted(std::function<void(const Id& item, const std::string& size)> act) {
    card_wanted_ = std::move(act);
  }
  void when_card_changed(std::function<void()> act) { card_changed_ = std::move(act); }
  /// Whether printed cards are shown beside the forms of texts.
  [[nodiscard]] bool shows_cards() const { return !arrangement_of_texts().card_hidden; }
  void show_cards(bool show);
  /// Whether a text is chosen that has a card.
  [[nodiscard]] bool card_is_chosen() const { return texts_ != nullptr && texts_->has_card(); }
  [[nodiscard]] OutlinePanel& outline() { return *outline_; }
  [[nodiscard]] TerrainPanel& terrain() { return *terrain_; }
  [[nodiscard]] BoxPanel& box();
  [[nodiscard]] FairnessPanel& fairness();
  /// Brings one to the front, also if its dock was hidden.
  void show_inspector();
  void show_box();
  void show_fairness();
  /// Shows the list of terrain above the inspector as long as the tool for it is in use.
  void tool_chosen(std::string_view tool);
  void show_findings();
  [[nodiscard]] FootFold& foot() { return *fold_; }
  /// The board as it will stand, whether it is shown or not.
  [[nodiscard]] BuiltPanel& built() { return *built_; }

 private:
  void show(Docks::Panel dock, wxNotebook& book, wxWindow* page);
  wxWindow* build_texts(MissionStage& stage, FindingsState& findings, wxWindow* parent);

  Docks& docks_;
  WorkArea& middle_;
  wxNotebook* side_;
  wxNotebook* foot_;
  std::unique_ptr<FootFold> fold_;
  /// The page of the inspector, with the list of terrain above it.
  wxWindow* properties_;
  InspectorPanel* inspector_;
  FindingsPanel* findings_;
  OutlinePanel* outline_;
  TerrainPanel* terrain_;
  BuiltPanel* built_;
  /// What was in front before the tool for terrain was chosen.
  std::size_t before_terrain_ = 0;
  LatePage* box_page_;
  LatePage* fairness_page_;
  /// Null until they are built.
  TextsPanel* texts_ = nullptr;
  BoxPanel* box_ = nullptr;
  FairnessPanel* fairness_ = nullptr;
  TextsPanel::Arrangement arrangement_of_texts_;
  std::function<void(TextKind kind)> library_wanted_;
  std::function<void(const Id&, const std::string&)> card_wanted_;
  std::function<void()> card_changed_;
};

}  // namespace bulkhead
