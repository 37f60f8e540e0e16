// SPDX-License-Identifier: MIT
#include "editor/window/look/accessible.h"

#include <dlfcn.h>
#include <wx/window.h>

namespace bulkhead {
namespace {

/// The functions of GTK and ATK that are needed; both libraries are loaded with wx.
struct Atk {
  void* (*accessible_of)(void* widget) = nullptr;
  void (*set_name)(void* accessible, const char* name) = nullptr;
  void (*set_description)(void* accessible, const char* description) = nullptr;
  void (*set_role)(void* accessible, int role) = nullptr;
  int (*role_of)(const char* name) = nullptr;

  [[nodiscard]] bool complete() const {
    return accessible_of != nullptr && set_name != nullptr && set_description != nullptr && set_role != nullptr &&
           role_of != nullptr;
  }
};

template <typename Function>
void find(Function& function, const char* name) {
  function = reinterpret_cast<Function>(dlsym(RTLD_DEFAULT, name));
}

const Atk& atk() {
  static const Atk functions = [] {
    Atk found;
    find(found.accessible_of, "gtk_widget_get_accessible");
    find(found.set_name, "atk_object_set_name");
    find(found.set_description, "atk_object_set_description");
    find(found.set_role, "atk_object_set_role");
    find(found.role_of, "atk_role_for_name");
    return found;
  }();
  return functions;
}

}  // namespace

void describe_to_assistants(const wxWindow& window, const char* role, const std::string& name,
                            const std::string& description) {
  if (!atk().complete() || window.GetHandle() == nullptr) return;
  auto* const accessible = atk().accessible_of(window.GetHandle());
  if (accessible == nullptr) return;
  atk().set_role(accessible, atk().role_of(role));
  atk().set_name(accessible, name.c_str());
  atk().set_description(accessible, description.c_str());
}

}  // namespace bulkhead
