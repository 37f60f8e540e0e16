-- SPDX-License-Identifier: MIT
-- Bytes that begin as a compiled chunk does.
-- expect: faulty
Lua this is none
