--- `ProposeEvent`: lets anybody propose an event to a city, whose lead announces or declines it. It has the fields of `AnnounceEvent`.
local cities = require('domain.cities')
local proposed = require('domain.proposed')
local errors = require('errors')
local givenEvent = require('handlers.events.given-event')

local proposeEvent = { fields = givenEvent.fields }

---@param request CommunityRequest
---@return AnnouncedFields
function proposeEvent.check(request)
  local state, now = request.state, request.now
  local given = givenEvent.read(request)
  local city = cities.of(state, given.city)
  errors.expect(city and not city.hidden, 'city.unknown')
  givenEvent.expectTimes(given, now)
  errors.expect(proposed.hasRoom(state, given.city, request.from, now), 'announcement.too-many')
  return given
end

---@param request CommunityRequest
---@param given AnnouncedFields
---@return string action
---@return table data
function proposeEvent.apply(request, given)
  proposed.set(request.state, given, request.from, request.now)
  return 'ProposeEvent', { process = given.process }
end

return proposeEvent
