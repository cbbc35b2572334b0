--- `Terms`: replies with all that the token began with and its current state, as JSON; with the tag `Recipient`, also with
-- the status of the claim of that address.
local declareFields = require('common.declare-fields')
local json = require('json')
local drop = require('domain.drop')
local errors = require('errors')
local tokenRules = require('handlers.token-rules')
local termsView = require('views.terms')

local terms = { isTagged = true, answersSender = true }

terms.fields = declareFields(errors, {
  { name = 'Recipient', rule = tokenRules.holder, code = 'token.recipient-malformed', optional = true },
})

---@param request TokenRequest
---@return string? claimant
function terms.check(request)
  return terms.fields.read(request, 'Recipient')
end

---@param request TokenRequest
---@param claimant string?
---@return OutgoingMessage[]
function terms.apply(request, claimant)
  local state = request.state
  local view = termsView(state, request.owner)
  if claimant then
    view.claim = { status = drop.statusOf(state, claimant), quantity = drop.claimedBy(state, claimant) }
  end
  return { { Action = 'Terms', Data = json.encode(view) } }
end

return terms
