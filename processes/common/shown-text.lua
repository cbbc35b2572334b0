--- Rules for the texts that people write for others to read, besides names (common/names.lua): what changes how the text around
-- it is shown is refused, so that a text can't pass for another one or break out of its place.
local codePoints = require('common.codec.code-points')
local visible = require('common.codec.visible')

local shownText = {}

local LINE_FEED = 0x0a

--- First and last of each range of code points that no text may have: controls, bidi marks, embeddings, overrides and
-- isolates, line separators, byte order mark, annotation marks.
local REFUSED = {
  { 0x00, 0x1f }, { 0x7f, 0x9f }, { 0x61c, 0x61c }, { 0x200e, 0x200f }, { 0x2028, 0x202e }, { 0x2066, 0x206f },
  { 0xfeff, 0xfeff }, { 0xfff9, 0xfffb }, { 0xe0001, 0xe0001 },
}

--- Reads a text that is not blank.
---@param value any
---@param max integer in code points
---@param allowsLines boolean true where it may have line feeds
---@return string?
local function read(value, max, allowsLines)
  -- a code point has 4 bytes at most: a longer text is refused before it is read
  if type(value) ~= 'string' or #value > 4 * max then return nil end
  local points = codePoints.of(value)
  if not points or #points > max or not visible.any(points) then return nil end
  for _, point in ipairs(points) do
    if codePoints.isIn(REFUSED, point) and not (allowsLines and point == LINE_FEED) then return nil end
  end
  return value
end

--- Returns the rule of a text of one line.
---@param max integer in code points
---@return FieldRule
function shownText.line(max)
  ---@param value any
  ---@return string?
  local function readLine(value) return read(value, max, false) end
  return { type = 'line', max = max, read = readLine }
end

--- Returns the rule of a text of several lines, ended by U+000A.
---@param max integer in code points
---@return FieldRule
function shownText.lines(max)
  ---@param value any
  ---@return string?
  local function readLines(value) return read(value, max, true) end
  return { type = 'lines', max = max, read = readLines }
end

return shownText
