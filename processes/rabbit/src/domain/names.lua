--- Rules for the names that players choose.
local codePoints = require('common.codec.code-points')
local constants = require('constants')

local names = {}

local SPACE = 0x20

--- First and last of each range of code points that are invisible or change how the text around them is shown:
-- controls, soft hyphen, joiners, fillers, bidi marks and overrides, line separators, byte order mark, tags.
local HIDDEN = {
  { 0x00, 0x1f }, { 0x7f, 0x9f }, { 0xad, 0xad }, { 0x34f, 0x34f }, { 0x61c, 0x61c }, { 0x115f, 0x1160 },
  { 0x17b4, 0x17b5 }, { 0x180b, 0x180f }, { 0x200b, 0x200f }, { 0x2028, 0x202e }, { 0x2060, 0x206f },
  { 0x2800, 0x2800 }, { 0x3164, 0x3164 }, { 0xfeff, 0xfeff }, { 0xffa0, 0xffa0 }, { 0xfff0, 0xfffb },
  { 0x1bca0, 0x1bca3 }, { 0x1d173, 0x1d17a }, { 0xe0000, 0xe0fff },
}

--- Returns true for a code point that is invisible or changes how the text around it is shown.
---@param point integer
---@return boolean
local function isHidden(point)
  for _, range in ipairs(HIDDEN) do
    if point < range[1] then return false end
    if point <= range[2] then return true end
  end
  return false
end

--- Returns true when a text can be a nickname: 1 to 24 visible characters, with at most single spaces between words.
---@param text string
---@return boolean
function names.isNickname(text)
  local points = codePoints.of(text)
  if not points or #points == 0 or #points > constants.MAX_NICKNAME_LENGTH then return false end
  local before = SPACE
  for _, point in ipairs(points) do
    if isHidden(point) or point == SPACE and before == SPACE then return false end
    before = point
  end
  return before ~= SPACE
end

--- Returns true when a text can be an X username.
---@param text string
---@return boolean
function names.isXUsername(text)
  return #text <= constants.MAX_X_USERNAME_LENGTH and text:find('^[%w_]+$') ~= nil
end

return names
