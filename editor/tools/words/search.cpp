// SPDX-License-Identifier: MIT
#include "editor/tools/words/search.h"

#include <algorithm>

#include "model/base/plain_text.h"

namespace bulkhead {
namespace {

char lower(char character) {
  return character >= 'A' && character <= 'Z' ? static_cast<char>(character - 'A' + 'a') : character;
}

}  // namespace

bool has_all_words(std::string_view text, std::string_view words) {
  const auto wanted = split_words(words);
  return std::all_of(wanted.begin(), wanted.end(), [&](std::string_view word) {
    return std::search(text.begin(), text.end(), word.begin(), word.end(),
                       [](char a, char b) { return lower(a) == lower(b); }) != text.end();
  });
}

}  // namespace bulkhead
