// SPDX-License-Identifier: MIT
#include "model/base/article.h"

namespace bulkhead {

std::string with_article(std::string_view noun) {
  // Those of our nouns that begin with a u are read with a consonant: a unit, a use.
  const bool vowel = !noun.empty() && std::string_view("aeio").find(noun.front()) != std::string_view::npos;
  return (vowel ? "an " : "a ") + std::string(noun);
}

}  // namespace bulkhead
