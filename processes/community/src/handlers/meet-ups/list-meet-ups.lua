--- `MeetUps`: returns a page of the upcoming or of the past meet-ups, of a city or of all. A page ends early where its texts would
-- make the reply too long, and leaves out what ended a moment ago and, among all cities, the hidden ones.
local json = require('json')
local declareFields = require('common.declare-fields')
local rules = require('common.field-rules')
local pageFields = require('common.page-fields')
local constants = require('constants')
local cities = require('domain.cities')
local meetUps = require('domain.meet-ups.meet-ups')
local errors = require('errors')
local cityRules = require('handlers.city-rules')
local meetUpView = require('views.meet-up')

local listMeetUps = {}

local page = pageFields.upTo(constants.MAX_MEET_UPS_PAGE)

listMeetUps.fields = declareFields(errors, {
  page.fields,
  { name = 'city', rule = cityRules.slug, code = 'message.malformed', optional = true },
  { name = 'past', rule = rules.boolean, code = 'message.malformed', optional = true, default = false },
})

---@param request CommunityRequest
---@return MeetUpRange
function listMeetUps.check(request)
  local range, read = page.check(request), listMeetUps.fields.read
  local city = read(request, 'city')
  if city then errors.expect(cities.of(request.state, city), 'city.unknown') end
  return { offset = range.offset, limit = range.limit, city = city, past = read(request, 'past') }
end

--- Returns true when a meet-up belongs to a list.
---@param request CommunityRequest
---@param range MeetUpRange
---@param id integer
---@return boolean
local function isShown(request, range, id)
  local state = request.state
  if not range.past and meetUps.isOver(state, id, request.now) then return false end
  return range.city ~= nil or not cities.of(state, state.meetUps.city[id]).hidden
end

---@param request CommunityRequest
---@param range MeetUpRange
---@return string action
---@return table data
function listMeetUps.apply(request, range)
  local ids, total = meetUps.page(request.state, range)
  local rows, seen, bytes = {}, 0, 0
  for _, id in ipairs(ids) do
    if isShown(request, range, id) then
      local row = meetUpView(request.state, id)
      bytes = bytes + #json.encode(row)
      if #rows > 0 and bytes > constants.MAX_MEET_UPS_BYTES then break end
      rows[#rows + 1] = row
    end
    seen = seen + 1
  end
  local next = range.offset + seen
  return 'MeetUps', { total = total, rows = rows, next = seen > 0 and next < total and next or nil }
end

return listMeetUps
