// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <string>

#include "exchange/findings/checked_mission.h"

namespace bulkhead {

/// The report as build servers read it from JUnit: a suite for each file with a case for each check. A case fails where
/// its check finds errors; what it finds else is its output. A check that is off, or of which everything is waived, is
/// skipped. A file that could not be read is a suite with one case in error.
[[nodiscard]] std::string findings_junit(std::span<const CheckedMission> missions, std::span<const Check> checks);

}  // namespace bulkhead
