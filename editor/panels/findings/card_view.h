// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <optional>
#include <string>

#include "editor/panels/parts/scrolled_panel.h"
#include "editor/tools/findings/finding_card.h"

class wxButton;
class wxChoice;
class wxStaticText;
class wxTextCtrl;

namespace bulkhead {

class FlowPanel;
class WrappedText;

/// The card of the chosen finding or check: what was found, a button for each fix, what should be and what to do, the
/// reason of a waiver with a field to change it, and what findings of the check count as. What has no room is scrolled
/// to, so that nothing is cut.
class CardView final : public ScrolledPanel {
 public:
  struct Actions {
    std::function<void(const Edit& edit)> fix;
    std::function<void()> fix_all;
    /// Opens the text that the finding is about.
    std::function<void()> open;
    /// Whether it could be waived, or its reason changed.
    std::function<bool(const std::string& reason)> waive;
    std::function<void()> unwaive;
    /// What findings of the check count as in this mission, and for the user; nothing for the usual.
    std::function<void(std::optional<Level>)> set_level;
    std::function<void(std::optional<Level>)> set_my_level;
  };
  CardView(wxWindow* parent, Actions actions);

  /// Nothing for no finding. A reason that is being written stays.
  void show(const std::optional<FindingCard>& card);
  /// Shows the field for the reason of a waiver, in sight and with the keyboard, where there is no waiver yet empty.
  void ask_for_reason();
  /// The reason that is being written and is not kept yet; empty while none is.
  [[nodiscard]] std::string reason() const;
  /// Lets go of the reason.
  void end_asking();
  /// Beside the list it has this width and takes the height that there is; below it (a width of 0) its own, up to
  /// `most` pixels.
  void stand_beside(int width, int most);
  /// Why something could not be done; a reason that is being written stays.
  void refuse(const wxString& why);

 private:
  /// A question with its choices: the usual level, then the others.
  struct LevelChoice {
    wxStaticText* name = nullptr;
    wxChoice* choice = nullptr;
  };

  void build_head();
  void build_waiving();
  void build_levels();
  LevelChoice add_level(const wxString& name, std::function<void(std::optional<Level>)> Actions::*act);
  void add_buttons();
  wxButton* add_button(const wxString& label, std::function<void()> action);
  void show_reason();
  void show_levels();
  void show_level(const LevelChoice& shown, const wxString& usual, std::optional<Level> level);
  void waive();
  void bring_reason_into_sight();
  void reflow();

  Actions actions_;
  FindingCard card_;
  bool asking_ = false;
  int beside_ = 0;
  int most_ = 0;
  WrappedText* title_ = nullptr;
  WrappedText* text_ = nullptr;
  WrappedText* trouble_ = nullptr;
  FlowPanel* buttons_ = nullptr;
  WrappedText* rule_ = nullptr;
  WrappedText* remedy_ = nullptr;
  wxPanel* waiving_ = nullptr;
  wxTextCtrl* reason_ = nullptr;
  WrappedText* complaint_ = nullptr;
  FlowPanel* reason_buttons_ = nullptr;
  wxButton* waive_ = nullptr;
  wxButton* cancel_ = nullptr;
  FlowPanel* levels_ = nullptr;
  LevelChoice in_mission_;
  LevelChoice mine_;
};

}  // namespace bulkhead
