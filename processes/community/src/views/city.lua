--- A city as `Cities` lists it.
local cities = require('domain.cities')
local pages = require('domain.pages')

--- Returns a city, for JSON. `pages` has the number of the current revision by language; a city without a page has none.
---@param state CommunityState
---@param slug string
---@return table
return function(state, slug)
  local city = cities.of(state, slug)
  return {
    slug = slug,
    zone = city.zone,
    lead = city.lead,
    organisers = city.organisers,
    pages = pages.numbers(state, slug),
    hidden = city.hidden,
  }
end
