-- SPDX-License-Identifier: MIT
-- A text that begins and does not end.
-- expect: faulty | unfinished long string
local text = [==[ and so on
