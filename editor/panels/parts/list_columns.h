// SPDX-License-Identifier: MIT
#pragma once

class wxListCtrl;

namespace bulkhead {

/// Gives one of the two columns of a list a width, in pixels, and the other the rest, but never less than that.
void fit_columns(wxListCtrl& list, int column, int width);

}  // namespace bulkhead
