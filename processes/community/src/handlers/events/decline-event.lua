--- `DeclineEvent`: lets the lead of a city, or the staff, decline all proposals of an event to it.
local declareFields = require('common.declare-fields')
local rules = require('common.field-rules')
local proposed = require('domain.proposed')
local errors = require('errors')
local cityRules = require('handlers.city-rules')
local leadsOnly = require('handlers.leads-only')

local declineEvent = {}

declineEvent.fields = declareFields(errors, {
  { name = 'city', rule = cityRules.slug, code = 'city.unknown' },
  { name = 'process', rule = rules.process, code = 'announcement.malformed' },
})

---@class DeclinedEvent
---@field city string
---@field process string

---@param request CommunityRequest
---@return DeclinedEvent
function declineEvent.check(request)
  local city, process = declineEvent.fields.read(request, 'city'), declineEvent.fields.read(request, 'process')
  leadsOnly(request, city)
  errors.expect(proposed.has(request.state, city, process, request.now), 'announcement.unknown')
  return { city = city, process = process }
end

---@param request CommunityRequest
---@param declined DeclinedEvent
---@return string action
---@return table data
function declineEvent.apply(request, declined)
  proposed.remove(request.state, declined.city, declined.process)
  return 'DeclineEvent', { process = declined.process }
end

return declineEvent
