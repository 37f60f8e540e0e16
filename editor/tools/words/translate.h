// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "model/base/marked.h"
#include "model/edit/step_name.h"

namespace bulkhead {

/// Turns an English text of the editor into the user's language; gives back the text itself where it knows none.
using Translator = std::function<std::string(std::string_view english)>;

/// Set once when the program starts, before anything is translated; without it everything stays English.
void set_translator(Translator translator);

/// An English text of the editor in the user's language. Each `{}` of the translated text is replaced by the next of
/// `arguments`, which are not translated; what is left over of either stays as it is, or is left out.
[[nodiscard]] std::string translate(std::string_view english, const std::vector<std::string>& arguments = {});

/// How many there are: `one` for 1, else `several` with the number.
[[nodiscard]] std::string counted(std::size_t number, std::string_view one, std::string_view several);

/// The name of a step of undo in the user's language.
[[nodiscard]] std::string translate(const StepName& name);

}  // namespace bulkhead
