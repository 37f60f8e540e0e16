// SPDX-License-Identifier: MIT
#include "editor/tools/findings/place_words.h"

#include "model/mission/spoken_names.h"

namespace bulkhead {

std::string place_words(const Mission& mission, const Address& address) {
  const auto* const object = std::get_if<ObjectAddress>(&address);
  return object != nullptr && exists(mission, address) ? spoken_name(mission, object->id) : to_text(mission, address);
}

}  // namespace bulkhead
