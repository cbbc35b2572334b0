--- `Rates`: lets the staff set how much a point of some kinds is worth; the others stay as they are. What was earned
-- before stays as it was.
local declareFields = require('common.declare-fields')
local rules = require('common.field-rules')
local constants = require('constants')
local errors = require('errors')
local quantityRules = require('handlers.token.quantity-rules')

local setRates = {}

local kinds = {}
for i, kind in ipairs(constants.EARNING_KINDS) do
  kinds[i] = { name = kind, rule = quantityRules.rate, optional = true }
end

setRates.fields = declareFields(errors, {
  { name = 'rates', rule = rules.object(kinds, true), code = 'staff.malformed' },
})

---@param request CommunityRequest
---@return table<string, string> rates by kind
function setRates.check(request)
  local rates = setRates.fields.read(request, 'rates')
  errors.expect(next(rates), 'staff.malformed')
  return rates
end

---@param request CommunityRequest
---@param rates table<string, string>
---@return table detail
function setRates.apply(request, rates)
  for kind, quantity in pairs(rates) do
    request.state.token.rates[kind] = quantity
  end
  return { rates = rates }
end

return setRates
