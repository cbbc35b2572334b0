--- The cities of the community and the people who run their pages.
local lists = require('common.lists')
local constants = require('constants')
local changes = require('domain.changes')

local cities = {}

---@class Cities
---@field order string[] slugs in the order they were added
---@field bySlug table<string, City>

---@class City
---@field zone string name of its time zone (IANA)
---@field lead string? address, also among the organisers
---@field organisers string[] addresses
---@field hidden boolean? true while the city is not shown to visitors
---@field look CityLook what the staff said of it; nothing of the first cities, which the app knows

--- The part of a city that lists and the map show.
---@class CityLook
---@field names table<string, string>? by language
---@field latitude integer? in hundredths of a degree, north
---@field longitude integer? in hundredths of a degree, east
---@field skyline CitySkyline?

--- The parameters that a city's skyline is drawn from.
---@class CitySkyline
---@field colour string
---@field land string
---@field ground string
---@field towers integer
---@field houses integer
---@field seed integer

--- Returns the part of a new state: the first cities, which nobody leads yet.
---@return Cities
function cities.new()
  local all = { order = {}, bySlug = {} }
  for place, slug in ipairs(constants.FIRST_CITIES) do
    all.order[place] = slug
    all.bySlug[slug] = { zone = constants.FIRST_ZONES[place], organisers = {}, look = {} }
  end
  return all
end

--- Returns a city.
---@param state CommunityState
---@param slug string
---@return City?
function cities.of(state, slug)
  return state.cities.bySlug[slug]
end

--- Returns true when there is room for one more city.
---@param state CommunityState
---@return boolean
function cities.hasRoom(state)
  return #state.cities.order < constants.MAX_CITIES
end

--- Adds a city, or takes another in its place.
---@param state CommunityState
---@param slug string
---@param city City
function cities.set(state, slug, city)
  local all = state.cities
  if not all.bySlug[slug] then all.order[#all.order + 1] = slug end
  all.bySlug[slug] = city
  changes.city(slug)
end

--- Returns true for the lead of a city.
---@param city City
---@param address string
---@return boolean
function cities.isLead(city, address)
  return city.lead == address
end

--- Returns true for an organiser of a city, who its lead is too.
---@param city City
---@param address string
---@return boolean
function cities.isOrganiser(city, address)
  return lists.indexOf(city.organisers, address) ~= nil
end

return cities
