// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "editor/tools/canvas/stage.h"
#include "editor/tools/document/document.h"
#include "editor/tools/document/drafts.h"
#include "editor/tools/overlays/overlay_choice.h"
#include "editor/tools/selection/paste.h"
#include "editor/tools/tool/select_tool.h"

namespace bulkhead {

/// A document that is edited on a canvas: what tools, commands and panels do to its mission goes through here, with
/// symmetry pen and selection.
class MissionStage final : public Stage {
 public:
  /// The document and the stage must live as long as each other: the one calls the other.
  explicit MissionStage(Document& document);
  ~MissionStage() override;

  [[nodiscard]] Document& document() { return document_; }
  [[nodiscard]] const Document& document() const { return document_; }

  [[nodiscard]] const std::shared_ptr<const Mission>& shown() const override { return document_.mission(); }
  [[nodiscard]] const Table& table() const override { return table_; }
  [[nodiscard]] Marks marks() const override;
  [[nodiscard]] std::string words_at(const Pointer& pointer, RulerUnit unit) const override;
  [[nodiscard]] std::span<const std::unique_ptr<Tool>> tools() const override { return tools_; }
  [[nodiscard]] Scene scene() const override;
  void begin_gesture() override;
  [[nodiscard]] bool in_gesture() const override { return gesture_.has_value(); }
  void act(const Answer& answer) override;
  void end_gesture() override;
  void cancel_gesture() override;
  [[nodiscard]] bool can_nudge() const override;
  void nudge(const Nudge& nudge) override;
  void end_nudge() override;
  void point_menu_at(const Pointer& pointer) override;
  /// By whole cells, and as many inches off the lattices, as a step by itself.
  void nudge(int columns, int rows);

  /// Hangs a fragment on the pointer, for the select tool to put down.
  void begin_paste(Fragment fragment);
  [[nodiscard]] bool pasting() const { return select_tool_->pasting(); }

  [[nodiscard]] SymmetryPen pen() const { return pen_; }
  void set_pen(SymmetryPen pen);

  // Overlays of the analysis; the mission is never touched by them.
  [[nodiscard]] const OverlayChoice& overlay_choice() const { return overlay_choice_; }
  void set_overlay_choice(OverlayChoice choice);
  /// Shows one that is not shown, and the reverse.
  void toggle_overlay(std::string_view overlay);
  void set_hatchway_mode(HatchwayStates::Mode mode);

  // What of the map is hidden and what is locked; the mission is never touched by it.
  [[nodiscard]] const MapClasses& classes() const { return classes_; }
  /// What is hidden then is not selected any more.
  void set_classes(MapClasses classes);
  void toggle_hidden(MapClass what);
  void toggle_locked(MapClass what);

  /// Marks places on the map that are pointed at elsewhere; those that are not there are left out. Ends with the next
  /// mission.
  void highlight(std::vector<Address> places);
  /// Marks what was found on the map; ends with the next document.
  void mark_findings(std::vector<FindingMark> marks);
  /// Whether these marks are to be seen.
  [[nodiscard]] bool shows_findings() const { return shows_findings_; }
  void show_findings(bool show);
  /// Brings an address into sight; nothing for what is gone or stands nowhere.
  void reveal(const Address& address);
  /// Brings all of them into sight where they fit, and the first in any case.
  void reveal(const std::vector<Address>& addresses);

  [[nodiscard]] const Selection& selection() const { return selection_; }
  void select(Selection selection);
  void select_all() { select(without(mission(), everything(mission()), classes_.barred())); }

  /// Any edit: of the inspector, a quick fix, a waiver. A gesture ends with what it has done so far. Tells failures in
  /// `message`; false then.
  bool apply(const Edit& edit, std::string_view merge_key = {});
  /// The same for who tells failures in a place of their own.
  [[nodiscard]] Result<void> attempt(const Edit& edit, std::string_view merge_key = {});
  /// Puts something down, under the symmetry pen its images too, and selects it; tells what was left out.
  void put(const Pasted& pasted, const StepName& name);
  /// Puts another mission in the place of this one, as a step of that name; ends a gesture likewise. Tells failures in
  /// `message`.
  void replace(Mission mission, const StepName& name);
  /// Ends whatever is going on before a command is carried out.
  void begin_command();
  void undo();
  void redo();
  /// Takes steps back, or does them again, until so many of the document's are done.
  void go_to_step(std::size_t done);
  /// What was taken back or done again last.
  struct Stepped {
    std::shared_ptr<const Mission> before;
    /// `Undone: Title`, in the user's language.
    std::string words;
  };
  [[nodiscard]] const Stepped& last_step() const { return last_step_; }

  // Typing.
  /// A part of the window with fields: called, it makes edits of what is being typed there and gives what is refused.
  using InputSource = std::function<std::vector<RefusedText>()>;
  void add_input_source(InputSource source) { input_sources_.push_back(std::move(source)); }
  /// Ends a gesture as it stands, makes edits of all that is being typed anywhere, and gives what cannot be in the
  /// mission; that stays in its fields. To be called before the mission is saved, printed, exported, turned or left.
  /// What is done to the selection, undo and redo begin with it.
  std::vector<RefusedText> commit_input();

 private:
  /// Ends a gesture with what it has done so far.
  void commit_gesture();
  /// Why an edit of a mission is not to be: it would change what is locked or hidden. Empty where it may be.
  [[nodiscard]] std::string barred(const Mission& before, const Edit& edit) const;
  /// Changes the document from here.
  void work(const std::function<void()>& change);
  void document_changed(Document::Event event);
  void keep_selection();
  /// Moves a board from where it stood by its cells, without a lattice by the length.
  void nudge_board(const Mission& before, int board, const Nudge& way);
  /// Goes through the history and tells of it.
  void step(const std::function<void()>& way, std::string words);

  Document& document_;
  Table table_;
  std::vector<std::unique_ptr<Tool>> tools_;
  SelectTool* select_tool_;
  SymmetryPen pen_ = SymmetryPen::off;
  OverlayChoice overlay_choice_;
  MapClasses classes_;
  std::vector<Address> highlighted_;
  std::shared_ptr<const std::vector<FindingMark>> findings_;
  bool shows_findings_ = true;
  Selection selection_;
  /// The document is being changed from here.
  bool at_work_ = false;
  std::optional<Document::Gesture> gesture_;
  Selection selection_before_gesture_;
  /// How far the gesture that is running has moved what is selected by the arrow keys; nothing in any other.
  std::optional<Nudge> nudged_;
  /// The mission that the selection was made for.
  std::shared_ptr<const Mission> seen_;
  std::vector<InputSource> input_sources_;
  Stepped last_step_;
};

}  // namespace bulkhead
