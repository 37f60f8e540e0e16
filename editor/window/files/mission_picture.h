// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <wx/bitmap.h>
#include <wx/panel.h>

#include "editor/window/start/template_pictures.h"

class wxStaticText;

namespace bulkhead {

/// A mission as the painter draws it, small, with words below: how it measures, or why there is no picture.
class MissionPicture final : public wxPanel {
 public:
  /// The side of the picture in logical pixels.
  static constexpr int side = 300;

  explicit MissionPicture(wxWindow* parent);

  void show(const Result<Mission>& mission);
  /// What is said below.
  [[nodiscard]] const std::string& words() const { return said_; }
  [[nodiscard]] bool has_picture() const { return bitmap_.IsOk(); }

 private:
  wxBitmap bitmap_;
  Colour paper_;
  std::string said_;
  wxPanel* ground_ = nullptr;
  wxStaticText* words_ = nullptr;
};

}  // namespace bulkhead
