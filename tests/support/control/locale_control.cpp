// SPDX-License-Identifier: MIT
// Does all that no product source may do, so that tests/locale can show that it would be found.
#include <cstdio>
#include <cstdlib>
#include <istream>
#include <ostream>
#include <string>

namespace bulkhead::test::control {

double with_strtod(const char* text) { return std::strtod(text, nullptr); }
double with_stod(const std::string& text) { return std::stod(text); }
float with_strtof(const char* text) { return std::strtof(text, nullptr); }
long double with_strtold(const char* text) { return std::strtold(text, nullptr); }
int with_sscanf(const char* text, double& number) { return std::sscanf(text, "%lf", &number); }
int with_snprintf(char* text, double number) { return std::snprintf(text, 9, "%.1f", number); }
int with_printf(double number) { return std::printf("%.1f", number); }
std::string with_to_string(double number) { return std::to_string(number); }
void with_stream(std::ostream& out, double number) { out << number; }
void with_stream(std::ostream& out, int number) { out << number; }
void with_stream(std::istream& in, double& number) { in >> number; }

}  // namespace bulkhead::test::control
