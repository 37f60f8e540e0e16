// SPDX-License-Identifier: MIT
#include "editor/tools/texts/reference_offers.h"

#include <algorithm>
#include <array>
#include <optional>

#include "editor/tools/words/search.h"
#include "editor/tools/words/translate.h"
#include "model/base/marked.h"
#include "model/text/references.h"

namespace bulkhead {
namespace {

/// By the order of `referable_kinds`.
constexpr std::array<std::string_view, referable_kinds.size()> titles = {
    marked("a marker"),  marked("a zone"),      marked("an area"),
    marked("a side"),    marked("a rule"),      marked("a mission objective"),
    marked("an action"), marked("a stratagem"), marked("a table")};

/// What has been typed since the brace that is still open; nothing outside a reference.
std::optional<std::string_view> typed_in_braces(std::string_view before) {
  const auto brace = before.find_last_of("{}\n");
  if (brace == std::string_view::npos || before[brace] != '{') return std::nullopt;
  // A doubled brace stands for itself.
  std::size_t braces = 0;
  while (braces <= brace && before[brace - braces] == '{') ++braces;
  if (braces % 2 == 0) return std::nullopt;
  return before.substr(brace + 1);
}

}  // namespace

ReferenceOffers offer_references(std::string_view text, std::size_t at, const Item* item, const Mission& mission) {
  const auto typed = typed_in_braces(text.substr(0, at));
  if (!typed) return {};
  ReferenceOffers result{typed->size() + 1, {}};
  std::vector<ReferenceOffer> later;
  const auto offer = [&](const Reference& reference, std::string_view wanted) {
    auto reads = resolve(reference, item, mission).value_or(std::string());
    if (!has_all_words(reference.name + " " + reads, wanted)) return;
    auto& to = reference.name.starts_with(wanted) ? result.offers : later;
    to.push_back({to_text(reference), std::move(reads)});
  };
  const auto colon = typed->find(':');
  if (colon == std::string_view::npos && item != nullptr) {
    for (const auto& param : item->params) offer({"", param.name.text()}, *typed);
  }
  for (std::size_t index = 0; index < referable_kinds.size(); ++index) {
    const auto kind = referable_kinds[index];
    const bool begun = colon == std::string_view::npos && kind.starts_with(*typed);
    const bool chosen = colon != std::string_view::npos && kind == typed->substr(0, colon);
    if (!begun && !chosen) continue;
    const auto ids = referable(mission, kind);
    if (begun && !ids.empty()) result.offers.push_back({"{" + std::string(kind) + ":", translate(titles[index])});
    for (const auto& id : chosen ? ids : std::vector<Id>()) {
      offer({std::string(kind), id.text()}, typed->substr(colon + 1));
    }
  }
  result.offers.insert(result.offers.end(), later.begin(), later.end());
  return result;
}

}  // namespace bulkhead
