--- `ProposedEvents`: returns the events that are proposed to a city.
local declareFields = require('common.declare-fields')
local cities = require('domain.cities')
local proposed = require('domain.proposed')
local errors = require('errors')
local cityRules = require('handlers.city-rules')

local listProposed = {}

listProposed.fields = declareFields(errors, {
  { name = 'city', rule = cityRules.slug, code = 'city.unknown' },
})

---@param request CommunityRequest
---@return string city
function listProposed.check(request)
  local city = listProposed.fields.read(request, 'city')
  errors.expect(cities.of(request.state, city), 'city.unknown')
  return city
end

---@param request CommunityRequest
---@param city string
---@return string action
---@return table data
function listProposed.apply(request, city)
  return 'ProposedEvents', { events = proposed.list(request.state, city, request.now) }
end

return listProposed
