// SPDX-License-Identifier: MIT
#pragma once

#include "cli/command_line.h"

namespace bulkhead {

/// Each says what one command takes and does.
void describe_templates(Command& command);
void describe_new(Command& command);
void describe_import(Command& command);
void describe_info(Command& command);
void describe_measure(Command& command);
void describe_check(Command& command);
void describe_fields(Command& command);
void describe_edit(Command& command);
void describe_add(Command& command);
void describe_extract(Command& command);
void describe_export(Command& command);
void describe_rehearse(Command& command);
void describe_rules(Command& command);

}  // namespace bulkhead
