--- Readers of single fields. Each returns the value in the process's own form, or nil when it is not acceptable.
local base64url = require('common.codec.base64url')
local codePoints = require('common.codec.code-points')
local shownText = require('common.shown-text')

local fields = {}

--- Reads a whole number from `min` to `max`.
---@param value any
---@param min integer
---@param max integer
---@return integer?
function fields.integer(value, min, max)
  local number = type(value) == 'number' and math.tointeger(value)
  if number and number >= min and number <= max then return number end
end

--- Reads a text of 1 to `max` code points, see common/shown-text.
---@param value any
---@param max integer in code points
---@param allowsLines boolean true where it may have line feeds
---@return string?
function fields.text(value, max, allowsLines)
  -- a code point has 4 bytes at most: a longer text is refused before it is read
  if type(value) ~= 'string' or #value > 4 * max then return nil end
  local points = codePoints.of(value)
  if points and #points <= max and shownText.fits(points, allowsLines) then return value end
end

--- Reads a text of 1 to `max` bytes that is valid UTF-8 (RFC 3629: no surrogates either) and has no control character but
-- the line feed.
---@param value any
---@param max integer in bytes
---@return string?
function fields.utf8(value, max)
  if type(value) ~= 'string' or #value == 0 or #value > max then return nil end
  if not utf8.len(value) or value:find('\xed[\xa0-\xbf]') then return nil end
  if not value:find('[\0-\9\11-\31\127]') then return value end
end

--- Reads exactly `size` bytes, written in base64url.
---@param value any
---@param size integer
---@return string? bytes
function fields.bytes(value, size)
  if type(value) ~= 'string' or #value ~= (size * 4 + 2) // 3 then return nil end
  return base64url.decode(value)
end

--- Reads an address, as text.
---@param value any
---@return string?
function fields.address(value)
  if fields.bytes(value, 32) then return value end
end

--- Reads a list of at most `max` entries.
---@param value any
---@param max integer
---@return any[]?
function fields.list(value, max)
  if type(value) ~= 'table' or #value > max then return nil end
  if next(value) ~= nil and value[1] == nil then return nil end
  return value
end

return fields
