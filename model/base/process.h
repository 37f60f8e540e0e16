// SPDX-License-Identifier: MIT
#pragma once

namespace bulkhead {

/// What a program does before anything else:
/// - Standard streams that were closed when it was started are opened on `/dev/null`, so that no file gets their number
///   and with it what is meant for people. Using them fails as if they were still closed.
/// - Writing to a pipe that nobody reads any more, or beyond a limit on the size of files, becomes an error like a full
///   disk. Programs that are started from this one meet these signals as usual.
void prepare_process();

}  // namespace bulkhead
