--- `Credit-Notice` of the token with a tag `X-Pot`: somebody sent the community some of the token for the pot.
local declareFields = require('common.declare-fields')
local rules = require('common.field-rules')
local pot = require('domain.token')
local errors = require('errors')
local quantityRules = require('handlers.token.quantity-rules')

local creditNotice = { isTagged = true }

creditNotice.fields = declareFields(errors, {
  { name = 'X-Pot', rule = rules.string, code = 'pot.unmarked' },
  { name = 'Quantity', rule = quantityRules.notice, code = 'message.malformed' },
  { name = 'Reference', rule = rules.string, code = 'message.malformed' },
})

---@class CheckedCredit
---@field quantity string
---@field reference string the token's number of the message

---@param request CommunityRequest
---@return CheckedCredit
function creditNotice.check(request)
  local read = creditNotice.fields.read
  errors.expect(pot.isToken(request.state, request.from), 'token.only')
  read(request, 'X-Pot')
  local reference = read(request, 'Reference')
  errors.expect(not pot.isCounted(request.state, reference), 'pot.counted')
  return { quantity = read(request, 'Quantity'), reference = reference }
end

---@param request CommunityRequest
---@param credit CheckedCredit
---@return OutgoingMessage[]
function creditNotice.apply(request, credit)
  pot.fund(request.state, credit.quantity, credit.reference)
  return {}
end

return creditNotice
