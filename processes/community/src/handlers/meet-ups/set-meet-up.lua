--- `MeetUp`: lets an organiser add a meet-up to a city, or change one. A change gives all fields anew, and may
-- say which change its author saw last; it can't move a meet-up that has started, nor the end of a meet-up that is over.
local declareFields = require('common.declare-fields')
local rules = require('common.field-rules')
local constants = require('constants')
local flagged = require('domain.flagged')
local meetUps = require('domain.meet-ups.meet-ups')
local errors = require('errors')
local cityRules = require('handlers.city-rules')
local meetUpRules = require('handlers.meet-up-rules')
local organisersOnly = require('handlers.organisers-only')

local setMeetUp = {}

local MAX_CHANGES = 0xffffffff

setMeetUp.fields = declareFields(errors, {
  { name = 'city', rule = cityRules.slug, code = 'meetup.malformed' },
  { name = 'id', rule = meetUpRules.id, code = 'meetup.malformed', optional = true },
  { name = 'base', rule = rules.integer(0, MAX_CHANGES), code = 'meetup.malformed', optional = true },
  { name = 'title', rule = rules.line(constants.MAX_MEET_UP_TITLE_LENGTH), code = 'meetup.malformed' },
  { name = 'text', rule = rules.lines(constants.MAX_MEET_UP_TEXT_LENGTH), code = 'meetup.malformed' },
  { name = 'startsAt', rule = rules.integer(0, constants.MAX_MEET_UP_TIME), code = 'meetup.malformed' },
  {
    name = 'minutes',
    rule = rules.integer(constants.MIN_MEET_UP_MINUTES, constants.MAX_MEET_UP_MINUTES),
    code = 'meetup.malformed',
  },
  { name = 'zone', rule = cityRules.zone, code = 'meetup.malformed' },
  { name = 'place', rule = rules.line(constants.MAX_MEET_UP_PLACE_LENGTH), code = 'meetup.malformed' },
  { name = 'mapUrl', rule = meetUpRules.mapUrl, code = 'meetup.malformed', optional = true },
  {
    name = 'capacity',
    rule = rules.integer(0, constants.MAX_MEET_UP_CAPACITY),
    code = 'meetup.malformed',
    optional = true,
    default = 0,
  },
  { name = 'cancelled', rule = rules.boolean, code = 'meetup.malformed', optional = true, default = false },
})

---@class CheckedMeetUp
---@field id integer? of the meet-up that changes
---@field given MeetUpFields

--- Reads the fields that an organiser gives.
---@param request CommunityRequest
---@return MeetUpFields
local function readGiven(request)
  local given = {}
  for _, name in ipairs({
    'city', 'title', 'text', 'startsAt', 'minutes', 'zone', 'place', 'mapUrl', 'capacity', 'cancelled',
  }) do
    given[name] = setMeetUp.fields.read(request, name)
  end
  given.mapUrl = given.mapUrl or false
  return given
end

--- Refuses a start that a new meet-up, or a meet-up that has not started, can't have.
---@param startsAt integer
---@param now integer
local function expectAhead(startsAt, now)
  errors.expect(startsAt > now, 'meetup.in-the-past')
  errors.expect(startsAt <= now + constants.MAX_MEET_UP_AHEAD_MS, 'meetup.too-far-ahead')
end

--- Refuses a change that a meet-up can't have any more.
---@param state CommunityState
---@param id integer
---@param given MeetUpFields
---@param now integer
local function expectChangeable(state, id, given, now)
  local rows = state.meetUps
  errors.expect(rows.city[id] == given.city, 'meetup.unknown')
  if now < rows.startsAt[id] then
    expectAhead(given.startsAt, now)
    return
  end
  errors.expect(given.startsAt == rows.startsAt[id], 'meetup.started')
  if not meetUps.isOver(state, id, now) then return end
  local isSame = given.minutes == rows.minutes[id] and given.cancelled == rows.cancelled[id]
  errors.expect(isSame and given.capacity == rows.capacity[id], 'meetup.over')
end

---@param request CommunityRequest
---@return CheckedMeetUp
function setMeetUp.check(request)
  local state, now = request.state, request.now
  local id, given = setMeetUp.fields.read(request, 'id'), readGiven(request)
  organisersOnly(request, given.city)
  if id then
    meetUpRules.existing(state, id)
    local base = setMeetUp.fields.read(request, 'base')
    errors.expect(not base or base == state.meetUps.changes[id], 'meetup.conflict')
    expectChangeable(state, id, given, now)
  else
    expectAhead(given.startsAt, now)
    local upcoming = meetUps.countUpcoming(state, given.city, now)
    errors.expect(upcoming < constants.MAX_UPCOMING_MEET_UPS, 'meetup.too-many')
  end
  return { id = id, given = given }
end

---@param request CommunityRequest
---@param checked CheckedMeetUp
---@return string action
---@return table data
function setMeetUp.apply(request, checked)
  local state, id = request.state, checked.id
  if id then
    meetUps.change(state, id, checked.given, request.now)
    if checked.given.cancelled then flagged.decide(state, 'meetup', tostring(id)) end
  else
    id = meetUps.add(state, checked.given, request.now)
  end
  return 'MeetUpSaved', { id = id }
end

return setMeetUp
