// SPDX-License-Identifier: MIT
#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <nlohmann/json.hpp>

#include <array>
#include <memory>

#include "cli/commands.h"
#include "cli/console.h"
#include "cli/options.h"
#include "workbench/all_checks.h"

namespace bulkhead {
namespace {

struct Options {
  std::vector<std::string> files;
  std::string format;
};

std::vector<std::string> address_texts(const Mission& mission, const std::vector<Address>& addresses) {
  std::vector<std::string> texts;
  for (const auto& address : addresses) texts.push_back(to_text(mission, address));
  return texts;
}

void append_json(nlohmann::ordered_json& list, const std::string& file, const Mission& mission,
                 const CheckReport& report) {
  for (const auto& finding : report.findings) {
    list.push_back({{"file", file},
                    {"key", finding.key},
                    {"severity", to_text(finding.level)},
                    {"message", to_text(finding.message)},
                    {"addresses", address_texts(mission, finding.addresses)},
                    {"waived", finding.waived}});
  }
}

void print_finding(const std::string& file, const Mission& mission, const Finding& finding) {
  const auto places = fmt::format("{}", fmt::join(address_texts(mission, finding.addresses), " "));
  print(fmt::format("{}: {}: {}{}{} [{}]\n", file, finding.waived ? "waived" : to_text(finding.level), places,
                    places.empty() ? "" : ": ", terminal_line(to_text(finding.message)), finding.key));
  if (!finding.waived && !finding.fixes.empty()) print(fmt::format("    to mend it: {}\n", finding.fixes.front().text));
}

std::string counted(std::size_t number, std::string_view word) {
  return fmt::format("{} {}{}", number, word, number == 1 ? "" : "s");
}

void print_text(const std::string& file, const Mission& mission, const CheckReport& report) {
  std::array<std::size_t, 4> counts{};
  std::size_t waived = 0;
  for (const auto& finding : report.findings) {
    print_finding(file, mission, finding);
    finding.waived ? ++waived : ++counts.at(static_cast<std::size_t>(finding.level));
  }
  for (const auto& waiver : report.unused_waivers) {
    print(fmt::format("{}: this waiver matches nothing: {} {}\n", file, waiver.check.text(),
                      fmt::join(address_texts(mission, waiver.at), " ")));
  }
  for (const auto& key : report.unknown_checks) {
    print(fmt::format("{}: a severity or waiver names {}, which is no check\n", file, key.text()));
  }
  if (!report.checks_off.empty()) {
    print(fmt::format("{}: turned off in this mission: {}\n", file, fmt::join(report.checks_off, ", ")));
  }
  const auto of = [&](Level level) { return counts.at(static_cast<std::size_t>(level)); };
  print(fmt::format("{}: {}, {}, {}{}\n", file, counted(of(Level::error), "error"),
                    counted(of(Level::warning), "warning"), counted(of(Level::note), "note"),
                    waived == 0 ? "" : fmt::format(", {} waived", waived)));
}

ExitCode run(const Options& options) {
  watch_for_interrupt();
  auto result = ExitCode::fine;
  auto list = nlohmann::ordered_json::array();
  for (const auto& file : options.files) {
    if (interrupted()) return ExitCode::interrupted;
    const auto mission = open_mission(file);
    if (!mission) {
      result = worse(result, ExitCode::file);
      continue;
    }
    const auto report = check_mission(*mission);
    if (options.format == "json") {
      append_json(list, shown(file), *mission, report);
    } else {
      print_text(shown(file), *mission, report);
    }
    if (gravest(report) == Level::error) result = worse(result, ExitCode::findings);
  }
  if (options.format == "json") print(list.dump(2) + "\n");
  return result;
}

}  // namespace

void add_check_command(CLI::App& program, ExitCode& result) {
  auto* command = program.add_subcommand("check", "Say what is wrong with missions, where, and how to mend it");
  command->footer("Example: bulkhead check *.bulkhead");
  const auto options = std::make_shared<Options>();
  not_empty(command->add_option("FILE", options->files, "The missions"))->required();
  add_format_option(*command, options->format);
  command->callback([&result, options] { result = run(*options); });
}

}  // namespace bulkhead
