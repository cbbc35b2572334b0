--- `AnnounceEvent`: lets the lead of a city, or the staff, put an event of it on the list, or change what the list says of it: all fields anew.
local announced = require('domain.announced')
local proposed = require('domain.proposed')
local errors = require('errors')
local givenEvent = require('handlers.events.given-event')
local leadsOnly = require('handlers.leads-only')

local announceEvent = { fields = givenEvent.fields }

---@param request CommunityRequest
---@return AnnouncedFields
function announceEvent.check(request)
  local state, now = request.state, request.now
  local given = givenEvent.read(request)
  leadsOnly(request, given.city)
  givenEvent.expectTimes(given, now)
  local before = announced.of(state, given.process, now)
  local isOthers = before ~= nil and before.city ~= given.city
  errors.expect(not isOthers and not announced.isTaken(state, given, now), 'announcement.taken')
  errors.expect(before or announced.hasRoom(state, given.city, now), 'announcement.too-many')
  return given
end

---@param request CommunityRequest
---@param given AnnouncedFields
---@return string action
---@return table data
function announceEvent.apply(request, given)
  announced.set(request.state, given, request.from, request.now)
  proposed.remove(request.state, given.city, given.process)
  return 'AnnounceEvent', { process = given.process }
end

return announceEvent
