--- `Enter`: lets the sender count as a person in the contest, by a ticket, or by the answer of an event that is then asked.
local enterRules = require('common.admission.enter')
local entries = require('domain.entries')
local errors = require('errors')
local contestRules = require('handlers.contest-rules')
local ownSender = require('handlers.own-sender')
local mineView = require('views.mine')

local enter = { fields = enterRules.fields(errors) }

---@param request MinibuildRequest
---@return Ticket?
function enter.check(request)
  ownSender.expect(request)
  contestRules.expectUnpublished(request.state)
  return enterRules.check(errors, enter.fields, request)
end

---@param request MinibuildRequest
---@param ticket Ticket?
---@return string action
---@return table data
---@return OutgoingMessage[]
function enter.apply(request, ticket)
  local questions = enterRules.apply(enter.fields, request, ticket)
  entries.admit(request.state, request.from)
  return 'Mine', mineView(request, request.from), questions
end

return enter
