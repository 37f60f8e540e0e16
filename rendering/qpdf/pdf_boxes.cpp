// SPDX-License-Identifier: MIT
#include "rendering/qpdf/pdf_boxes.h"

#include <fmt/format.h>

#include <algorithm>
#include <qpdf/qpdf-c.h>  // the C++ headers of qpdf 11 do not compile as C++20 with clang

#include "rendering/canvas/canvas.h"

namespace bulkhead {
namespace {

/// A document that qpdf has read. What fails is told by its error.
class Document {
 public:
  Document() : data_(qpdf_init()) {
    qpdf_silence_errors(data_);
    qpdf_set_suppress_warnings(data_, QPDF_TRUE);
  }
  ~Document() { qpdf_cleanup(&data_); }
  Document(const Document&) = delete;
  Document& operator=(const Document&) = delete;

  [[nodiscard]] qpdf_data get() const { return data_; }
  [[nodiscard]] Result<void> expect_no_error() const {
    if (qpdf_has_error(data_) == QPDF_FALSE) return {};
    return fail(fmt::format("Where the pages are cut could not be written into the PDF: {}",
                            qpdf_get_error_full_text(data_, qpdf_get_error(data_))));
  }
  /// Adds a box of a page. In points, y up from the page's bottom.
  void set_box(qpdf_oh page, const char* name, const Rect& rect, Vec size) const {
    constexpr int decimals = 3;
    constexpr double points = 1 / millimetres_per_point;
    const auto end = rect.top_left + rect.size;
    const auto box = qpdf_oh_new_array(data_);
    for (const double side : {rect.top_left.x, size.y - end.y, end.x, size.y - rect.top_left.y}) {
      qpdf_oh_append_item(data_, box, qpdf_oh_new_real_from_double(data_, side * points, decimals));
    }
    qpdf_oh_replace_key(data_, page, name, box);
  }

 private:
  qpdf_data data_;
};

/// What is left of it on the page.
Rect within(const Rect& rect, Vec page) {
  const auto end = rect.top_left + rect.size;
  const Vec first{std::max(rect.top_left.x, 0.0), std::max(rect.top_left.y, 0.0)};
  const Vec last{std::min(end.x, page.x), std::min(end.y, page.y)};
  return {first, last - first};
}

}  // namespace

Result<std::string> with_boxes(const std::string& pdf, const Pages& pages) {
  const Document document;
  const auto data = document.get();
  qpdf_read_memory(data, "the PDF", pdf.data(), pdf.size(), nullptr);
  if (const auto read = document.expect_no_error(); !read) return tl::unexpected(read.error());
  for (std::size_t number = 0; number < pages.size(); ++number) {
    const auto& page = pages[number];
    if (!page.trim) continue;
    const auto dictionary = qpdf_get_page_n(data, number);
    document.set_box(dictionary, "/TrimBox", *page.trim, page.size_mm);
    document.set_box(dictionary, "/BleedBox", within(page.trim->grown(page.bleed), page.size_mm), page.size_mm);
  }
  qpdf_init_write_memory(data);
  qpdf_set_deterministic_ID(data, QPDF_TRUE);
  qpdf_write(data);
  if (const auto written = document.expect_no_error(); !written) return tl::unexpected(written.error());
  return std::string(reinterpret_cast<const char*>(qpdf_get_buffer(data)), qpdf_get_buffer_length(data));
}

}  // namespace bulkhead
