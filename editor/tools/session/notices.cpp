// SPDX-License-Identifier: MIT
#include "editor/tools/session/notices.h"

#include <algorithm>
#include <utility>

namespace bulkhead {

void Notices::listen(std::function<void()> changed, std::function<void(const std::string&)> tell) {
  changed_ = std::move(changed);
  tell_ = std::move(tell);
}

void Notices::show(Notice notice) {
  std::erase_if(notices_, [&](const Notice& each) { return each.topic == notice.topic; });
  last_words_ = notice.text;
  notices_.push_back(std::move(notice));
  changed();
}

void Notices::tell(const std::string& words) {
  withdraw(Topic::work);
  last_words_ = words;
  if (tell_) tell_(words);
}

void Notices::withdraw(Topic topic) {
  if (std::erase_if(notices_, [&](const Notice& each) { return each.topic == topic; }) > 0) changed();
}

void Notices::reword(Topic topic, const std::string& text) {
  for (auto& notice : notices_) {
    if (notice.topic != topic || notice.text == text) continue;
    notice.text = text;
    changed();
    return;
  }
}

const Notices::Notice* Notices::find(Topic topic) const {
  const auto found =
      std::find_if(notices_.begin(), notices_.end(), [&](const Notice& each) { return each.topic == topic; });
  return found == notices_.end() ? nullptr : &*found;
}

void Notices::answer(std::size_t index) {
  if (notices_.empty() || index >= notices_.back().answers.size()) return;
  const auto run = notices_.back().answers[index].run;
  close();
  if (run) run();
}

void Notices::close() {
  if (notices_.empty()) return;
  notices_.pop_back();
  changed();
}

void Notices::changed() const {
  if (changed_) changed_();
}

}  // namespace bulkhead
