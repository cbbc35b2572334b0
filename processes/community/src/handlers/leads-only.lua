--- Refuses a message about a city from anybody but its lead and the staff.
local roster = require('common.staff.roster')
local cities = require('domain.cities')
local errors = require('errors')

---@param request CommunityRequest
---@param slug string
---@return City
return function(request, slug)
  local city = errors.expect(cities.of(request.state, slug), 'city.unknown')
  local mayAct = cities.isLead(city, request.from) or roster.includes(request.state, request.owner, request.from)
  errors.expect(mayAct, 'city.lead-only')
  return city
end
