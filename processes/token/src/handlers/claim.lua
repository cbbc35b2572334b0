--- `Claim`: gives the sender a share of the drop, at once or once the drop's event has answered that the sender's rainbow is
-- confirmed. A claim that waits or was refused may be made again.
local eventRainbow = require('common.event-rainbow')
local drop = require('domain.drop')
local recipients = require('domain.recipients')
local errors = require('errors')
local claimMessages = require('handlers.claim-messages')

local claim = { isTagged = true, answersSender = true }

---@param request TokenRequest
function claim.check(request)
  local state, from = request.state, request.from
  errors.expect(drop.exists(state), 'claim.no-drop')
  errors.expect(not request.isFromProcess and recipients.read(from), 'claim.wallets-only')
  errors.expect(from ~= state.token.creator, 'claim.creator')
  errors.expect(drop.statusOf(state, from) ~= 'claimed', 'claim.done')
  errors.expect(drop.isOpen(state), 'claim.empty')
end

---@param request TokenRequest
---@return OutgoingMessage[]
function claim.apply(request)
  local state, from = request.state, request.from
  local event = state.drop.event
  if event == '' then return { claimMessages.given(state, from, drop.give(state, from)) } end
  drop.ask(state, from)
  return {
    { Action = 'Claim-Asked', Event = event, Data = 'The event is asked about the rainbow.' },
    eventRainbow.question(event, from),
  }
end

return claim
