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

--- Returns the part of a new state.
---@return Cities
function cities.new()
  return { order = {}, bySlug = {} }
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
