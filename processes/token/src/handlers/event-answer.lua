--- `Me`, a notice: the answer of the drop's event to the question about somebody who claims.
local eventRainbow = require('common.event-rainbow')
local drop = require('domain.drop')
local errors = require('errors')
local claimMessages = require('handlers.claim-messages')

local eventAnswer = { fields = eventRainbow.fields(errors, 'claim.not-asked') }

---@class AnsweredClaim
---@field address string
---@field isConfirmed boolean

---@param request TokenRequest
---@return AnsweredClaim
function eventAnswer.check(request)
  local state = request.state
  errors.expect(drop.exists(state) and request.from == state.drop.event, 'claim.not-asked')
  local address = eventAnswer.fields.read(request, 'address')
  errors.expect(drop.isAsked(state, address), 'claim.not-asked')
  return { address = address, isConfirmed = eventRainbow.isConfirmed(eventAnswer.fields, request) }
end

---@param request TokenRequest
---@param answer AnsweredClaim
---@return nil action
---@return nil reply
---@return OutgoingMessage[]
function eventAnswer.apply(request, answer)
  local state, address = request.state, answer.address
  if answer.isConfirmed and drop.isOpen(state) then
    return nil, nil, { claimMessages.given(state, address, drop.give(state, address)) }
  end
  drop.refuse(state, address)
  return nil, nil, { claimMessages.refused(address, answer.isConfirmed and 'empty' or 'no-rainbow') }
end

return eventAnswer
