// SPDX-License-Identifier: MIT
#include "editor/tools/session/error_question.h"

#include <algorithm>
#include <utility>

#include "editor/tools/words/translate.h"
#include "model/base/contracts.h"
#include "workbench/all_checks.h"

namespace bulkhead {
namespace {

constexpr std::size_t most_kinds = 3;

struct Kind {
  std::string key;
  std::size_t count = 0;
};

std::vector<Kind> kinds_of(const std::vector<Finding>& errors) {
  std::vector<Kind> kinds;
  for (const auto& error : errors) {
    auto found = std::find_if(kinds.begin(), kinds.end(), [&](const Kind& kind) { return kind.key == error.key; });
    if (found == kinds.end()) found = kinds.insert(kinds.end(), {error.key, 0});
    ++found->count;
  }
  return kinds;
}

std::string words_of(const Kind& kind) {
  const auto* const check = find_check(kind.key);
  const auto title = translate(check != nullptr ? std::string_view(check->title) : std::string_view(kind.key));
  return kind.count == 1 ? title : title + " (" + std::to_string(kind.count) + ")";
}

}  // namespace

std::string words_for_errors(const std::vector<Finding>& errors) {
  BULKHEAD_EXPECTS(!errors.empty());
  const auto kinds = kinds_of(errors);
  std::string list;
  for (std::size_t i = 0; i < kinds.size() && i < most_kinds; ++i) list += (i == 0 ? "" : ", ") + words_of(kinds[i]);
  if (kinds.size() > most_kinds) list += ", " + translate("and {} others", {std::to_string(kinds.size() - most_kinds)});
  return counted(errors.size(), marked("The mission has an error"), marked("The mission has {} errors")) + ": " + list +
         ".";
}

Notices::Notice error_question(const std::vector<Finding>& errors, const std::string& go_on, std::function<void()> act,
                               std::function<void()> show_findings) {
  return {Notices::Topic::errors,
          Notices::Kind::warning,
          words_for_errors(errors),
          {{go_on, std::move(act)}, {translate("Show findings"), std::move(show_findings)}}};
}

}  // namespace bulkhead
