// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <string>

#include "exchange/findings/checked_mission.h"

namespace bulkhead {

/// What `bulkhead check --format json` prints: a list of all findings of all files, each with `file`, `key`, `severity`
/// (`error`, `warning` or `note`), `message`, `addresses`, `fixes` (edits in their text form) and `waived`, and with
/// `reason` where it is waived. Files that could not be read are not in it.
[[nodiscard]] std::string findings_json(std::span<const CheckedMission> missions);

/// A log in SARIF 2.1.0 (OASIS, Static Analysis Results Interchange Format): one run; the checks as rules; findings as
/// results at the file, with the addresses as logical locations and the edits that fix them in the property `fixes`;
/// waivers as suppressions in the source; files that could not be read as notifications of a run that failed.
[[nodiscard]] std::string findings_sarif(std::span<const CheckedMission> missions, std::span<const Check> checks,
                                         const std::string& version);

}  // namespace bulkhead
