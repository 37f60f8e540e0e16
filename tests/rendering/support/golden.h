// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

namespace bulkhead::test {

/// Compares a PNG with the picture of that name under tests/data/pictures; writes that anew instead where
/// BULKHEAD_RENEW_PICTURES is set. A test that fails leaves what was drawn, and the difference, in a folder that it
/// names.
void expect_picture(std::string_view name, const std::string& png);

}  // namespace bulkhead::test
