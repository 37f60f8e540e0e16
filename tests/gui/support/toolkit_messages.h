// SPDX-License-Identifier: MIT
#pragma once

namespace bulkhead::test {

/// From now on each warning or worse of GTK, of the libraries below it and of wx fails the test in which it is said.
/// Only what is said of the desktop around the tests does not. To be called once.
void fail_on_toolkit_messages();

}  // namespace bulkhead::test
