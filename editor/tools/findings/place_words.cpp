// SPDX-License-Identifier: MIT
#include "editor/tools/findings/place_words.h"

#include <algorithm>
#include <string_view>

#include "model/base/measures.h"
#include "model/mission/names_by_id.h"
#include "model/mission/spoken_names.h"

namespace bulkhead {
namespace {

/// A point is said in both units: findings do not know which one is shown.
std::string spot_words(const Mission& mission, const Address& address) {
  const auto* const point = std::get_if<Point>(&address);
  return point != nullptr ? measure(*point) : to_text(mission, address);
}

}  // namespace

std::string place_words(const Mission& mission, const Address& address) {
  const auto* const object = std::get_if<ObjectAddress>(&address);
  return object != nullptr && exists(mission, address) ? spoken_name(mission, object->id)
                                                       : spot_words(mission, address);
}

PlaceWords::PlaceWords(const Mission& mission) : mission_(mission), names_(names_by_id(mission)) {}

std::string PlaceWords::name_of(const Id& id) const {
  const auto found = names_.find(id);
  return found != names_.end() ? found->second : std::string();
}

std::string PlaceWords::of(const Address& address) const {
  const auto* const object = std::get_if<ObjectAddress>(&address);
  const auto name = object != nullptr ? name_of(object->id) : std::string();
  return name.empty() ? spot_words(mission_, address) : name;
}

std::string PlaceWords::in(std::string sentence) const {
  constexpr std::string_view letters = "abcdefghijklmnopqrstuvwxyz0123456789-";
  for (auto at = sentence.find('#'); at != std::string::npos; at = sentence.find('#', at + 1)) {
    const auto end = std::min(sentence.find_first_not_of(letters, at + 1), sentence.size());
    const auto id = Id::parse(std::string_view(sentence).substr(at + 1, end - at - 1));
    const auto name = id ? name_of(*id) : std::string();
    if (name.empty()) continue;
    const bool aside =
        at >= 2 && sentence.compare(at - 2, 2, " (") == 0 && end < sentence.size() && sentence[end] == ')';
    if (aside) {
      sentence.erase(at - 2, end + 1 - (at - 2));
      at -= 2;
    } else {
      sentence.replace(at, end - at, name);
      at += name.size() - 1;
    }
  }
  return sentence;
}

}  // namespace bulkhead
