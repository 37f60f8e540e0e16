// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <string>
#include <vector>

namespace bulkhead {

/// What the user is told without being stopped: for each topic the newest notice, until it is answered, closed or no
/// longer true. Of several topics the newest is shown, the others come after it.
class Notices {
 public:
  enum class Kind : unsigned char { info, warning, error };
  enum class Topic : unsigned char {
    /// How what was asked for went: opening, saving, exporting.
    work,
    /// That an export goes on.
    exporting,
    /// That the mission has errors, asked before it is given to others.
    errors,
    /// What is typed but no part of the mission.
    typing,
    /// What others did to the mission's file.
    disk,
    /// That another window has the mission's file, too.
    shared,
    /// What a program that ended unexpectedly has left.
    left_behind,
    /// That what is not saved cannot be kept for recovery.
    keeping
  };
  struct Answer {
    std::string label;
    std::function<void()> run;
  };
  struct Notice {
    Topic topic = Topic::work;
    Kind kind = Kind::warning;
    std::string text;
    std::vector<Answer> answers;
  };

  /// `changed` is called whenever `shown` may be another, `tell` with what is only told in passing.
  void listen(std::function<void()> changed, std::function<void(const std::string&)> tell);

  /// Takes the place of an earlier one of its topic and is shown before all others.
  void show(Notice notice);
  /// Says in passing that something went well; takes away the notice of the work before.
  void tell(const std::string& words);
  void withdraw(Topic topic);
  /// Says it in other words, at the same place and with the same answers; nothing where nothing is said of the topic.
  void reword(Topic topic, const std::string& text);
  /// Null where there is nothing to be said.
  [[nodiscard]] const Notice* shown() const { return notices_.empty() ? nullptr : &notices_.back(); }
  /// Of a topic, shown now or later; null where there is nothing to be said about it.
  [[nodiscard]] const Notice* find(Topic topic) const;
  /// Takes the shown notice away and does what its answer at this place says; nothing where there is none.
  void answer(std::size_t index);
  /// Takes the shown notice away.
  void close();
  /// What was last said, in passing or not.
  [[nodiscard]] const std::string& last_words() const { return last_words_; }

 private:
  void changed() const;

  /// The newest last, each topic once.
  std::vector<Notice> notices_;
  std::string last_words_;
  std::function<void()> changed_;
  std::function<void(const std::string&)> tell_;
};

}  // namespace bulkhead
