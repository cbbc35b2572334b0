--- `Keepsakes`: returns the keepsakes that an address has earned, each with its id once it is made.
local declareFields = require('common.declare-fields')
local rules = require('common.field-rules')
local newKeepsake = require('common.keepsakes.new-keepsake')
local constants = require('constants')
local earned = require('domain.earned')
local players = require('domain.players')
local errors = require('errors')

local keepsakes = {}

keepsakes.fields = declareFields(errors, { { name = 'address', rule = rules.address, code = 'message.malformed' } })

---@param request RabbitRequest
---@return string address
function keepsakes.check(request)
  return keepsakes.fields.read(request, 'address')
end

---@param request RabbitRequest
---@param address string
---@return string action
---@return table data
function keepsakes.apply(request, address)
  local state, rows = request.state, {}
  local player = players.of(state, address)
  for _, kind in ipairs(constants.KEEPSAKE_KINDS) do
    local isEarned = player ~= nil and earned.is(state, player, kind)
    rows[#rows + 1] = newKeepsake.entry(state, address, kind, isEarned, { kind = kind })
  end
  return 'Keepsakes', { rows = rows }
end

return keepsakes
