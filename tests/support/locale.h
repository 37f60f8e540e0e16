// SPDX-License-Identifier: MIT
#pragma once

namespace bulkhead::test {

/// Tests run in the locale of their environment, as a desktop program does: a comma as decimal mark must not matter,
/// neither to the functions of C nor to streams. BULKHEAD_COMMA_LOCALE names a folder with locales of which LC_ALL is
/// one that writes 1.5 as 1,5; returns false, with a message, where it is named and there is none.
[[nodiscard]] bool take_locale_of_environment();

}  // namespace bulkhead::test
