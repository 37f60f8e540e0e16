// SPDX-License-Identifier: MIT
#include "tests/gui/support/program.h"

#include <csignal>
#include <cstdio>
#include <fcntl.h>
#include <iostream>
#include <sys/wait.h>
#include <unistd.h>

#include "tests/gui/support/driver.h"

namespace bulkhead::test {

Program::Program(const std::vector<std::string>& arguments, const std::vector<int>& closed,
                 const std::filesystem::path& folder) {
  std::vector<std::string> words = {BULKHEAD_EDITOR};
  words.insert(words.end(), arguments.begin(), arguments.end());
  std::vector<char*> pointers;
  for (auto& word : words) pointers.push_back(word.data());
  pointers.push_back(nullptr);
  write_file(folder_ / "said", "");
  process_ = fork();
  if (process_ != 0) return;
  dup2(open((folder_ / "said").c_str(), O_WRONLY | O_APPEND | O_CLOEXEC), STDERR_FILENO);
  for (const int stream : closed) close(stream);
  if (!folder.empty() && chdir(folder.c_str()) != 0) _exit(126);
  execv(BULKHEAD_EDITOR, pointers.data());
  _exit(127);
}

Program::~Program() {
  if (!ended()) kill_now();
  std::cerr << said();
}

std::string Program::said() const { return content_of(folder_ / "said"); }

void Program::kill_now() {
  kill(process_, SIGKILL);
  int status = 0;
  waitpid(process_, &status, 0);
  ended_ = status;
}

std::optional<int> Program::ended() {
  int status = 0;
  if (!ended_ && waitpid(process_, &status, WNOHANG) == process_) ended_ = status;
  return ended_;
}

std::string Program::window() const {
  std::string found;
  wait_for(
      [&] {
        found = output("xdotool search --onlyvisible --pid " + std::to_string(process_) + " --name Bulkhead | tail -1");
        return !found.empty();
      },
      15000);
  return found;
}

std::string Program::output(const std::string& command) {
  std::string text;
  auto* const pipe = popen((command + " 2>/dev/null").c_str(), "r");
  for (int letter = std::fgetc(pipe); letter != EOF; letter = std::fgetc(pipe)) text += static_cast<char>(letter);
  pclose(pipe);
  while (!text.empty() && text.back() == '\n') text.pop_back();
  return text;
}

}  // namespace bulkhead::test
