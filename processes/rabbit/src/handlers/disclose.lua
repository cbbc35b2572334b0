--- `Disclose`: takes tokens whose claim windows have closed, from anybody, and settles the claims that wait for them.
local fields = require('common.fields')
local constants = require('constants')
local disclosures = require('domain.disclosures')
local players = require('domain.players')
local errors = require('errors')
local disclosureFields = require('handlers.disclosure-fields')

local disclose = {}

---@param request RabbitRequest
---@return PlannedDisclosure[]
function disclose.check(request)
  local list = fields.list(request.data.disclosures, constants.MAX_DISCLOSURES)
  errors.expect(list and #list > 0, 'disclosure.malformed')
  local state, sender = request.state, players.of(request.state, request.from)
  local plan = disclosures.plan(state, disclosureFields(list), request.now, sender)
  for _, outcome in ipairs(plan) do
    if not outcome.code or outcome.pursuit then return plan end
  end
  errors.refuse(plan[1].code)
end

---@param request RabbitRequest
---@param plan PlannedDisclosure[]
---@return string action
---@return table data
function disclose.apply(request, plan)
  local state, sender = request.state, players.of(request.state, request.from)
  return 'Disclosed', { disclosed = disclosures.apply(state, request.process, plan, sender) }
end

return disclose
