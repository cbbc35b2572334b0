--- `Person`: returns whether an address is a person by this event, for processes that admit its players (common/admission). The reply
-- always names the address, so that whoever asked knows whom it is about.
local declareFields = require('common.declare-fields')
local rules = require('common.field-rules')
local claims = require('domain.claims')
local players = require('domain.players')
local errors = require('errors')

local person = {}

person.fields = declareFields(errors, { { name = 'address', rule = rules.address, code = 'message.malformed' } })

---@param request RabbitRequest
---@return string address
function person.check(request)
  return person.fields.read(request, 'address')
end

---@param request RabbitRequest
---@param address string
---@return string action
---@return table data
function person.apply(request, address)
  local state = request.state
  local rabbit = players.of(state, address)
  local isPerson = rabbit ~= nil and players.isPerson(state, rabbit)
  local hasRainbow = isPerson and claims.rainbowBlock(state, rabbit) ~= nil
  return 'Person', { address = address, isPerson = isPerson, hasRainbow = hasRainbow }
end

return person
