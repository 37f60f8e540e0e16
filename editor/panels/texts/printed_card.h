// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>
#include <wx/bitmap.h>
#include <wx/panel.h>

#include "editor/panels/parts/delayed_call.h"
#include "editor/tools/jobs/job.h"
#include "editor/tools/texts/card_shown.h"

class wxButton;
class wxChoice;
class wxStaticText;
class wxToggleButton;

namespace bulkhead {

class FlowPanel;
class WrappedText;

/// The card of a text as it will be printed and cut, beside the form in which the text is written. It is drawn anew in
/// the background soon after something has changed; until then the one before stays.
class PrintedCard final : public wxPanel {
 public:
  struct Actions {
    /// The card of that size (`poker`) is wanted as a picture.
    std::function<void(const std::string& size)> save;
    /// Its head says so; without it there is none.
    std::function<void()> hide;
    /// A larger view of it is wanted; without it there is none.
    std::function<void()> enlarge = {};
  };
  PrintedCard(wxWindow* parent, Actions actions);

  /// The card of an item of a mission, which must have one.
  void show(const Mission& mission, const Id& item);
  /// How wide this is to be for a card to fill it at a height, in pixels.
  [[nodiscard]] int width_at(int height) const;
  /// The size of cards, by its key; of what is none, the usual.
  void set_size(const std::string& size);
  [[nodiscard]] const std::string& size() const { return size_; }

  /// Whether what is shown is up to date.
  [[nodiscard]] bool settled() const { return !draw_later_.pending() && !drawing_.working(); }
  [[nodiscard]] bool has_picture() const { return shown_.IsOk(); }
  /// What is said of the card, a line each; what is wrong, where there is none.
  [[nodiscard]] std::string words() const;
  /// How many faces it has.
  [[nodiscard]] std::size_t faces() const { return faces_.size(); }

 private:
  /// What is drawn: the same need not be drawn again.
  struct Question {
    Mission mission;
    Id item;
    std::string size;
    /// Dots to an inch.
    double dpi = 0;
  };
  void build();
  wxWindow* build_head();
  void build_ground();
  wxPanel* build_controls();
  wxButton* add_step(wxWindow* parent, const char* sign, const wxString& help, int by);
  void draw_soon();
  void draw();
  void drawn(const Result<CardShown>& card);
  void show_side();
  void step(int by);
  void paint();
  /// So that the card fills the room there is, but is not larger than it is legible.
  [[nodiscard]] double dots_to_an_inch() const;
  void reflow();

  Actions actions_;
  std::string size_;
  std::optional<Question> wanted_;
  std::optional<Question> asked_;

  std::vector<wxBitmap> faces_;
  wxBitmap back_;
  /// One of these.
  wxBitmap shown_;
  std::size_t face_ = 0;
  std::string said_;

  wxPanel* ground_ = nullptr;
  wxPanel* controls_ = nullptr;
  FlowPanel* buttons_ = nullptr;
  wxChoice* sizes_ = nullptr;
  wxToggleButton* turn_ = nullptr;
  wxButton* before_ = nullptr;
  wxButton* next_ = nullptr;
  wxStaticText* which_ = nullptr;
  WrappedText* signs_ = nullptr;
  wxButton* save_ = nullptr;
  DelayedCall draw_later_;
  /// Ends before all that it hands over to.
  Job<Result<CardShown>> drawing_;
};

}  // namespace bulkhead
