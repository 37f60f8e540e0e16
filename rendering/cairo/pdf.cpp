// SPDX-License-Identifier: MIT
#include "rendering/cairo/pdf.h"

#include <fmt/format.h>

#include <algorithm>
#include <cairo-pdf.h>
#include <chrono>
#include <memory>
#include <utility>

#include "model/base/contracts.h"
#include "model/base/source_date.h"
#include "rendering/cairo/cairo_canvas.h"
#include "rendering/page/page.h"
#include "rendering/text/characters.h"
#include "rendering/text/fonts.h"
#include "rendering/text/typesetting.h"

namespace bulkhead {
namespace {

/// PDF readers take pages of at most 200 inches.
constexpr double longest_side_mm = 5080;
constexpr double points_per_millimetre = 1 / millimetres_per_point;

cairo_status_t append_bytes(void* closure, const unsigned char* data, unsigned int length) noexcept {
  try {
    static_cast<std::string*>(closure)->append(reinterpret_cast<const char*>(data), length);
    return CAIRO_STATUS_SUCCESS;
  } catch (const std::bad_alloc&) {
    return CAIRO_STATUS_NO_MEMORY;
  }
}

std::string as_iso_date(std::int64_t seconds) {
  const std::chrono::sys_seconds time{std::chrono::seconds(seconds)};
  const auto day = std::chrono::floor<std::chrono::days>(time);
  const std::chrono::year_month_day date(day);
  const std::chrono::hh_mm_ss clock(time - day);
  return fmt::format("{:04}-{:02}-{:02}T{:02}:{:02}:{:02}Z", int{date.year()}, unsigned{date.month()},
                     unsigned{date.day()}, clock.hours().count(), clock.minutes().count(), clock.seconds().count());
}

Result<void> succeeded(cairo_status_t status) {
  if (status == CAIRO_STATUS_SUCCESS) return {};
  return fail(fmt::format("The PDF could not be drawn: {}", cairo_status_to_string(status)));
}

/// Blanks the date that Cairo always writes, byte for byte, so that all offsets in the file stay right.
void leave_out_date(std::string& pdf) {
  const auto start = pdf.rfind("/CreationDate (");
  if (start == std::string::npos) return;
  const auto end = pdf.find(')', start);
  std::fill(pdf.begin() + static_cast<std::ptrdiff_t>(start), pdf.begin() + static_cast<std::ptrdiff_t>(end) + 1, ' ');
}

/// One entry of the document's outline; gives what stands below it its place.
int add_to_outline(cairo_surface_t* surface, int below, const std::string& name, std::size_t page, bool open) {
  const auto place = fmt::format("page={} pos=[0 0]", page);
  return cairo_pdf_surface_add_outline(surface, below, storable_text(name).c_str(), place.c_str(),
                                       open ? CAIRO_PDF_OUTLINE_FLAG_OPEN : cairo_pdf_outline_flags_t{});
}

/// The parts of a document and the pages that have names; of one page there is nothing to look for, in the document or
/// in a part. A part of many pages is closed at first, so that all parts can be seen.
void add_outline(cairo_surface_t* surface, const Pages& pages) {
  constexpr std::ptrdiff_t most_in_sight = 8;
  if (pages.size() < 2) return;
  auto first = pages.begin();
  while (first != pages.end()) {
    const auto end = std::find_if(first, pages.end(), [&](const Page& page) { return page.part != first->part; });
    const auto number = [&](auto page) { return static_cast<std::size_t>(page - pages.begin()) + 1; };
    const auto named = std::count_if(first, end, [](const Page& page) { return !page.name.empty(); });
    const bool has_title = !first->part.empty();
    const int part =
        has_title ? add_to_outline(surface, CAIRO_PDF_OUTLINE_ROOT, first->part, number(first), named <= most_in_sight)
                  : CAIRO_PDF_OUTLINE_ROOT;
    for (auto page = first; page != end; ++page) {
      const bool is_told = has_title && end - first == 1;
      if (!page->name.empty() && !is_told) add_to_outline(surface, part, page->name, number(page), true);
    }
    first = end;
  }
}

/// Draws them as sections of one document, which readers and programs find in that order.
Result<void> draw_pages(cairo_surface_t* surface, const Pages& pages) {
  const std::unique_ptr<cairo_t, decltype(&cairo_destroy)> context(cairo_create(surface), cairo_destroy);
  for (const auto& page : pages) {
    cairo_pdf_surface_set_size(surface, page.size_mm.x * points_per_millimetre, page.size_mm.y * points_per_millimetre);
    if (!page.label.empty()) cairo_pdf_surface_set_page_label(surface, storable_text(page.label).c_str());
    // Setting a page's size drops what was tagged before on it.
    if (&page == &pages.front()) cairo_tag_begin(context.get(), "Document", nullptr);
    cairo_tag_begin(context.get(), "Sect", nullptr);
    {
      CairoCanvas canvas(context.get(), points_per_millimetre);
      page.paint(canvas);
      canvas.finish();
    }
    cairo_tag_end(context.get(), "Sect");
    if (&page == &pages.back()) cairo_tag_end(context.get(), "Document");
    cairo_show_page(context.get());
    if (auto drawn = succeeded(cairo_status(context.get())); !drawn) return drawn;
  }
  return {};
}

}  // namespace

Result<std::string> draw_pdf(const Pages& pages, const DocumentInfo& info) {
  BULKHEAD_EXPECTS(!pages.empty());
  if (!shipped_fonts()) return tl::unexpected(shipped_fonts().error());
  for (const auto& page : pages) {
    BULKHEAD_EXPECTS(page.size_mm.x > 0 && page.size_mm.y > 0);
    if (std::max(page.size_mm.x, page.size_mm.y) > longest_side_mm) {
      return fail(
          fmt::format("A page of {:.0f} × {:.0f} mm is too large for PDF, whose pages are at most 5080 mm long; "
                      "choose a smaller scale",
                      page.size_mm.x, page.size_mm.y));
    }
  }
  std::string pdf;
  const std::unique_ptr<cairo_surface_t, decltype(&cairo_surface_destroy)> surface(
      cairo_pdf_surface_create_for_stream(append_bytes, &pdf, 1, 1), cairo_surface_destroy);
  cairo_pdf_surface_set_metadata(surface.get(), CAIRO_PDF_METADATA_TITLE, storable_text(info.title).c_str());
  cairo_pdf_surface_set_metadata(surface.get(), CAIRO_PDF_METADATA_AUTHOR, storable_text(info.author).c_str());
  cairo_pdf_surface_set_metadata(surface.get(), CAIRO_PDF_METADATA_CREATOR, "Bulkhead");
  const auto date = info.date ? info.date : source_date();
  cairo_pdf_surface_set_metadata(surface.get(), CAIRO_PDF_METADATA_CREATE_DATE, as_iso_date(date.value_or(0)).c_str());
  if (auto drawn = draw_pages(surface.get(), pages); !drawn) return tl::unexpected(drawn.error());
  add_outline(surface.get(), pages);
  cairo_surface_finish(surface.get());
  if (auto drawn = succeeded(cairo_surface_status(surface.get())); !drawn) return tl::unexpected(drawn.error());
  if (!date) leave_out_date(pdf);
  return pdf;
}

}  // namespace bulkhead
