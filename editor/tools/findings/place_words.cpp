// SPDX-License-Identifier: MIT
#include "editor/tools/findings/place_words.h"

#include "model/mission/names_by_id.h"
#include "model/mission/spoken_names.h"

namespace bulkhead {

std::string place_words(const Mission& mission, const Address& address) {
  const auto* const object = std::get_if<ObjectAddress>(&address);
  return object != nullptr && exists(mission, address) ? spoken_name(mission, object->id) : to_text(mission, address);
}

PlaceWords::PlaceWords(const Mission& mission) : mission_(mission), names_(names_by_id(mission)) {}

std::string PlaceWords::of(const Address& address) const {
  const auto* const object = std::get_if<ObjectAddress>(&address);
  const auto found = object != nullptr ? names_.find(object->id) : names_.end();
  return found != names_.end() ? found->second : to_text(mission_, address);
}

}  // namespace bulkhead
