--- `Caps`: lets the staff set how much one person, and how much the pot, is paid in a day; a cap that isn't given stays as it is.
local declareFields = require('common.declare-fields')
local caps = require('domain.payments.caps')
local errors = require('errors')
local quantityRules = require('handlers.token.quantity-rules')

local setCaps = {}

setCaps.fields = declareFields(errors, {
  { name = 'person', rule = quantityRules.rate, code = 'staff.malformed', optional = true },
  { name = 'pot', rule = quantityRules.rate, code = 'staff.malformed', optional = true },
})

---@class CapsChange
---@field person string?
---@field pot string?

---@param request CommunityRequest
---@return CapsChange
function setCaps.check(request)
  local read = setCaps.fields.read
  local change = { person = read(request, 'person'), pot = read(request, 'pot') }
  errors.expect(next(change), 'staff.malformed')
  return change
end

---@param request CommunityRequest
---@param change CapsChange
---@return table detail
function setCaps.apply(request, change)
  caps.set(request.state, change.person, change.pot)
  return change
end

return setCaps
