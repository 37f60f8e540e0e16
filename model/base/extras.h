// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace bulkhead {

/// What a file says inside one element that this version does not know: kept as it stands and written back, so that
/// nobody's work is lost.
struct UnknownContent {
  /// Unknown attributes, name and value.
  std::vector<std::pair<std::string, std::string>> attributes;
  /// Unknown or reserved elements and comments, each as its XML text, in file order.
  std::vector<std::string> nodes;
  friend bool operator==(const UnknownContent&, const UnknownContent&) = default;

  [[nodiscard]] bool empty() const { return attributes.empty() && nodes.empty(); }
};

/// The same of an element with others in it that are no objects of their own. Each part of a mission carries its own,
/// and takes it along when it moves or goes.
struct Extras : UnknownContent {
  /// What stands in those others, by their name and what tells them from others of that name: `text`,
  /// `walls breachable`. None is empty.
  std::map<std::string, UnknownContent, std::less<>> inside;
  friend bool operator==(const Extras&, const Extras&) = default;

  [[nodiscard]] UnknownContent within(std::string_view element) const {
    const auto found = inside.find(element);
    return found == inside.end() ? UnknownContent() : found->second;
  }
  /// Adds to what stands there.
  void keep_within(std::string_view element, UnknownContent content) {
    if (content.empty()) return;
    auto& kept = inside[std::string(element)];
    kept.attributes.insert(kept.attributes.end(), content.attributes.begin(), content.attributes.end());
    kept.nodes.insert(kept.nodes.end(), content.nodes.begin(), content.nodes.end());
  }
};

}  // namespace bulkhead
