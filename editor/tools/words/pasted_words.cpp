// SPDX-License-Identifier: MIT
#include "editor/tools/words/pasted_words.h"

#include <string>
#include <utility>

#include "editor/tools/words/translate.h"

namespace bulkhead {

Error in_pasted_text(Error error) {
  if (error.line <= 0) return error;
  auto words = translate("Line {} of what was pasted: {}", {std::to_string(error.line), error.message});
  return {std::move(words), {}, 0, 0};
}

}  // namespace bulkhead
