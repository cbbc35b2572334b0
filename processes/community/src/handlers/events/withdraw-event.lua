--- `WithdrawEvent`: lets the lead of the city that announces an event, or the staff, take it off the list.
local declareFields = require('common.declare-fields')
local rules = require('common.field-rules')
local announced = require('domain.announced')
local flagged = require('domain.flagged')
local errors = require('errors')
local leadsOnly = require('handlers.leads-only')

local withdrawEvent = {}

withdrawEvent.fields = declareFields(errors, {
  { name = 'process', rule = rules.process, code = 'announcement.malformed' },
})

---@param request CommunityRequest
---@return string process
function withdrawEvent.check(request)
  local process = withdrawEvent.fields.read(request, 'process')
  local row = errors.expect(announced.of(request.state, process, request.now), 'announcement.unknown')
  leadsOnly(request, row.city)
  return process
end

---@param request CommunityRequest
---@param process string
---@return string action
---@return table data
function withdrawEvent.apply(request, process)
  announced.remove(request.state, process)
  flagged.decide(request.state, 'event', process)
  return 'WithdrawEvent', { process = process }
end

return withdrawEvent
