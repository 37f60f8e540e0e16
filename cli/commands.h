// SPDX-License-Identifier: MIT
#pragma once

#include "cli/command_line.h"

namespace bulkhead {

/// Each adds one command to the program.
void add_templates_command(CommandLine& program);
void add_new_command(CommandLine& program);
void add_import_command(CommandLine& program);
void add_info_command(CommandLine& program);
void add_measure_command(CommandLine& program);
void add_check_command(CommandLine& program);
void add_fields_command(CommandLine& program);
void add_edit_command(CommandLine& program);
void add_add_command(CommandLine& program);
void add_extract_command(CommandLine& program);
void add_export_command(CommandLine& program);

}  // namespace bulkhead
