// SPDX-License-Identifier: MIT
#include "editor/tools/document/drafts.h"

#include "editor/tools/words/translate.h"

namespace bulkhead {

void Drafts::keep(std::string_view subject, std::string_view field, Draft draft) {
  drafts_.insert_or_assign(Key(subject, field), std::move(draft));
  announce();
}

void Drafts::forget(std::string_view subject, std::string_view field) {
  if (drafts_.erase(Key(subject, field)) > 0) announce();
}

void Drafts::forget_all() {
  drafts_.clear();
  announce();
}

void Drafts::announce() const {
  if (changed_) changed_();
}

const Draft* Drafts::find(std::string_view subject, std::string_view field, const FieldValue& now) {
  const auto found = drafts_.find(Key(subject, field));
  if (found == drafts_.end()) return nullptr;
  if (found->second.instead_of == now) return &found->second;
  drafts_.erase(found);
  return nullptr;
}

void Drafts::follow(const CalledNow& called_now, const ValueNow& value_now) {
  std::map<Key, Draft> kept;
  for (auto& [key, draft] : drafts_) {
    auto subject = called_now(key.first);
    if (!subject || value_now(*subject, key.second) != draft.instead_of) continue;
    kept.emplace(Key(std::move(*subject), key.second), std::move(draft));
  }
  drafts_ = std::move(kept);
}

std::vector<RefusedText> Drafts::refused() const {
  std::vector<RefusedText> result;
  for (const auto& [key, draft] : drafts_) result.push_back(draft.refused);
  return result;
}

std::vector<RefusedText> Drafts::refused_of(std::string_view subject) const {
  std::vector<RefusedText> result;
  for (const auto& [key, draft] : drafts_) {
    if (key.first == subject) result.push_back(draft.refused);
  }
  return result;
}

std::string not_in_file(const std::vector<RefusedText>& refused) {
  if (refused.empty()) return {};
  auto text = translate("What stands in these fields cannot be in the mission and is not in the file:");
  for (const auto& [field, reason] : refused) text += "\n" + field + ": " + reason;
  return text;
}

}  // namespace bulkhead
