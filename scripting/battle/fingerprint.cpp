// SPDX-License-Identifier: MIT
#include "scripting/battle/fingerprint.h"

#include <glib.h>
#include <memory>

#include "model/io/mission_file.h"

namespace bulkhead {

std::string fingerprint(const Mission& mission) {
  const auto document = write_mission(mission);
  const std::unique_ptr<gchar, void (*)(gpointer)> sum(
      g_compute_checksum_for_data(G_CHECKSUM_SHA256, reinterpret_cast<const guchar*>(document.data()), document.size()),
      &g_free);
  return std::string("sha256:") + sum.get();
}

}  // namespace bulkhead
