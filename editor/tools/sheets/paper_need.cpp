// SPDX-License-Identifier: MIT
#include "editor/tools/sheets/paper_need.h"

#include <fmt/format.h>

#include <algorithm>

#include "editor/tools/words/translate.h"
#include "exchange/sheets/sheets.h"
#include "rendering/sheet/map_sheet.h"

namespace bulkhead {
namespace {

/// The pages of one sheet among all.
SheetPages part_of(const SheetPages& all, std::string_view sheet) {
  SheetPages part;
  for (std::size_t index = 0; index < all.pages.size(); ++index) {
    if (all.pages[index].part != find_sheet(sheet)->title) continue;
    part.pages.push_back(all.pages[index]);
    part.numbers.push_back(all.numbers[index]);
  }
  return part;
}

/// `12 sheets of paper`
std::string how_many(const SheetPages& pages, PagesAre are) {
  if (are == PagesAre::pictures) return counted(pages.pages.size(), marked("1 picture"), marked("{} pictures"));
  const auto papers = sheets_of_paper(pages);
  const auto words = counted(papers, marked("1 sheet of paper"), marked("{} sheets of paper"));
  const auto printed = std::ranges::count_if(pages.pages, [](const Page& page) { return !page.is_blank; });
  const auto backs = static_cast<std::size_t>(printed) - papers;
  if (backs == 0) return words;
  if (backs < papers) {
    return translate("{}, of which {} printed on both sides", {words, fmt::format("{}", backs)});
  }
  return translate("{}, printed on both sides", {words});
}

/// `12 sheets of paper: A4, at 1:1`
std::string words_for(const SheetReport& report, const SheetPages& pages, PagesAre are) {
  auto words = how_many(pages, are) + ": " + report.paper;
  if (report.scale) words += translate(", at {}", {scale_text(*report.scale)});
  return words;
}

void add_line(std::string& words, const std::string& line) { words += (words.empty() ? "" : "\n") + line; }

std::string words_for(const SheetPages& all, PagesAre are) {
  std::string words;
  const bool several = all.reports.size() > 1;
  if (several) add_line(words, translate("Together {}", {how_many(all, are)}));
  for (const auto& report : all.reports) {
    const auto title = several ? translate(find_sheet(report.sheet)->title) + ": " : std::string();
    if (report.file) add_line(words, title + words_for(report, part_of(all, report.sheet), are));
    for (const auto& warning : report.warnings) add_line(words, title + warning);
  }
  return words;
}

}  // namespace

std::optional<PaperNeed> paper_need(const Mission& mission, const ExportChoices& choices, PagesAre are,
                                    const std::stop_token& stop) {
  const ExportSource as_printed(mission, choices);
  const auto source = are == PagesAre::pictures ? as_printed.as_pictures() : as_printed;
  for (const auto* sheet : chosen_sheets(choices)) {
    if (stop.stop_requested()) return std::nullopt;
    (void)source.sheet(*sheet);
  }
  auto made = sheet_pages(source);
  if (!made) return PaperNeed{nullptr, made.error().message};
  auto words = words_for(*made, are);
  return PaperNeed{std::make_shared<const SheetPages>(*std::move(made)), std::move(words)};
}

}  // namespace bulkhead
