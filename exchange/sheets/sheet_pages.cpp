// SPDX-License-Identifier: MIT
#include "exchange/sheets/sheet_pages.h"

#include <fmt/format.h>

#include <algorithm>
#include <limits>
#include <optional>
#include <string_view>

#include "exchange/sheets/sheet_options.h"
#include "exchange/sheets/sheets.h"
#include "model/base/marked.h"
#include "model/base/plain_text.h"
#include "rendering/checks.h"
#include "rendering/sheet/paper.h"
#include "rendering/sheet/words.h"

namespace bulkhead {
namespace {

constexpr int most_pages = 100'000;

constexpr auto no_end = std::numeric_limits<std::size_t>::max();

/// From one page to another, both included.
struct PageRange {
  std::size_t first = 1;
  std::size_t last = no_end;
};

Result<PageRange> parse_range(std::string_view text) {
  const auto wrong = [&] {
    return fail("The pages \"" + quotable(text) + "\" are none: write 2, 2-4, 3- or 1,3, counted from 1.");
  };
  const auto dash = text.find('-');
  const auto first = parse_int(text.substr(0, dash), 1, most_pages);
  if (!first) return wrong();
  PageRange range{static_cast<std::size_t>(*first), static_cast<std::size_t>(*first)};
  if (dash == std::string_view::npos) return range;
  if (dash + 1 == text.size()) return PageRange{range.first};
  const auto last = parse_int(text.substr(dash + 1), *first, most_pages);
  if (!last) return wrong();
  range.last = static_cast<std::size_t>(*last);
  return range;
}

Result<std::vector<PageRange>> parse_ranges(std::string_view text) {
  std::vector<PageRange> ranges;
  for (;;) {
    const auto comma = text.find(',');
    auto range = parse_range(text.substr(0, comma));
    if (!range) return tl::unexpected(range.error());
    ranges.push_back(*range);
    if (comma == std::string_view::npos) return ranges;
    text.remove_prefix(comma + 1);
  }
}

/// The sizes that pages have, each once, whichever way it lies: `A4, A3`.
std::string paper_text(const Pages& pages) {
  std::vector<std::string> names;
  for (const auto& page : pages) {
    const auto name =
        to_text(Paper{std::min(page.size_mm.x, page.size_mm.y), std::max(page.size_mm.x, page.size_mm.y)});
    if (std::find(names.begin(), names.end(), name) == names.end()) names.push_back(name);
  }
  return listed(names, ", ");
}

/// Of the size of the page that follows it.
Page blank_before(const Page& next) {
  Page blank;
  blank.size_mm = next.size_mm;
  blank.paint = [](Canvas& /*canvas*/) {};
  blank.label = "Blank";
  blank.is_blank = true;
  return blank;
}

/// Adds a sheet's pages to all; gives how many. Where both sides of the paper are printed, what has a back stands on a
/// front.
std::size_t add_pages(SheetPages& all, const Sheet& sheet, const Pages& pages, bool on_paper) {
  const auto before = all.pages.size();
  const auto add = [&](Page page) {
    all.pages.push_back(std::move(page));
    all.numbers.push_back(all.pages.size());
  };
  for (std::size_t index = 0; index < pages.size(); ++index) {
    auto page = pages[index];
    const bool has_back = !page.is_back && index + 1 < pages.size() && pages[index + 1].is_back;
    if (on_paper && has_back && all.pages.size() % 2 == 1) add(blank_before(page));
    page.part = sheet.title;
    page.label = pages.size() == 1 ? page.part : fmt::format("{} {}", page.part, index + 1);
    add(std::move(page));
  }
  return all.pages.size() - before;
}

/// Leaves the pages that were chosen.
Result<SheetPages> with_chosen_pages(SheetPages all, const std::string& chosen) {
  const auto ranges = parse_ranges(chosen);
  if (!ranges) return tl::unexpected(ranges.error());
  for (const auto& range : *ranges) {
    if (range.first > all.of) {
      return fail(fmt::format("There is no page {}: there {} {}.", range.first, all.of == 1 ? "is" : "are",
                              counted(all.of, "page")));
    }
  }
  SheetPages left;
  left.of = all.of;
  std::size_t page = 0;
  for (auto& report : all.reports) {
    const auto behind = page + report.pages;
    const auto before = left.pages.size();
    for (; page < behind; ++page) {
      const auto is_in = [&](const PageRange& range) { return range.first <= page + 1 && page + 1 <= range.last; };
      if (std::none_of(ranges->begin(), ranges->end(), is_in)) continue;
      left.pages.push_back(std::move(all.pages[page]));
      left.numbers.push_back(page + 1);
    }
    report.pages = left.pages.size() - before;
    if (report.pages > 0 || !report.file) left.reports.push_back(std::move(report));
  }
  left.remarks = remarks_of(left.reports, all.reports.size() > 1);
  const auto ends_beyond = [&](const PageRange& range) { return range.last != no_end && range.last > all.of; };
  if (std::any_of(ranges->begin(), ranges->end(), ends_beyond)) {
    left.remarks.push_back(fmt::format("There {} only {}.", all.of == 1 ? "is" : "are", counted(all.of, "page")));
  }
  return left;
}

}  // namespace

const ExportOption& pages_option() {
  static const ExportOption option{
      .key = "pages",
      .label = marked("Pages"),
      .help = "Such as 2-4: only these pages",
      .group = sheet_group,
      .usual = "",
      .choices = {{"", marked("All")}},
      .check = [](std::string_view text) { return parse_ranges(text).map([](const auto&) {}); }};
  return option;
}

std::size_t sheets_of_paper(const SheetPages& pages) {
  std::size_t count = 0;
  for (std::size_t index = 0; index < pages.pages.size(); ++index) {
    if (pages.pages[index].is_blank) continue;
    const bool has_front = index > 0 && pages.numbers[index - 1] + 1 == pages.numbers[index];
    if (!pages.pages[index].is_back || !has_front) ++count;
  }
  return count;
}

SheetReport report_on(const ExportSource& source, const Sheet& sheet, std::size_t file) {
  const auto& made = source.sheet(sheet);
  SheetReport report;
  report.sheet = sheet.id;
  if (!made) {
    report.warnings = {made.error().message};
    report.failed = sheet.has_content(source.mission());
    return report;
  }
  report.file = file;
  report.pages = made->pages.size();
  report.paper = paper_text(made->pages);
  report.scale = made->scale;
  report.warnings = made->warnings;
  return report;
}

void add_missing_glyphs(const ExportSource& source, std::vector<SheetReport>& reports) {
  std::vector<SheetReport*> made;
  std::vector<const Pages*> pages;
  for (auto& report : reports) {
    if (!report.file) continue;
    made.push_back(&report);
    pages.push_back(&source.sheet(*find_sheet(report.sheet))->pages);
  }
  auto sentences = missing_glyphs(source.mission(), pages);
  for (std::size_t sheet = 0; sheet < made.size(); ++sheet) {
    if (!sentences[sheet].empty()) made[sheet]->warnings.push_back(std::move(sentences[sheet]));
  }
}

std::vector<std::string> remarks_of(const std::vector<SheetReport>& reports, bool several) {
  std::vector<std::string> remarks;
  for (const auto& report : reports) {
    for (const auto& warning : report.warnings) {
      remarks.push_back(several ? fmt::format("{}: {}", report.sheet, warning) : warning);
    }
  }
  return remarks;
}

Error nothing_to_print(const std::vector<std::string>& reasons) {
  return {"This mission has nothing to print. " + listed(reasons, " "), {}, 0, 0};
}

Result<SheetPages> sheet_pages(const ExportSource& source) {
  SheetPages all;
  const auto chosen = chosen_sheets(source.choices());
  for (const auto* sheet : chosen) {
    const auto& made = source.sheet(*sheet);
    if (!made && chosen.size() == 1) return tl::unexpected(made.error());
    all.reports.push_back(report_on(source, *sheet, 0));
    if (!made) continue;
    all.reports.back().pages = add_pages(all, *sheet, made->pages, !source.for_pictures());
  }
  add_missing_glyphs(source, all.reports);
  all.remarks = remarks_of(all.reports, chosen.size() > 1);
  all.of = all.pages.size();
  if (all.pages.empty()) return tl::unexpected(nothing_to_print(all.remarks));
  const auto& pages = source.chosen(pages_option());
  return pages.empty() ? std::move(all) : with_chosen_pages(std::move(all), pages);
}

DocumentInfo document_info(const ExportSource& source, const Sheet& sheet) {
  const auto& head = *source.mission().head;
  return {fmt::format("{} – {}", title_of(source.mission()), sheet.title), head.author, std::nullopt};
}

DocumentInfo document_info(const ExportSource& source) {
  const auto chosen = chosen_sheets(source.choices());
  if (chosen.size() == 1) return document_info(source, *chosen.front());
  const auto& head = *source.mission().head;
  return {head.title, head.author, std::nullopt};
}

Result<Exported> page_by_page(const ExportSource& source, const std::function<Result<std::string>(const Page&)>& draw) {
  auto sheets = sheet_pages(source);
  if (!sheets) return tl::unexpected(sheets.error());
  Exported made;
  made.remarks = std::move(sheets->remarks);
  made.beside_one_another = sheets->pages.size() > 1;
  made.of = sheets->of;
  const auto digits = std::max<std::size_t>(2, std::to_string(sheets->of).size());
  for (auto& report : sheets->reports) {
    if (!report.file) {
      made.sheets.push_back(std::move(report));
      continue;
    }
    for (std::size_t page = 0; page < report.pages; ++page) {
      const auto index = made.files.size();
      if (made.beside_one_another) {
        if (source.watch().stop.stop_requested()) return fail("The export was cancelled.");
        source.watch().progress(index, sheets->pages.size());
      }
      auto drawn = draw(sheets->pages[index]);
      if (!drawn) return tl::unexpected(drawn.error());
      auto name = made.beside_one_another ? fmt::format("-{:0{}}", sheets->numbers[index], digits) : std::string();
      BundleFile file{std::move(name), *std::move(drawn)};
      if (made.beside_one_another && source.watch().keep) {
        if (auto kept = source.watch().keep(file); !kept) return tl::unexpected(kept.error());
        file.content = {};
      }
      made.files.push_back(std::move(file));
      auto each = report;
      each.file = index;
      each.pages = 1;
      made.sheets.push_back(std::move(each));
    }
  }
  return made;
}

Result<void> expect_map(const ExportSource& source) {
  const auto& map = source.sheet(sheets().front());
  const auto& scale = source.chosen(scale_option());
  if (map || (!scale.empty() && scale != "fit")) return {};
  return tl::unexpected(map.error());
}

}  // namespace bulkhead
