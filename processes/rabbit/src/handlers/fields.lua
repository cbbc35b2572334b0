--- Readers of single fields: each gives the value in the process's own form, or nil when it is not acceptable.
local base64url = require('codec.base64url')
local codePoints = require('codec.code-points')
local players = require('domain.players')

local fields = {}

--- A whole number from `min` to `max`.
function fields.integer(value, min, max)
  local number = type(value) == 'number' and math.tointeger(value)
  if number and number >= min and number <= max then return number end
end

--- The number of a slot.
function fields.slot(value)
  return fields.integer(value, 0, 0xffffffff)
end

--- A rabbit number as any event could have it; whether this one has it is another question.
function fields.rabbit(value)
  return fields.integer(value, 0, players.MAX)
end

--- A text of 1 to `max` characters that is not blank and has no control character but the line feed.
function fields.text(value, max)
  if type(value) ~= 'string' or not value:find('%S') or value:find('[\0-\9\11-\31\127]') then return nil end
  local points = codePoints.of(value)
  if points and #points <= max then return value end
end

--- Exactly `size` bytes, written in base64url.
function fields.bytes(value, size)
  if type(value) ~= 'string' or #value ~= (size * 4 + 2) // 3 then return nil end
  return base64url.decode(value)
end

--- A P-256 public key, raw and uncompressed. Whether the point is on the curve is for those who use it to check.
function fields.publicKey(value)
  local key = fields.bytes(value, players.KEY_BYTES)
  if key and key:byte() == 4 then return key end
end

--- An address, as text.
function fields.address(value)
  if fields.bytes(value, 32) then return value end
end

--- A list of at most `max` entries.
function fields.list(value, max)
  if type(value) ~= 'table' or #value > max then return nil end
  if next(value) ~= nil and value[1] == nil then return nil end
  return value
end

return fields
