// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "model/base/result.h"

namespace bulkhead {

/// What exporters leave to whoever exports: `--<key>` on the command line, a control in the window.
struct ExportOption {
  struct Choice {
    std::string text;
    /// For the window.
    std::string_view name;
  };
  std::string_view key;
  std::string_view label;
  /// For `export --help`.
  std::string_view help;
  /// The heading under which the help lists it.
  std::string_view group;
  /// The text that counts where none is given.
  std::string usual;
  /// All texts that it may have; where others may be, too, those that the window offers.
  std::vector<Choice> choices;
  /// What is wrong with a text that is none of the choices, if anything is. Without it nothing else may be.
  std::function<Result<void>(std::string_view text)> check = nullptr;
  /// What the command line takes: one text; nothing, as its name alone says `on`; or several, which stand in the text
  /// with blanks between them.
  enum class Takes : unsigned char { text, nothing, several };
  Takes takes = Takes::text;
};

/// Whether an option may have a text.
[[nodiscard]] Result<void> check_text(const ExportOption& option, std::string_view text);

/// The texts that were chosen, by the options' keys. What is not there is as usual.
using ExportChoices = std::map<std::string, std::string, std::less<>>;
[[nodiscard]] inline const std::string& chosen(const ExportChoices& choices, const ExportOption& option) {
  const auto found = choices.find(option.key);
  return found == choices.end() ? option.usual : found->second;
}

}  // namespace bulkhead
