// SPDX-License-Identifier: MIT
#include "model/mission/spoken_names.h"

#include <type_traits>

#include "model/mission/fields.h"
#include "model/mission/names.h"
#include "model/mission/numbered_names.h"

namespace bulkhead {
namespace {

/// Counts what is alike until it comes to the thing itself.
class Counting {
 public:
  explicit Counting(const Id& id) : id_(id) {}
  void take(const Id& id) {
    ++all_;
    if (id == id_) at_ = all_;
  }
  [[nodiscard]] std::optional<std::size_t> number() const {
    const auto all = at_ == 0 ? all_ + 1 : all_;
    if (all == 1) return std::nullopt;
    return at_ == 0 ? all : at_;
  }

 private:
  const Id& id_;
  std::size_t all_ = 0;
  std::size_t at_ = 0;
};

template <typename T>
std::optional<std::size_t> number_on_boards(const Mission& mission, const T& thing, std::vector<T> Board::*list) {
  Counting counting(thing.id);
  for (const auto& board : mission.boards) {
    for (const auto& other : (*board).*list) {
      if (other.kind == thing.kind) counting.take(other.id);
    }
  }
  return counting.number();
}

}  // namespace

std::optional<std::size_t> number_among_alike(const Mission& mission, const Feature& feature) {
  return number_on_boards(mission, feature, &Board::features);
}

std::optional<std::size_t> number_among_alike(const Mission& mission, const FreePiece& piece) {
  return number_on_boards(mission, piece, &Board::pieces);
}

std::optional<std::size_t> number_among_alike(const Mission& mission, const Marker& marker) {
  Counting counting(marker.id);
  for (const auto& other : *mission.markers) {
    if (other.kind == marker.kind) counting.take(other.id);
  }
  return counting.number();
}

std::string spoken_name(const Mission& mission, const Marker& marker) {
  return numbered_name(mission, marker, number_among_alike(mission, marker));
}

std::string spoken_name(const Mission& mission, const Feature& feature) {
  return numbered_name(mission, feature, number_among_alike(mission, feature));
}

std::string spoken_name(const Mission& mission, const FreePiece& piece) {
  return numbered_name(mission, piece, number_among_alike(mission, piece));
}

std::string set_name(const Mission& mission, const Id& id) {
  for (const auto& used : mission.sets) {
    if (used.set->id == id) return name_or_id(*used.set);
  }
  return id.text();
}

std::string spoken_name(const Mission& mission, const Id& id) {
  auto name = id.text();
  for_each_object(mission, [&]<typename T>(const T& object, const ThingInfo&) {
    if (object.id != id) return;
    if constexpr (requires { spoken_name(mission, object); }) {
      name = spoken_name(mission, object);
    } else if constexpr (std::is_same_v<T, Zone>) {
      name = ground_name(mission, object);
    } else {
      name = name_or_id(object);
    }
  });
  return name;
}

}  // namespace bulkhead
