// SPDX-License-Identifier: MIT
#include "cli/command_line.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <sstream>
#include <string_view>
#include <utility>

#include "cli/console.h"
#include "model/base/plain_text.h"

namespace bulkhead {
namespace {

/// The arguments as the parser wants them, the last first. It takes brackets round a value for a list: names of files
/// and folders that have them are written otherwise.
std::vector<std::string> reversed_arguments(int argc, const char* const* argv,
                                            const std::set<std::string, std::less<>>& take_files) {
  std::vector<std::string> arguments(argv + std::min(argc, 1), argv + argc);
  const bool are_files = !arguments.empty() && take_files.contains(arguments.front());
  for (auto& argument : arguments) {
    if (are_files && argument.starts_with('[') && argument.ends_with(']')) argument.insert(0, "./");
  }
  std::reverse(arguments.begin(), arguments.end());
  return arguments;
}

/// The commands that are named, each below the one before: ` rules export`.
std::string names_of(const CLI::App& program) {
  std::string names;
  for (auto named = program.get_subcommands(); !named.empty(); named = named.front()->get_subcommands()) {
    names += " " + named.front()->get_name();
  }
  return names;
}

/// What the parser has to say of the command line. What is missing is asked for only where all that is there is known.
/// Quotes what was written on the command line.
std::string complaint_of(const CLI::ParseError& problem, const std::vector<std::string>& left_over) {
  for (const auto& argument : left_over) {
    if (argument.starts_with('-')) return fmt::format("there is no option \"{}\"", quotable(argument));
  }
  auto message = made_fit(problem.what());
  if (message.ends_with('.')) message.pop_back();
  return message;
}

}  // namespace

CommandOption& CommandOption::required() {
  option_->required();
  return *this;
}

CommandOption& CommandOption::not_empty() {
  return check([](const std::string& text) { return text.empty() ? "it is empty; write a name" : std::string(); });
}

CommandOption& CommandOption::one_of(std::vector<std::string> texts) {
  option_->check(CLI::IsMember(std::move(texts)));
  return *this;
}

CommandOption& CommandOption::check(std::function<std::string(const std::string&)> reason_against) {
  option_->check(CLI::Validator(std::move(reason_against), ""));
  return *this;
}

CommandOption& CommandOption::type_name(std::string name) {
  option_->type_name(std::move(name));
  return *this;
}

CommandOption& CommandOption::one_value_each() {
  option_->allow_extra_args(false);
  return *this;
}

CommandOption& CommandOption::shows_default() {
  option_->capture_default_str();
  return *this;
}

CommandOption& CommandOption::shows_default(std::string text) {
  option_->default_str(std::move(text));
  return *this;
}

CommandOption& CommandOption::group(const std::string& heading) {
  option_->group(heading);
  return *this;
}

CommandOption& CommandOption::needs(const CommandOption& other) {
  option_->needs(other.option_);
  return *this;
}

CommandOption& CommandOption::excludes(const CommandOption& other) {
  option_->excludes(other.option_);
  return *this;
}

CommandOption Command::add(const std::string& names, std::string& value, const std::string& help) {
  return CommandOption(command_->add_option(names, value, help));
}

CommandOption Command::add(const std::string& names, std::vector<std::string>& values, const std::string& help) {
  return CommandOption(command_->add_option(names, values, help));
}

CommandOption Command::add(const std::string& names, const std::function<void(const std::string&)>& take,
                           const std::string& help) {
  return CommandOption(command_->add_option_function<std::string>(names, take, help));
}

CommandOption Command::add_several(const std::string& names,
                                   const std::function<void(const std::vector<std::string>&)>& take,
                                   const std::string& help) {
  return CommandOption(command_->add_option_function<std::vector<std::string>>(names, take, help));
}

CommandOption Command::add_files(const std::string& names, std::vector<std::string>& values, const std::string& help) {
  line_->take_files_.insert(command_->get_name());
  return add(names, values, help);
}

void Command::add_flag(const std::string& names, bool& value, const std::string& help) {
  command_->add_flag(names, value, help);
}

CommandOption Command::add_flag(const std::string& names, const std::function<void()>& take, const std::string& help) {
  return CommandOption(command_->add_flag_callback(names, take, help));
}

void Command::add_command(const std::string& name, const std::string& help, void (*describe)(Command& command)) {
  command_->require_subcommand(1);
  Command below(command_->add_subcommand(name, help), line_);
  describe(below);
}

void Command::footer(std::string text) { command_->footer(std::move(text)); }

void Command::on_run(std::function<ExitCode()> run) {
  command_->callback([run = std::move(run), line = line_] { line->result_ = run(); });
}

CommandLine::CommandLine(const std::string& description, const std::string& name, const std::string& version)
    : program_(std::make_unique<CLI::App>(description, name)) {
  program_->set_version_flag("--version", version);
  program_->set_help_flag("-h,--help", "Show this help and leave");
  program_->require_subcommand(1);
}

CommandLine::~CommandLine() = default;

void CommandLine::add(const std::string& name, const std::string& help, void (*describe)(Command& command)) {
  commands_.push_back({program_->add_subcommand(name, help), describe});
}

void CommandLine::footer(std::string text) { program_->footer(std::move(text)); }

ExitCode CommandLine::run(int argc, const char* const* argv) {
  const auto is_named = [&](const Added& added) { return argc > 1 && added.command->get_name() == argv[1]; };
  const bool any_named = std::any_of(commands_.begin(), commands_.end(), is_named);
  if (argc > 1 && argv[1][0] != '-' && !any_named) {
    complain(
        fmt::format("there is no command \"{}\"; `{} --help` lists them", quotable(argv[1]), program_->get_name()));
    return ExitCode::usage;
  }
  for (const auto& added : commands_) {
    // The options of all others would take a third of the time that it takes to start.
    if (any_named && !is_named(added)) continue;
    Command command(added.command, this);
    added.describe(command);
  }
  try {
    program_->parse(reversed_arguments(argc, argv, take_files_));
  } catch (const CLI::Success& request) {  // help and version
    std::ostringstream asked_for;
    program_->exit(request, asked_for);
    print(asked_for.str());
  } catch (const CLI::ParseError& problem) {
    const auto named = names_of(*program_);
    if (named.empty() && argc < 2) {
      complain(fmt::format("name a command; `{} --help` lists them", program_->get_name()));
    } else {
      complain(fmt::format("{}; `{}{} --help` shows what can be said", complaint_of(problem, program_->remaining(true)),
                           program_->get_name(), named));
    }
    result_ = ExitCode::usage;
  }
  return result_;
}

}  // namespace bulkhead
