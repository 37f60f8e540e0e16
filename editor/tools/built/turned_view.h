// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "editor/tools/view/view.h"
#include "rendering/built/built_painter.h"

namespace bulkhead {

/// The room that a battlefield takes as it will stand, from wherever one looks. Millimetres on the table.
struct BuiltExtent {
  /// Of the ground: around all boards. One turns it about the middle of this.
  Rect boards;
  /// In the picture: from that middle to either side, and to what is seen farthest above and below it.
  double aside = 0;
  double above = 0;
  double below = 0;
  friend bool operator==(const BuiltExtent&, const BuiltExtent&) = default;
};
/// Of boards on which things stand no higher than walls usually do.
[[nodiscard]] BuiltExtent extent_of(const Rect& boards);
/// With what stands on them, if that is higher or reaches over their edges.
[[nodiscard]] BuiltExtent extent_of(const StandingMap& standing);

/// How somebody looks at the battlefield as it will stand: from where, how near, and what is in the middle.
class TurnedView {
 public:
  /// A drag over so many logical pixels turns by one degree.
  static constexpr double pixels_per_degree = 2;
  /// One press of an arrow key, in degrees.
  static constexpr double key_step = 15;
  static constexpr double fine_key_step = 1;

  /// Where the viewer stands: degrees clockwise from north, from 0 up to 360.
  [[nodiscard]] double azimuth() const { return azimuth_; }
  void turn_to(double azimuth);
  void turn_by(double degrees) { turn_to(azimuth_ + degrees); }
  /// A drag with the pointer, in logical pixels to the right: what is near goes along with it.
  void drag(double right) { turn_by(right / pixels_per_degree); }
  /// On to the next of the four corners (`BuiltView`), what is near going to the right or to the left.
  enum class Way : unsigned char { left, right };
  void turn_to_corner(Way way);

  /// What there is to be seen; where all of it was, it is again.
  void show(const BuiltExtent& extent);
  /// So far to the right, in logical pixels, lies the picture of all there is: names beside boards, which keep their
  /// size, reach farther out on one side. Until somebody zooms or pans.
  void lean(double right) { lean_ = right; }
  /// Of the picture, in logical pixels; below one they count as one. What is in the middle stays there.
  void resize(ScreenPoint size);
  [[nodiscard]] ScreenPoint size() const { return size_; }
  /// Logical pixels for a millimetre on the table that lies across.
  [[nodiscard]] double zoom() const { return zoom_; }
  /// Shows all there is, as large as it stays in the picture however it is turned, until somebody zooms or pans.
  void fit();
  [[nodiscard]] bool is_fitted() const { return fitted_; }
  /// What lies on the ground under the pointer stays there. Held between half of what fits and `View::most_zoom`.
  void zoom_at(ScreenPoint pointer, double factor);
  /// The steps of a wheel or of keys: positive brings nearer.
  void zoom_steps_at(ScreenPoint pointer, double steps);
  void zoom_steps(double steps) { zoom_steps_at({size_.x / 2, size_.y / 2}, steps); }
  /// Moves the picture; the middle of it never leaves the boards.
  void pan(ScreenPoint by);

  /// Where the corner of the map falls in the picture.
  [[nodiscard]] ScreenPoint origin() const;
  /// The ground that is seen there, on the table.
  [[nodiscard]] Vec ground_at(ScreenPoint in_picture) const;

  friend bool operator==(const TurnedView&, const TurnedView&) = default;

 private:
  [[nodiscard]] double fitting_zoom() const;
  void hold_middle();

  double azimuth_ = azimuth_of(BuiltView::from_south);
  ScreenPoint size_{1, 1};
  BuiltExtent extent_;
  /// What is in the middle of the picture: of the ground, or where all is shown, so that all is in sight.
  Vec middle_;
  double zoom_ = 1;
  bool fitted_ = true;
  double lean_ = 0;
};

/// `From the south`: the nearest of the four sides, whose corners are called so; in the user's language.
[[nodiscard]] std::string words_for_azimuth(double azimuth);

}  // namespace bulkhead
