# SPDX-License-Identifier: MIT
# Everything that comes from outside, all of it from Debian's packages. Imported targets are SYSTEM: their headers
# raise no warnings.

find_package(fmt REQUIRED)
find_package(pugixml REQUIRED)
find_package(Boost 1.74 REQUIRED)
find_package(nlohmann_json REQUIRED)
find_package(CLI11 REQUIRED)
find_package(PkgConfig REQUIRED)
# The C++ build of Lua: its errors unwind the stack, so destructors run.
pkg_check_modules(lua REQUIRED IMPORTED_TARGET lua5.4-c++)
pkg_check_modules(glib REQUIRED IMPORTED_TARGET glib-2.0)
pkg_check_modules(cairo REQUIRED IMPORTED_TARGET cairo)
pkg_check_modules(pango REQUIRED IMPORTED_TARGET pangocairo pangoft2 fontconfig)
pkg_check_modules(png REQUIRED IMPORTED_TARGET libpng)
pkg_check_modules(qpdf REQUIRED IMPORTED_TARGET libqpdf)
pkg_check_modules(zip REQUIRED IMPORTED_TARGET libzip)
pkg_check_modules(seccomp REQUIRED IMPORTED_TARGET libseccomp)
