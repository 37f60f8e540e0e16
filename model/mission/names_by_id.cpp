// SPDX-License-Identifier: MIT
#include "model/mission/names_by_id.h"

#include <optional>
#include <type_traits>

#include "model/mission/fields.h"
#include "model/mission/names.h"
#include "model/mission/numbered_names.h"

namespace bulkhead {
namespace {

/// Numbers things among those of their kind: all are counted first, then asked for in the same order.
template <typename Kind>
class Numbers {
 public:
  void count(const Kind& kind) { ++counts_[kind].all; }
  std::optional<std::size_t> next(const Kind& kind) {
    auto& count = counts_[kind];
    ++count.given;
    return count.all == 1 ? std::nullopt : std::optional(count.given);
  }

 private:
  struct Count {
    std::size_t all = 0;
    std::size_t given = 0;
  };
  std::map<Kind, Count> counts_;
};

/// Of all sorts of things that are numbered.
class AllNumbers {
 public:
  Numbers<Id>& of(const Marker&) { return markers_; }
  Numbers<Id>& of(const Feature&) { return features_; }
  Numbers<FreePiece::Kind>& of(const FreePiece&) { return pieces_; }

 private:
  Numbers<Id> markers_;
  Numbers<Id> features_;
  Numbers<FreePiece::Kind> pieces_;
};

template <typename T>
concept Numbered = std::is_same_v<T, Marker> || std::is_same_v<T, Feature> || std::is_same_v<T, FreePiece>;

}  // namespace

std::map<Id, std::string> names_by_id(const Mission& mission) {
  AllNumbers numbers;
  for_each_object(mission, [&]<typename T>(const T& object, const ThingInfo&) {
    if constexpr (Numbered<T>) numbers.of(object).count(object.kind);
  });
  std::map<Id, std::string> names;
  for_each_object(mission, [&]<typename T>(const T& object, const ThingInfo&) {
    if constexpr (Numbered<T>) {
      names.insert_or_assign(object.id, numbered_name(mission, object, numbers.of(object).next(object.kind)));
    } else if constexpr (std::is_same_v<T, Zone>) {
      names.insert_or_assign(object.id, ground_name(mission, object));
    } else {
      names.insert_or_assign(object.id, name_or_id(object));
    }
  });
  return names;
}

}  // namespace bulkhead
