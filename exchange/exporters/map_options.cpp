// SPDX-License-Identifier: MIT
#include "exchange/exporters/map_options.h"

#include "model/base/marked.h"
#include "rendering/look/designs.h"

namespace bulkhead {
namespace {

const ExportOption& paper_option() {
  static const ExportOption option{.key = "paper",
                                   .label = marked("Paper"),
                                   .help = "A4, A3 or Letter, upright or across as the map fits best",
                                   .group = map_group,
                                   .usual = "A4",
                                   .choices = {{"A4", "A4"}, {"A3", "A3"}, {"Letter", "Letter"}},
                                   .check = [](std::string_view text) { return parse_paper(text).map([](Paper) {}); }};
  return option;
}

const ExportOption& scale_option() {
  static const ExportOption option{.key = "scale",
                                   .label = marked("Scale"),
                                   .help = "Such as 1:4; otherwise the largest usual scale that fits",
                                   .group = map_group,
                                   .usual = "",
                                   .choices = {{"", marked("As large as fits")},
                                               {"1:2", "1:2"},
                                               {"1:3", "1:3"},
                                               {"1:4", "1:4"},
                                               {"1:5", "1:5"},
                                               {"1:6", "1:6"},
                                               {"1:8", "1:8"},
                                               {"1:10", "1:10"}},
                                   .check = [](std::string_view text) { return parse_scale(text).map([](double) {}); }};
  return option;
}

const ExportOption& design_option() {
  static const ExportOption option = [] {
    ExportOption design{.key = "design",
                        .label = marked("Design"),
                        .help = "Colours, patterns and widths",
                        .group = map_group,
                        .usual = std::string(usual_design().key),
                        .choices = {}};
    for (const auto& each : designs()) design.choices.push_back({std::string(each.key), each.name});
    return design;
  }();
  return option;
}

}  // namespace

std::vector<ExportOption> map_options(std::vector<ExportOption> more) {
  std::vector<ExportOption> options = {paper_option(), scale_option(), design_option()};
  options.insert(options.end(), more.begin(), more.end());
  return options;
}

MapSheetOptions sheet_options(const ExportSource& source) {
  MapSheetOptions sheet;
  sheet.paper = parse_paper(source.chosen(paper_option())).value();
  if (const auto& scale = source.chosen(scale_option()); !scale.empty()) sheet.scale = parse_scale(scale).value();
  sheet.design = find_design(source.chosen(design_option()));
  return sheet;
}

Result<void> expect_map(const ExportSource& source) {
  if (source.map() || !source.chosen(scale_option()).empty()) return {};
  return tl::unexpected(source.map().error());
}

}  // namespace bulkhead
