// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <memory>
#include <wx/bitmap.h>
#include <wx/control.h>

#include "editor/window/start/template_pictures.h"

namespace bulkhead {

/// What a card is painted with. The pointer gives it another ground, the keyboard a ring: the two may be on different
/// cards.
struct CardLook {
  Colour ground;
  Colour rim;
  int rim_width = 1;
  friend bool operator==(const CardLook&, const CardLook&) = default;
};
[[nodiscard]] CardLook card_look(bool pointed_at, bool has_keyboard);

/// A template as a card: its map, its name, what it is for. A click, Enter or Space chooses it; one of the user's own
/// is taken away with Delete, or from the menu of the right button.
class TemplateCard final : public wxControl {
 public:
  /// The side of the picture in logical pixels.
  static constexpr int picture_size = 188;

  TemplateCard(wxWindow* parent, std::shared_ptr<const TemplatePicture> picture,
               std::function<void(const Template&)> choose, std::function<void(const Template&)> remove);

  [[nodiscard]] const Template& source() const { return picture_->source; }
  [[nodiscard]] const TemplatePicture& picture() const { return *picture_; }

 private:
  void on_paint(wxPaintEvent& event);
  void choose();
  /// One of the user's own.
  void remove();
  void show_menu();

  std::shared_ptr<const TemplatePicture> picture_;
  std::function<void(const Template&)> choose_;
  std::function<void(const Template&)> remove_;
  wxBitmap bitmap_;
  bool hovered_ = false;
};

}  // namespace bulkhead
