// SPDX-License-Identifier: MIT
#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <memory>

#include "cli/commands.h"
#include "cli/console.h"
#include "cli/options.h"
#include "workbench/library_on_demand.h"

namespace bulkhead {
namespace {

void print_json(const std::vector<Template>& templates) {
  auto list = nlohmann::ordered_json::array();
  for (const auto& entry : templates) {
    list.push_back(
        {{"id", entry.id.text()}, {"kind", to_text(entry.kind)}, {"title", entry.title}, {"path", shown(entry.path)}});
  }
  print(list.dump(2) + "\n");
}

void print_text(const std::vector<Template>& templates) {
  std::size_t width = 0;
  for (const auto& entry : templates) width = std::max(width, entry.id.text().size());
  for (const auto& entry : templates) {
    print(fmt::format("{:<12}  {:<{}}  {}\n", to_text(entry.kind), entry.id.text(), width, terminal_line(entry.title)));
  }
}

ExitCode run(const std::string& format) {
  const LibraryOnDemand on_demand;
  const auto library = on_demand.library();
  if (!library) {
    complain(library.error());
    return ExitCode::file;
  }
  for (const auto& problem : (*library)->problems()) complain(problem);
  const auto& templates = (*library)->templates();
  format == "json" ? print_json(templates) : print_text(templates);
  return (*library)->problems().empty() ? ExitCode::fine : ExitCode::file;
}

}  // namespace

void add_templates_command(CLI::App& program, ExitCode& result) {
  auto* command =
      program.add_subcommand("templates", "List the killzones, missions, systems and terrain sets to begin with");
  command->footer("Example: bulkhead templates");
  const auto format = std::make_shared<std::string>();
  add_format_option(*command, *format);
  command->callback([&result, format] { result = run(*format); });
}

}  // namespace bulkhead
