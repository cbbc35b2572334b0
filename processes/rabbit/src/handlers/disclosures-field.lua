--- The disclosures of `Disclose`, and those that ride along on `Scan` and `Answer`.
local fields = require('common.fields')
local rules = require('common.field-rules')
local constants = require('constants')
local gameRules = require('handlers.game-rules')

local token = rules.bytes(constants.TOKEN_BYTES)

--- Reads the entries of a list; an entry that can't be read has no token, since each has an outcome of its own.
---@param value any
---@return Disclosure[]?
local function read(value)
  local list, entries = fields.list(value, constants.MAX_DISCLOSURES), {}
  if not list or #list == 0 then return nil end
  for i, written in ipairs(list) do
    local row = type(written) == 'table' and written or {}
    local rabbit, slot = gameRules.rabbit.read(row.rabbit), gameRules.slot.read(row.slot)
    entries[i] = { rabbit = rabbit, slot = slot, token = rabbit and slot and token.read(row.token) or nil }
  end
  return entries
end

---@type FieldRule
return {
  type = 'list',
  min = 1,
  max = constants.MAX_DISCLOSURES,
  item = rules.object({
    { name = 'rabbit', rule = gameRules.rabbit },
    { name = 'slot', rule = gameRules.slot },
    { name = 'token', rule = token },
  }),
  read = read,
}
