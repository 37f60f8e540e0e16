// SPDX-License-Identifier: MIT
#include "tests/cli/program.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <sstream>
#include <sys/wait.h>

namespace bulkhead::test {
namespace {

std::string quoted(const std::string& argument) {
  std::string result = "'";
  for (const char character : argument) result += character == '\'' ? std::string("'\\''") : std::string(1, character);
  return result + "'";
}

std::string content_of(const std::filesystem::path& path) {
  std::ifstream stream(path, std::ios::binary);
  std::ostringstream content;
  content << stream.rdbuf();
  return content.str();
}

}  // namespace

Workplace::Workplace() {
  auto pattern = (std::filesystem::temp_directory_path() / "bulkhead-test-XXXXXX").string();
  if (::mkdtemp(pattern.data()) == nullptr) throw std::runtime_error("no temporary folder");
  folder_ = pattern;
}

Workplace::~Workplace() {
  std::error_code ignored;
  std::filesystem::remove_all(folder_, ignored);
}

Outcome Workplace::run(const std::vector<std::string>& arguments, const std::string& input) const {
  std::string line = "bulkhead";
  for (const auto& argument : arguments) line += " " + quoted(argument);
  return shell(line, input);
}

Outcome Workplace::shell(const std::string& line, const std::string& input) const {
  const auto scratch = folder_.string() + "-io";
  std::filesystem::create_directory(scratch);
  std::ofstream(scratch + "/in", std::ios::binary) << input;
  const auto programs = std::filesystem::path(BULKHEAD_PROGRAM).parent_path().string();
  // The settings and templates of whoever runs the tests make no difference.
  const auto command = "export XDG_CONFIG_HOME=" + quoted(scratch + "/settings") +
                       " XDG_DATA_HOME=" + quoted(scratch + "/data") + " && cd " + quoted(folder_.string()) +
                       " && PATH=" + quoted(programs) + ":$PATH && { " + line + "\n} <" + quoted(scratch + "/in") +
                       " >" + quoted(scratch + "/out") + " 2>" + quoted(scratch + "/err");
  const int status = std::system(command.c_str());
  Outcome outcome{WIFEXITED(status) ? WEXITSTATUS(status) : -1, content_of(scratch + "/out"),
                  content_of(scratch + "/err")};
  std::filesystem::remove_all(scratch);
  return outcome;
}

std::string Workplace::read(const std::string& name) const { return content_of(path(name)); }

void Workplace::write(const std::string& name, const std::string& content) const {
  std::filesystem::create_directories(path(name).parent_path());
  std::ofstream(path(name), std::ios::binary) << content;
}

std::vector<std::string> Workplace::files() const {
  std::vector<std::string> names;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(folder_)) {
    if (entry.is_regular_file()) names.push_back(std::filesystem::relative(entry.path(), folder_).string());
  }
  std::sort(names.begin(), names.end());
  return names;
}

void make_mission(const Workplace& place) {
  ASSERT_EQ(place.run({"new", "kill-team/gallowdark-6x7", "--title", "The Lock", "-o", "m.bulkhead"}).code, 0);
}

}  // namespace bulkhead::test
