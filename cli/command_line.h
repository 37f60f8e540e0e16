// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "cli/exit_code.h"

namespace CLI {
class App;
class Option;
}  // namespace CLI

/// The command line as its commands say it. CLI11 reads it; only command_line.cpp sees its headers, which take longer
/// to compile than a command.
namespace bulkhead {

/// An option, or an argument that has no name. Each of these says more about it and gives it again.
class CommandOption {
 public:
  CommandOption& required();
  /// Refuses an empty text: for files, folders and titles.
  CommandOption& not_empty();
  CommandOption& one_of(std::vector<std::string> texts);
  /// Refuses texts for which this gives a reason.
  CommandOption& check(std::function<std::string(const std::string&)> reason_against);
  /// What stands for the value in the help: `KEY=LEVEL`.
  CommandOption& type_name(std::string name);
  /// Named once for each of its values: `--own a=1 --own b=2`.
  CommandOption& one_value_each();
  /// The help shows the value that the variable has now, or this one.
  CommandOption& shows_default();
  CommandOption& shows_default(std::string text);
  /// The heading under which the help lists it.
  CommandOption& group(const std::string& heading);
  CommandOption& needs(const CommandOption& other);
  CommandOption& excludes(const CommandOption& other);

 private:
  friend class Command;
  explicit CommandOption(CLI::Option* option) : option_(option) {}
  CLI::Option* option_;
};

class CommandLine;

/// One command. What it fills must live as long as the command line.
class Command {
 public:
  /// `names` is `-o,--output`, or `FILE` for an argument without a name.
  CommandOption add(const std::string& names, std::string& value, const std::string& help);
  CommandOption add(const std::string& names, std::vector<std::string>& values, const std::string& help);
  CommandOption add(const std::string& names, const std::function<void(const std::string&)>& take,
                    const std::string& help);
  CommandOption add_several(const std::string& names, const std::function<void(const std::vector<std::string>&)>& take,
                            const std::string& help);
  /// Names of files and folders, which may stand in brackets.
  CommandOption add_files(const std::string& names, std::vector<std::string>& values, const std::string& help);
  /// True where it is named.
  void add_flag(const std::string& names, bool& value, const std::string& help);
  CommandOption add_flag(const std::string& names, const std::function<void()>& take, const std::string& help);
  /// A command below this one, of which one has to be named: `rules export`.
  void add_command(const std::string& name, const std::string& help, void (*describe)(Command& command));
  /// What stands below its help.
  void footer(std::string text);
  /// What it does, once everything is read.
  void on_run(std::function<ExitCode()> run);

 private:
  friend class CommandLine;
  Command(CLI::App* command, CommandLine* line) : command_(command), line_(line) {}

  CLI::App* command_;
  CommandLine* line_;
};

class CommandLine {
 public:
  CommandLine(const std::string& description, const std::string& name, const std::string& version);
  ~CommandLine();
  CommandLine(const CommandLine&) = delete;
  CommandLine& operator=(const CommandLine&) = delete;

  /// `describe` is called if this command is named, or none.
  void add(const std::string& name, const std::string& help, void (*describe)(Command& command));
  void footer(std::string text);
  /// Reads the arguments and runs the command that they name. Help and version are printed; what cannot be understood
  /// is said on standard error, with ExitCode::usage.
  [[nodiscard]] ExitCode run(int argc, const char* const* argv);

 private:
  friend class Command;

  struct Added {
    CLI::App* command;
    void (*describe)(Command& command);
  };

  std::unique_ptr<CLI::App> program_;
  std::vector<Added> commands_;
  /// The commands that take names of files without an option.
  std::set<std::string, std::less<>> take_files_;
  ExitCode result_ = ExitCode::fine;
};

}  // namespace bulkhead
