// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "editor/tools/overlays/band_field.h"

namespace bulkhead {

/// Figures at the middles of a field's squares, row by row; infinite where there is none.
struct FigureField {
  /// On the table: the middle of the first square.
  Vec first;
  double side = 0;
  int columns = 0;
  int rows = 0;
  std::vector<double> figures;
  /// Neighbours that differ by more have something between them, such as a wall: no figure lies between theirs.
  double leap = 0;
};

/// Where a field is no more than a level.
struct Contour {
  /// Around that ground, clockwise, and against it around its holes; beyond the field's rim by its outermost figures.
  std::vector<Loop> loops;
  /// Where the field passes through the level without a leap, as lines; the first point is the last one too where such
  /// a line comes round.
  std::vector<std::vector<Vec>> lines;
};
/// By marching squares, with points set in proportion between the figures on both sides (Lorensen and Cline, 1987, in
/// the plane). That of a lower level lies within that of a higher one.
[[nodiscard]] Contour contour_of(const FigureField& field, double level);

/// Ground in bands with smooth rims, from least to most.
struct SmoothBands {
  /// What lies beyond is not drawn.
  std::vector<Rect> ground;
  /// Of each band's upper end; the last is around all that has a figure.
  std::vector<Contour> up_to;

  /// On the canvas: all of a band.
  [[nodiscard]] Path area(const TablePainter& painter, std::size_t band) const;
  /// On the canvas: where the ground has no figure.
  [[nodiscard]] Path rest(const TablePainter& painter) const;
  /// On the canvas: where one band ends and the next begins.
  [[nodiscard]] Path lines(const TablePainter& painter) const;
};
/// `ends` are those of all bands but the last, in order. The figures are of the squares of `squares`.
[[nodiscard]] SmoothBands smooth_bands(const BandField& squares, std::vector<double> figures,
                                       const std::vector<double>& ends, double leap);
/// The squares of one band with a smooth rim: the first band is they, the second all else.
[[nodiscard]] SmoothBands smooth_band(const BandField& squares, std::int8_t band);

}  // namespace bulkhead
