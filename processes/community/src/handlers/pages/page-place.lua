--- Reads which page a message is about, by its city and its language.
local declareFields = require('common.declare-fields')
local languages = require('common.languages.languages')
local cities = require('domain.cities')
local errors = require('errors')
local cityRules = require('handlers.city-rules')
local organisersOnly = require('handlers.organisers-only')

local pagePlace = {}

---@class PagePlace
---@field slug string
---@field language string

pagePlace.fields = declareFields(errors, {
  { name = 'city', rule = cityRules.slug, code = 'city.unknown' },
  { name = 'language', rule = languages.rule, code = 'page.malformed' },
})

--- Returns the place of the page.
---@param request CommunityRequest
---@return PagePlace
function pagePlace.read(request)
  local slug = pagePlace.fields.read(request, 'city')
  errors.expect(cities.of(request.state, slug), 'city.unknown')
  return { slug = slug, language = pagePlace.fields.read(request, 'language') }
end

--- Returns the place of the page, which the sender may change.
---@param request CommunityRequest
---@return PagePlace
function pagePlace.readOwn(request)
  local place = pagePlace.read(request)
  organisersOnly(request, place.slug)
  return place
end

return pagePlace
