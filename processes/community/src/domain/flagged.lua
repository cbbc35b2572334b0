--- Things of the community that people report: names, announced events, meet-ups and cities, each by its kind and its id.
local flags = require('common.flags.flags')
local announced = require('domain.announced')
local cities = require('domain.cities')
local meetUps = require('domain.meet-ups.meet-ups')
local profiles = require('domain.profiles')

local flagged = {}

---@alias FlaggedKind 'name' | 'event' | 'meetup' | 'city'

--- Returns the name of an announced event.
---@param state CommunityState
---@param id string of its process
---@param now integer
---@return string?
local function eventTitle(state, id, now)
  local event = announced.of(state, id, now)
  return event and event.name
end

--- Returns the title of a meet-up.
---@param state CommunityState
---@param id string its number
---@return string?
local function meetUpTitle(state, id)
  local number = math.tointeger(tonumber(id))
  if not number or tostring(number) ~= id or not meetUps.exists(state, number) then return nil end
  return state.meetUps.title[number]
end

--- Returns the slug of a city that isn't hidden.
---@param state CommunityState
---@param id string its slug
---@return string?
local function cityTitle(state, id)
  local city = cities.of(state, id)
  return city and not city.hidden and id or nil
end

---@type table<FlaggedKind, fun(state: CommunityState, id: string, now: integer): string?>
local TITLES = { name = profiles.nameOf, event = eventTitle, meetup = meetUpTitle, city = cityTitle }

--- Returns the title of a thing, or nil if it doesn't exist any more or is hidden.
---@param state CommunityState
---@param kind FlaggedKind
---@param id string
---@param now integer
---@return string?
function flagged.titleOf(state, kind, id, now)
  return TITLES[kind](state, id, now)
end

--- Returns the city of an event or a meet-up; nil for another thing.
---@param state CommunityState
---@param kind FlaggedKind
---@param id string
---@param now integer
---@return string?
function flagged.cityOf(state, kind, id, now)
  if kind == 'meetup' then return state.meetUps.city[math.tointeger(tonumber(id))] end
  local event = kind == 'event' and announced.of(state, id, now)
  return event and event.city or nil
end

--- Returns the key of a thing among all that are flagged.
---@param kind FlaggedKind
---@param id string
---@return string
function flagged.key(kind, id)
  return kind .. ' ' .. id
end

--- Returns the kind and the id of a key.
---@param key FlaggedThing
---@return FlaggedKind kind
---@return string id
function flagged.of(key)
  local kind, id = tostring(key):match('^(%a+) (.*)$')
  return kind, id
end

--- Takes a thing off the list of those that wait for the staff.
---@param state CommunityState
---@param kind FlaggedKind
---@param id string
function flagged.decide(state, kind, id)
  flags.decide(state, flagged.key(kind, id))
end

return flagged
