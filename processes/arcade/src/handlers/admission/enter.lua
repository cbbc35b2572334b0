--- `Enter`: lets the sender count as a person in the arcade, by a ticket, or by the answer of an event that is then asked. What the
-- sender has on boards moves to the list of people who are admitted.
local enterRules = require('common.admission.enter')
local fields = require('common.fields')
local standings = require('domain.standings')
local errors = require('errors')
local mineView = require('views.mine')

local enter = { fields = enterRules.fields(errors) }

---@param request ArcadeRequest
---@return Ticket?
function enter.check(request)
  errors.expect(not request.isFromProcess and fields.address(request.from), 'sender.unsupported')
  return enterRules.check(errors, enter.fields, request)
end

---@param request ArcadeRequest
---@param ticket Ticket?
---@return string action
---@return table data
---@return OutgoingMessage[]
function enter.apply(request, ticket)
  local questions = enterRules.apply(enter.fields, request, ticket)
  standings.admitted(request.state, request.from)
  return 'Mine', mineView(request.state, request.from), questions
end

return enter
