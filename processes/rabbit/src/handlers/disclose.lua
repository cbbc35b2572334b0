--- `Disclose`: takes tokens whose claim windows have closed, from anybody, and settles the claims that wait for them.
local declareFields = require('common.declare-fields')
local disclosures = require('domain.disclosures')
local players = require('domain.players')
local errors = require('errors')
local acknowledgementField = require('handlers.acknowledgement-field')
local disclosuresField = require('handlers.disclosures-field')

local disclose = {}

disclose.fields = declareFields(errors, {
  { name = 'disclosures', rule = disclosuresField, code = 'disclosure.malformed' },
  { name = 'acknowledgement', rule = acknowledgementField.rule, optional = true },
})

---@class CheckedDisclosures
---@field plan PlannedDisclosure[]
---@field acknowledgement Acknowledgement?

---@param request RabbitRequest
---@return CheckedDisclosures
function disclose.check(request)
  local read = disclose.fields.read
  local entries = read(request, 'disclosures')
  local state, sender = request.state, players.of(request.state, request.from)
  local plan = disclosures.plan(state, entries, request.now, sender)
  for _, outcome in ipairs(plan) do
    if not outcome.code or outcome.pursuit then
      local acknowledgement = acknowledgementField.riding(request, read(request, 'acknowledgement'))
      return { plan = plan, acknowledgement = acknowledgement }
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
  local isGiven = disclose.fields.isGiven(request, 'acknowledgement')
  local acknowledged = acknowledgementField.keep(request, isGiven, checked.acknowledgement)
  return 'Disclosed', { disclosed = disclosed, acknowledged = acknowledged }
end

return disclose
