// SPDX-License-Identifier: MIT
#include "exchange/sheets/sheet_options.h"

#include <fmt/format.h>

#include "model/base/marked.h"
#include "model/base/plain_text.h"
#include "rendering/sheet/map_sheet.h"

namespace bulkhead {
namespace {

const ExportOption& design_option() {
  static const ExportOption option = [] {
    ExportOption design{.key = "design",
                        .label = marked("Design"),
                        .help = "Colours, patterns and widths",
                        .group = sheet_group,
                        .usual = std::string(usual_design().key),
                        .choices = {}};
    for (const auto& each : designs()) design.choices.push_back({std::string(each.key), each.name});
    return design;
  }();
  return option;
}

/// `#sluice #valve`; shells take what stands behind a # for a remark, so it may be left out.
Result<std::vector<Id>> parse_ids(std::string_view text) {
  std::vector<Id> ids;
  for (const auto word : split_words(text)) {
    auto id = Id::parse(word.starts_with('#') ? word.substr(1) : word);
    if (!id) return fail(fmt::format("\"{}\" is no id: write it as blow-the-hinges.", quotable(word)));
    ids.push_back(*std::move(id));
  }
  return ids;
}

}  // namespace

std::vector<ExportOption> sheet_options(std::vector<ExportOption> more) {
  std::vector<ExportOption> options = {paper_option(), orientation_option(), design_option()};
  options.insert(options.end(), more.begin(), more.end());
  return options;
}

const ExportOption& paper_option() {
  static const ExportOption option = [] {
    ExportOption paper{.key = "paper",
                       .label = marked("Paper"),
                       .help = "A5, A4, A3, A2, Letter, Tabloid, or a size such as 610x914mm",
                       .group = sheet_group,
                       .usual = "A4",
                       .choices = {},
                       .check = [](std::string_view text) { return parse_paper(text).map([](Paper) {}); }};
    for (const auto& each : named_papers()) paper.choices.push_back({std::string(each.name), each.name});
    return paper;
  }();
  return option;
}

Paper chosen_paper(const ExportSource& source) { return parse_paper(source.chosen(paper_option())).value(); }

const ExportOption& orientation_option() {
  static const ExportOption option{
      .key = "orientation",
      .label = marked("Paper lies"),
      .help = "How the paper lies",
      .group = sheet_group,
      .usual = "best",
      .choices = {{"best", marked("As it fits best")}, {"upright", marked("Upright")}, {"across", marked("Across")}}};
  return option;
}

Orientation chosen_orientation(const ExportSource& source) {
  const auto& chosen = source.chosen(orientation_option());
  if (chosen == "upright") return Orientation::upright;
  return chosen == "across" ? Orientation::across : Orientation::best;
}

const Design& chosen_design(const ExportSource& source) { return *find_design(source.chosen(design_option())); }

const ExportOption& only_option() {
  static const ExportOption option{
      .key = "only",
      .label = marked("Only these"),
      .help = "Ids such as blow-the-hinges: nothing else",
      .group = sheet_group,
      .usual = "",
      .choices = {{"", marked("All")}},
      .check = [](std::string_view text) { return parse_ids(text).map([](const std::vector<Id>&) {}); },
      .takes = ExportOption::Takes::several};
  return option;
}

std::vector<Id> chosen_ids(const ExportSource& source) { return parse_ids(source.chosen(only_option())).value(); }

const ExportOption& scale_option() {
  static const ExportOption option{
      .key = "scale",
      .label = marked("Scale"),
      .help =
          "Such as 1:4, or fit; without it the largest usual scale that fits, and a poster is as large as the table",
      .group = sheet_group,
      .usual = "",
      .choices = {{"", marked("As usual")},
                  {"fit", marked("As large as fits")},
                  {"1:1", "1:1"},
                  {"1:2", "1:2"},
                  {"1:3", "1:3"},
                  {"1:4", "1:4"},
                  {"1:5", "1:5"},
                  {"1:6", "1:6"},
                  {"1:8", "1:8"},
                  {"1:10", "1:10"}},
      .check = [](std::string_view text) {
        return text == "fit" ? Result<void>() : parse_scale(text).map([](double) {});
      }};
  return option;
}

ExportOption switch_option(std::string_view key, std::string_view label, std::string_view help, bool usually_on) {
  return {.key = key,
          .label = label,
          .help = help,
          .group = sheet_group,
          .usual = usually_on ? "on" : "off",
          .choices = {{"on", marked("Yes")}, {"off", marked("No")}},
          .takes = usually_on ? ExportOption::Takes::text : ExportOption::Takes::nothing};
}

bool is_on(const ExportSource& source, const ExportOption& option) { return source.chosen(option) == "on"; }

}  // namespace bulkhead
