// SPDX-License-Identifier: MIT
#pragma once

#include "cli/exit_code.h"

namespace CLI {
class App;
}

namespace bulkhead {

/// Each adds one subcommand to the program; when the command line asks for it, it runs and sets `result`.
void add_templates_command(CLI::App& program, ExitCode& result);
void add_new_command(CLI::App& program, ExitCode& result);
void add_import_command(CLI::App& program, ExitCode& result);
void add_info_command(CLI::App& program, ExitCode& result);
void add_measure_command(CLI::App& program, ExitCode& result);
void add_check_command(CLI::App& program, ExitCode& result);
void add_fields_command(CLI::App& program, ExitCode& result);
void add_edit_command(CLI::App& program, ExitCode& result);
void add_export_command(CLI::App& program, ExitCode& result);

}  // namespace bulkhead
