--- Reads the entries of `Disclose` and `Scan`.
local fields = require('common.fields')
local constants = require('constants')
local gameFields = require('handlers.game-fields')

--- Reads the entries of a list; one that can't be read has no token.
---@param list any[]
---@return Disclosure[]
return function(list)
  local entries = {}
  for i, written in ipairs(list) do
    local row = type(written) == 'table' and written or {}
    local rabbit, slot = gameFields.rabbit(row.rabbit), gameFields.slot(row.slot)
    local token = rabbit and slot and fields.bytes(row.token, constants.TOKEN_BYTES)
    entries[i] = { rabbit = rabbit, slot = slot, token = token or nil }
  end
  return entries
end
