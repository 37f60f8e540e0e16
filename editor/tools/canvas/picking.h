// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "rendering/canvas/path.h"

namespace bulkhead {

/// Places that somebody is asked to click, one after the other, before a tool is at work again.
class Picking {
 public:
  struct Prompt {
    /// In the user's language.
    std::string words;
    /// The place goes to nodes, edges of boards and the grid.
    bool snaps = false;
  };
  /// What is done with the places, as they lie on the table.
  using Done = std::function<void(const std::vector<Vec>& places)>;

  /// Instead of those that were being asked for, of which nothing comes. There is at least one prompt (contract).
  void begin(std::vector<Prompt> prompts, Done done);
  /// Nothing comes of them. False where none were being asked for.
  bool stop();
  [[nodiscard]] bool asks() const { return !prompts_.empty(); }
  /// Of the place that comes next, while some are asked for (contract).
  [[nodiscard]] const Prompt& prompt() const;
  /// Those that were clicked.
  [[nodiscard]] const std::vector<Vec>& places() const { return places_; }
  /// The next one, while some are asked for (contract). With the last nothing is asked for any more, and what is to be
  /// done with all of them comes back; else nothing.
  [[nodiscard]] std::function<void()> take(Vec place);

 private:
  std::vector<Prompt> prompts_;
  Done done_;
  std::vector<Vec> places_;
};

}  // namespace bulkhead
