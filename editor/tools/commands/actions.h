// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <utility>

namespace bulkhead {

/// What a command does in this window, and when it can. Without `enabled` always; `checked` is for commands that are
/// on or off; `name` replaces the command's own where that changes ("Undo wall C2/C3").
struct Action {
  std::function<void()> run;
  std::function<bool()> enabled = {};
  std::function<bool()> checked = {};
  std::function<std::string()> name = {};
  /// Why it can do nothing where `enabled` says so: `Nothing is selected`. English; shown through `translate`.
  std::string_view idle = {};
};

/// The actions of all commands, by their ids.
class Actions {
 public:
  /// Each id once (contract).
  void add(std::string_view id, Action action);
  /// Puts something before what a command does that is there already (contract); the command's own follows if `first`
  /// returns false.
  void precede(std::string_view id, std::function<bool()> first);
  /// Called whenever a command is about to do something.
  void before_each(std::function<void()> act) { before_each_ = std::move(act); }
  /// Null where nothing is done about a command.
  [[nodiscard]] const Action* find(std::string_view id) const;
  /// Has a command do nothing while `why_not` says something: why that cannot be done now. Of several the first that
  /// says something counts.
  void bar(std::string_view id, std::function<std::string()> why_not);
  [[nodiscard]] bool enabled(std::string_view id) const;
  /// What bars a command now; empty for nothing.
  [[nodiscard]] std::string why_not(std::string_view id) const;
  /// Why it does nothing now, as far as that is known: what bars it, or that it has nothing to do; empty where it is
  /// enabled.
  [[nodiscard]] std::string reason(std::string_view id) const;
  /// Runs it if it is enabled.
  void run(std::string_view id) const;

 private:
  std::map<std::string, Action, std::less<>> actions_;
  std::multimap<std::string, std::function<std::string()>, std::less<>> bars_;
  std::function<void()> before_each_;
};

}  // namespace bulkhead
