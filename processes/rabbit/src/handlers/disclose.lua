--- `Disclose`: takes tokens whose claim windows have closed, from anybody, and settles the claims that wait for them.
local fields = require('common.fields')
local constants = require('constants')
local disclosures = require('domain.disclosures')
local players = require('domain.players')
local errors = require('errors')
local acknowledgementField = require('handlers.acknowledgement-field')
local disclosureFields = require('handlers.disclosure-fields')

local disclose = {}

---@class CheckedDisclosures
---@field plan PlannedDisclosure[]
---@field acknowledgement Acknowledgement?

---@param request RabbitRequest
---@return CheckedDisclosures
function disclose.check(request)
  local list = fields.list(request.data.disclosures, constants.MAX_DISCLOSURES)
  errors.expect(list and #list > 0, 'disclosure.malformed')
  local state, sender = request.state, players.of(request.state, request.from)
  local plan = disclosures.plan(state, disclosureFields(list), request.now, sender)
  for _, outcome in ipairs(plan) do
    if not outcome.code or outcome.pursuit then
      return { plan = plan, acknowledgement = acknowledgementField.riding(request) }
    end
  end
  errors.refuse(plan[1].code)
end

---@param request RabbitRequest
---@param checked CheckedDisclosures
---@return string action
---@return table data
function disclose.apply(request, checked)
  local state, sender = request.state, players.of(request.state, request.from)
  local disclosed = disclosures.apply(state, request.process, checked.plan, sender)
  return 'Disclosed',
    { disclosed = disclosed, acknowledged = acknowledgementField.keep(request, checked.acknowledgement) }
end

return disclose
