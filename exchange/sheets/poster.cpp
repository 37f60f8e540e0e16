// SPDX-License-Identifier: MIT
#include "rendering/poster/poster.h"

#include "exchange/sheets/sheet_options.h"
#include "model/base/length.h"
#include "model/base/marked.h"
#include "rendering/sheet/map_sheet.h"

namespace bulkhead {
namespace {

constexpr auto most_overlap = Length::millimetres(50);

Result<void> check_overlap(std::string_view text) {
  const auto overlap = parse_length(text);
  if (!overlap) return tl::unexpected(overlap.error());
  if (*overlap >= Length() && *overlap <= most_overlap) return {};
  return fail("An overlap is from 0mm to " + to_text(most_overlap) + ".");
}

/// As of other sheets, but that a poster does not fit itself to a paper.
const ExportOption& poster_scale_option() {
  static const ExportOption option = [] {
    auto scale = scale_option();
    std::erase_if(scale.choices, [](const ExportOption::Choice& choice) { return choice.text == "fit"; });
    scale.choices.front().name = marked("As large as the table");
    return scale;
  }();
  return option;
}

const ExportOption& overlap_option() {
  static const ExportOption option{
      .key = "overlap",
      .label = marked("Overlap of the sheets"),
      .help = "How far each sheet of a poster goes on below the next, 0mm to 50mm",
      .group = sheet_group,
      .usual = "10mm",
      .choices = {{"0mm", marked("None")}, {"5mm", "5 mm"}, {"10mm", "10 mm"}, {"20mm", "20 mm"}},
      .check = check_overlap};
  return option;
}

const ExportOption& style_option() {
  static const ExportOption option{
      .key = "style",
      .label = marked("Style of the poster"),
      .help = "The poster as the map looks, or as outlines, which take little ink",
      .group = sheet_group,
      .usual = "full",
      .choices = {{"full", marked("As the map")}, {"outline", marked("Outlines, for little ink")}}};
  return option;
}

const ExportOption& one_page_option() {
  static const auto option = switch_option("one-page", marked("The poster on one page"),
                                           "The poster on one page as large as it needs, for a plotter", false);
  return option;
}

std::string idle_for_poster(std::string_view option, const ExportChoices& choices, bool /*for_pictures*/) {
  const bool one_page = chosen(choices, one_page_option()) == "on";
  return one_page && option == overlap_option().key ? "with --one-page: no sheet covers another" : "";
}

Result<MadeSheet> make_poster(const ExportSource& source) {
  const auto& scale = source.chosen(scale_option());
  if (scale == "fit") return fail("A poster has a scale such as 1:1; --scale fit is for the map.");
  PosterOptions options;
  options.paper = chosen_paper(source);
  options.orientation = chosen_orientation(source);
  options.design = &chosen_design(source);
  if (!scale.empty()) options.scale = parse_scale(scale).value();
  options.overlap = static_cast<double>(parse_length(source.chosen(overlap_option()))->in_micrometres()) / 1000;
  if (source.chosen(style_option()) == "outline") options.style = PosterOptions::Style::outline;
  options.one_page = is_on(source, one_page_option());
  return poster(source.mission(), options).map([&](Poster made) {
    const auto is_usual = [&](const ExportOption& option) { return source.chosen(option) == option.usual; };
    const bool of_paper = !is_usual(paper_option()) || !is_usual(orientation_option());
    if (options.one_page && made.pages.size() == 1 && of_paper) {
      made.warnings.emplace_back(
          "Paper and how it lies count for the key alone, which this poster on one page does not need.");
    }
    return MadeSheet{.pages = std::move(made.pages), .scale = options.scale, .warnings = std::move(made.warnings)};
  });
}

}  // namespace

Sheet printed_poster() {
  return {.id = "poster",
          .title = marked("Poster"),
          .content = "the battlefield over several sheets",
          .options = sheet_options({poster_scale_option(), overlap_option(), style_option(), one_page_option()}),
          .idle = idle_for_poster,
          .make = make_poster};
}

}  // namespace bulkhead
