// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <optional>

#include "editor/tools/canvas/stage.h"
#include "editor/tools/view/view.h"

namespace bulkhead {

/// Which part of a stage's table a canvas shows, and how large. Tells nobody when that changes: whoever calls does.
class Framing {
 public:
  /// Zooming out ends where the battlefield is of this share of the size at which it fits.
  static constexpr double least_share = 0.5;
  /// Left free around the battlefield by `fit`, unless its sheet needs more.
  static constexpr double fit_margin = 46;

  /// Why a canvas gets another size in a window that keeps its own.
  enum class Cause : unsigned char { beside, page };

  /// The stage must outlive it.
  explicit Framing(const Stage& stage);

  [[nodiscard]] const View& view() const { return view_; }
  /// What was fitted into sight stays so; the first time everything is.
  void resize(ScreenPoint size);
  /// The canvas has got another size because something beside it was opened or closed, and its corner has moved by so
  /// much: the map stays where it is on the screen. Only where something above it was closed, such as a notice, or
  /// another page of the window is turned to, what was fitted into sight is fitted again.
  void reframe(ScreenPoint size, ScreenPoint corner_moved, Cause cause = Cause::beside);
  void wheel(ScreenPoint pointer, double steps);
  void fit();
  /// Shows a part of the table as large as it fits, but no larger than things are well seen.
  void fit(const Rect& area);
  void pan_by(ScreenPoint by);
  /// Pans no further than a place of the table needs to be in sight.
  void reveal(Vec on_table) { view_.reveal(on_table, fit_margin); }

  /// The mission is another document: nothing of the old one stays where it was.
  void forget() { seen_.reset(); }
  /// The mission has changed: what lies where it was on the battlefield stays where it is on the canvas, though the
  /// table has grown or shrunk around it.
  void keep_still();

 private:
  const Stage& stage_;
  View view_;
  /// The view as `fit` left it.
  std::optional<View> fitted_;
  /// What the view was last made for; nothing where there is another document.
  struct Seen {
    std::shared_ptr<const Mission> mission;
    Table table;
  };
  std::optional<Seen> seen_;
};

}  // namespace bulkhead
