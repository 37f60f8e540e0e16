// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "analysis/figures/survey.h"

namespace bulkhead {

/// All figures as `bulkhead info` prints them for people.
[[nodiscard]] std::string survey_text(const Mission& mission, const Survey& survey);

}  // namespace bulkhead
