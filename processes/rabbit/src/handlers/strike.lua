--- `Strike`: takes a colour from a player.
local declareFields = require('common.declare-fields')
local rules = require('common.field-rules')
local constants = require('constants')
local claims = require('domain.claims')
local colours = require('domain.colours')
local judging = require('domain.judging')
local errors = require('errors')
local rabbitField = require('handlers.rabbit-field')

local strike = {}

strike.fields = declareFields(errors, {
  rabbitField.fields,
  { name = 'colour', rule = rules.choice(constants.RABBIT_COLOURS), code = 'staff.malformed' },
})

---@class PlannedStrike
---@field rabbit integer
---@field colour integer

---@param request RabbitRequest
---@return PlannedStrike
function strike.check(request)
  errors.expect(not judging.isOpen(request.state), 'event.judging')
  local rabbit = rabbitField.check(request)
  local colour = colours.index(strike.fields.read(request, 'colour'))
  errors.expect(claims.any(request.state, rabbit, colour), 'staff.colour-missing')
  return { rabbit = rabbit, colour = colour }
end

---@param request RabbitRequest
---@param plan PlannedStrike
---@return table detail
function strike.apply(request, plan)
  claims.strike(request.state, plan.rabbit, plan.colour)
  return { rabbit = plan.rabbit, colour = colours[plan.colour] }
end

return strike
