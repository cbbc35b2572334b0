--- `City`: lets the staff add a city, or change one: what is absent stays as it is.
local declareFields = require('common.declare-fields')
local rules = require('common.field-rules')
local lists = require('common.lists')
local constants = require('constants')
local announced = require('domain.announced')
local boards = require('domain.boards.boards')
local changes = require('domain.changes')
local cities = require('domain.cities')
local flagged = require('domain.flagged')
local errors = require('errors')
local cityRules = require('handlers.city-rules')

local setCity = {}

setCity.fields = declareFields(errors, {
  { name = 'slug', rule = cityRules.slug, code = 'staff.malformed' },
  { name = 'zone', rule = cityRules.zone, code = 'staff.malformed', optional = true },
  { name = 'lead', rule = cityRules.addressOrNone, code = 'staff.malformed', optional = true },
  { name = 'hidden', rule = rules.boolean, code = 'staff.malformed', optional = true },
  { name = 'names', rule = cityRules.names, code = 'staff.malformed', optional = true },
  { name = 'latitude', rule = cityRules.latitude, code = 'staff.malformed', optional = true },
  { name = 'longitude', rule = cityRules.longitude, code = 'staff.malformed', optional = true },
  { name = 'skyline', rule = cityRules.skyline, code = 'staff.malformed', optional = true },
})

---@class CityChange
---@field slug string
---@field city City as it is afterwards
---@field detail table

--- Returns the lead of a city after a change.
---@param before City?
---@param given string?
---@return string?
local function leadAfter(before, given)
  if given == nil then return before and before.lead end
  return given ~= '' and given or nil
end

--- Returns what visitors see of a city after a change. Of an added one all of it is given.
---@param request CommunityRequest
---@param before City?
---@return CityLook after
---@return table detail for the log, of which a name is enough
local function lookAfter(request, before)
  local after, detail = {}, {}
  for _, name in ipairs({ 'names', 'latitude', 'longitude', 'skyline' }) do
    after[name] = setCity.fields.read(request, name)
    detail[name] = after[name]
    if before and after[name] == nil then after[name] = before.look[name] end
    errors.expect(before or after[name] ~= nil, 'staff.malformed')
  end
  detail.names, detail.name = nil, detail.names and detail.names[constants.CITY_NAME_LANGUAGE]
  return after, detail
end

---@param request CommunityRequest
---@return CityChange
function setCity.check(request)
  local state, read = request.state, setCity.fields.read
  local slug = read(request, 'slug')
  local before = cities.of(state, slug)
  errors.expect(before or cityRules.isFree(slug), 'city.reserved')
  errors.expect(before or cities.hasRoom(state), 'city.too-many')
  -- a new city needs a time zone
  local zone = errors.expect(read(request, 'zone') or before and before.zone, 'staff.malformed')
  local given, hidden = read(request, 'lead'), read(request, 'hidden')
  local lead = leadAfter(before, given)
  local organisers = lists.changed(before and before.organisers or {}, { lead }, {})
  errors.expect(#organisers <= constants.MAX_ORGANISERS, 'staff.malformed')
  if hidden == nil then hidden = before and before.hidden end
  local look, detail = lookAfter(request, before)
  detail.city, detail.zone, detail.lead, detail.hidden = slug, zone, given, hidden or nil
  return {
    slug = slug,
    city = { zone = zone, lead = lead, organisers = organisers, hidden = hidden or nil, look = look },
    detail = detail,
  }
end

---@param request CommunityRequest
---@param change CityChange
---@return table detail
function setCity.apply(request, change)
  local state = request.state
  cities.set(state, change.slug, change.city)
  if change.city.hidden then flagged.decide(state, 'city', change.slug) end
  changes.cityIndex(change.slug)
  announced.markCity(state, change.slug)
  boards.open(state, boards.idOfCity(change.slug), 'city', { city = change.slug })
  return change.detail
end

return setCity
