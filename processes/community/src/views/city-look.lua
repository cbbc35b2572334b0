--- A city as `CityIndex` lists it.
local cities = require('domain.cities')

--- Returns what visitors see of a city before its page, for JSON.
---@param state CommunityState
---@param slug string
---@return table
return function(state, slug)
  local city = cities.of(state, slug)
  local look = city.look
  return {
    slug = slug,
    zone = city.zone,
    names = look.names,
    latitude = look.latitude,
    longitude = look.longitude,
    skyline = look.skyline,
    hidden = city.hidden,
  }
end
