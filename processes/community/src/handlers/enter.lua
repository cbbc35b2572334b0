--- `Enter`: lets the sender count as a person in the community, by a ticket, or by the answer of an event that is then asked. What the
-- sender has on boards moves to the lists of people.
local enterRules = require('common.admission.enter')
local standings = require('domain.boards.standings')
local errors = require('errors')
local walletsOnly = require('handlers.wallets-only')
local earnedView = require('views.earned')

local enter = { fields = enterRules.fields(errors) }

---@param request CommunityRequest
---@return Ticket?
function enter.check(request)
  walletsOnly(request)
  return enterRules.check(errors, enter.fields, request)
end

---@param request CommunityRequest
---@param ticket Ticket?
---@return string action
---@return table data
---@return OutgoingMessage[]
function enter.apply(request, ticket)
  local questions = enterRules.apply(enter.fields, request, ticket)
  standings.refresh(request.state, request.from, request.now)
  return 'Earned', earnedView(request, request.from), questions
end

return enter
