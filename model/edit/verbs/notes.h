// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "model/edit/step_name.h"
#include "model/mission/mission.h"

namespace bulkhead {

/// Adds a note. Applying fails for an empty text.
struct AddNote {
  std::string text;
  std::optional<Address> at;

  [[nodiscard]] Result<Mission> apply(const Mission& mission) const;
  [[nodiscard]] std::string text_form(const Mission& mission) const;
  [[nodiscard]] StepName step_name(const Mission& mission) const;
  friend bool operator==(const AddNote&, const AddNote&) = default;
};

/// Takes the first note with this text and address away; fails where there is none.
struct RemoveNote {
  std::string text;
  std::optional<Address> at;

  [[nodiscard]] Result<Mission> apply(const Mission& mission) const;
  [[nodiscard]] std::string text_form(const Mission& mission) const;
  [[nodiscard]] StepName step_name(const Mission& mission) const;
  friend bool operator==(const RemoveNote&, const RemoveNote&) = default;
};

/// Where a section of the briefing stands: the `number`-th of those with this heading, from 1.
[[nodiscard]] std::optional<std::size_t> section_index(const std::vector<BriefingSection>& briefing,
                                                       const std::string& heading, int number = 1);

/// Sets a section of the briefing (without heading: the opening, which stands first), or adds the first with its
/// heading. Fails where there is no second, third and so on.
struct SetBriefing {
  std::string heading;
  std::string text;
  int number = 1;

  [[nodiscard]] Result<Mission> apply(const Mission& mission) const;
  [[nodiscard]] std::string text_form(const Mission& mission) const;
  [[nodiscard]] StepName step_name(const Mission& mission) const;
  friend bool operator==(const SetBriefing&, const SetBriefing&) = default;
};

/// Fails where there is no such section.
struct RemoveBriefing {
  std::string heading;
  int number = 1;

  [[nodiscard]] Result<Mission> apply(const Mission& mission) const;
  [[nodiscard]] std::string text_form(const Mission& mission) const;
  [[nodiscard]] StepName step_name(const Mission& mission) const;
  friend bool operator==(const RemoveBriefing&, const RemoveBriefing&) = default;
};

}  // namespace bulkhead
