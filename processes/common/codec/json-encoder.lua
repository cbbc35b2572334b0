--- Encodes JSON in place of aos's own encoder, which matches each character of a text with a set: every result of the process goes
-- through it. The JSON is the same. A table whose text is known already isn't encoded again.
local json = require('json')

local encoder = {}

--- Levels of tables within tables; more of them are a circle.
local MAX_DEPTH = 100

local ESCAPED = {}
for byte = 0, 31 do
  ESCAPED[string.char(byte)] = ('\\u%04x'):format(byte)
end
for letter, control in pairs({ b = '\b', f = '\f', n = '\n', r = '\r', t = '\t' }) do
  ESCAPED[control] = '\\' .. letter
end

--- Returns a text without control characters as JSON has it, without its quotes; so a JSON text within another one.
---@param text string
---@return string
function encoder.escaped(text)
  -- a search for a plain character costs next to nothing
  if text:find('\\', 1, true) then text = text:gsub('\\', '\\\\') end
  -- one text in its quotes, as lists of lines are
  if text:sub(1, 1) == '"' and text:find('"', 2, true) == #text then return '\\' .. text:sub(1, -2) .. '\\"' end
  if text:find('"', 1, true) then text = text:gsub('"', '\\"') end
  return text
end

--- Returns any text as JSON has it.
---@param text string
---@return string
local function textOf(text)
  -- a repetition costs half of a search for its opposite
  if text:find('^[^%c"\\]*$') then return '"' .. text .. '"' end
  local quoted = '"' .. encoder.escaped(text) .. '"'
  return quoted:find('^%C*$') and quoted or (quoted:gsub('%c', ESCAPED))
end

--- Texts of tables, while these exist.
---@type table<table, string>
local known = setmetatable({}, { __mode = 'k' })

--- Keeps the text of a table, which then is encoded as this text.
---@param encoded table
---@param text string
function encoder.keep(encoded, text)
  known[encoded] = text
end

local encode

---@param list any[]
---@param depth integer
---@return string
local function listText(list, depth)
  local parts = {}
  for index, value in ipairs(list) do
    parts[index] = encode(value, depth)
  end
  return '[' .. table.concat(parts, ',') .. ']'
end

---@param object table<string, any>
---@param depth integer
---@return string
local function objectText(object, depth)
  local parts = {}
  for name, value in pairs(object) do
    assert(type(name) == 'string', 'invalid table: mixed or invalid key types')
    if type(value) ~= 'function' then parts[#parts + 1] = textOf(name) .. ':' .. encode(value, depth) end
  end
  return '{' .. table.concat(parts, ',') .. '}'
end

--- Encodes a value; an empty table is a list.
---@param value any
---@param depth integer
---@return string
function encode(value, depth)
  local kind = type(value)
  if kind == 'string' then return textOf(value) end
  if kind == 'number' then
    assert(value - value == 0, 'unexpected number value')
    return ('%.14g'):format(value)
  end
  if kind == 'table' then
    local text = known[value]
    if text then return text end
    assert(depth < MAX_DEPTH, 'circular reference')
    local isList = rawget(value, 1) ~= nil or next(value) == nil
    return (isList and listText or objectText)(value, depth + 1)
  end
  assert(kind == 'nil' or kind == 'boolean', 'unexpected type')
  return value == nil and 'null' or tostring(value)
end

---@param value any
---@return string
function json.encode(value) return encode(value, 0) end

return encoder
