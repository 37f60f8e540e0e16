// SPDX-License-Identifier: MIT
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

struct Options {
  std::vector<std::string> kinds;
  std::string system;
  std::string format;
};

void print_json(const std::vector<Template>& templates) {
  using Json = nlohmann::ordered_json;
  auto list = Json::array();
  for (const auto& entry : templates) {
    list.push_back({{"id", entry.id.text()},
                    {"kind", kind_word(entry)},
                    {"title", entry.title},
                    {"path", shown(entry.path)},
                    {"system", entry.system.empty() ? Json() : Json(entry.system)},
                    {"version", entry.version == 0 ? Json() : Json(entry.version)},
                    {"origin", entry.own ? "own" : "shipped"}});
  }
  print(list.dump(2) + "\n");
}

void print_text(const std::vector<Template>& templates) {
  std::size_t width = 0;
  for (const auto& entry : templates) width = std::max(width, entry.id.text().size());
  for (const auto& entry : templates) {
    print(fmt::format("{:<12}  {:<{}}  {}\n", kind_word(entry), entry.id.text(), width, terminal_line(entry.title)));
  }
}

bool is_wanted(const Options& options, const Template& entry) {
  const bool of_kind = options.kinds.empty() ||
                       std::find(options.kinds.begin(), options.kinds.end(), kind_word(entry)) != options.kinds.end();
  return of_kind && (options.system.empty() || options.system == entry.system);
}

ExitCode run(const Options& options) {
  const LibraryOnDemand on_demand;
  const auto library = on_demand.library();
  if (!library) {
    complain(library.error());
    return ExitCode::file;
  }
  for (const auto& problem : (*library)->problems()) complain(problem);
  auto templates = (*library)->templates();
  if (templates.empty()) {
    complain("there are no templates in " + shown(template_folders().front()) +
             ". Name a folder of them in the environment variable BULKHEAD_TEMPLATES.");
    return ExitCode::file;
  }
  std::erase_if(templates, [&](const Template& entry) { return !is_wanted(options, entry); });
  options.format == "json" ? print_json(templates) : print_text(templates);
  return (*library)->problems().empty() ? ExitCode::fine : ExitCode::file;
}

}  // namespace

void describe_templates(Command& command) {
  command.footer(
      "Example: bulkhead templates\nThe environment variable BULKHEAD_TEMPLATES names a folder in place of the "
      "templates that come with the program.");
  const auto options = std::make_shared<Options>();
  const auto words = template_kinds();
  command.add("--kind", options->kinds, "Only those of this kind, such as stratagem")
      .one_of({words.begin(), words.end()})
      .one_value_each();
  command.add("--system", options->system, "Only those of this game system").not_empty();
  add_format_option(command, options->format);
  command.on_run([options] { return run(*options); });
}

}  // namespace bulkhead
