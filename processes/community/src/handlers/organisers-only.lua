--- Refuses a message about a city from anybody but its organisers.
local cities = require('domain.cities')
local errors = require('errors')

---@param request CommunityRequest
---@param slug string
return function(request, slug)
  local city = errors.expect(cities.of(request.state, slug), 'city.unknown')
  errors.expect(cities.isOrganiser(city, request.from), 'city.organisers-only')
end
