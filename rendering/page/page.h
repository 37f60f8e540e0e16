// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "model/base/result.h"
#include "rendering/canvas/canvas.h"

namespace bulkhead {

/// A page and what draws on it. Nothing is drawn below: paper is white by itself.
struct Page {
  Vec size_mm;
  std::function<void(Canvas&)> paint;
  /// What is left of it when it is cut, as a PDF says; where it is not cut, all.
  std::optional<Rect> trim = std::nullopt;
  /// How far beyond the cut it is drawn on, in millimetres; the page ends there at the latest.
  double bleed = 0;
  /// What a document's outline calls it, and what it is a part of; empty where it needs no name.
  std::string name = {};
  std::string part = {};
  /// What readers call it in place of its number; empty where a document numbers its pages alone.
  std::string label = {};
  /// Belongs on the other side of the paper of the page before it.
  bool is_back = false;
  /// Nothing is on it: it is there so that what follows begins on a new sheet of paper where both sides are printed.
  bool is_blank = false;
};

/// What is made for paper: at least one page, each of its own size.
using Pages = std::vector<Page>;

/// What a document says of itself.
struct DocumentInfo {
  std::string title;
  std::string author;
  /// Seconds since 1970 (UTC). Without it `SOURCE_DATE_EPOCH` counts; without that the document states no date, so that
  /// equal input gives equal bytes.
  std::optional<std::int64_t> date;
};

/// All pages as a PDF, exactly of their sizes: vectors, with the type embedded and the text searchable.
[[nodiscard]] Result<std::string> to_pdf(const Pages& pages, const DocumentInfo& info);

/// A page as a PNG on white, at most 200 million pixels; `dpi` is above zero.
[[nodiscard]] Result<std::string> to_png(const Page& page, double dpi);

struct SvgOptions {
  std::string title;
  /// Letters as `<text>`, to be edited, instead of outlines, which look the same everywhere.
  bool text_as_text = false;
};
/// A page as SVG in millimetres.
[[nodiscard]] Result<std::string> to_svg(const Page& page, const SvgOptions& options);

}  // namespace bulkhead
