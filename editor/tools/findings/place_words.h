// SPDX-License-Identifier: MIT
#pragma once

#include <map>
#include <string>

#include "model/mission/mission.h"

namespace bulkhead {

/// What people call the place of a finding: an address of the lattice as it is (`C2/C3`), things by kind and label or
/// by their names, never by an id where there is another word for them. What the mission has no longer is its address.
[[nodiscard]] std::string place_words(const Mission& mission, const Address& address);

/// The same for many places of a mission, which must outlive it: its things are looked through once, when this is made.
class PlaceWords {
 public:
  explicit PlaceWords(const Mission& mission);

  [[nodiscard]] std::string of(const Address& address) const;
  /// A sentence in which things stand by their addresses, with what people call them: `Vault (#vault)` is `Vault`, and
  /// `#west` its name. What the mission does not have stays as it is.
  [[nodiscard]] std::string in(std::string sentence) const;

 private:
  [[nodiscard]] std::string name_of(const Id& id) const;

  const Mission& mission_;
  std::map<Id, std::string> names_;
};

}  // namespace bulkhead
