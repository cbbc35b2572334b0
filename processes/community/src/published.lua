--- The reply to `CityPage` in two parts, since a content is long: the page, and its city with the names of those who run it and write its
-- pages.
local json = require('json')
local marks = require('common.publishing.marks')
local announced = require('domain.announced')
local cities = require('domain.cities')
local pages = require('domain.pages')
local profiles = require('domain.profiles')
local announcedEventView = require('views.announced-event')
local cityLook = require('views.city-look')
local cityView = require('views.city')
local revisionView = require('views.revision')

--- Cities whose part has the name of an address, and addresses whose names are in a city's part.
---@type table<string, table<string, true>>
local citiesOf, namedIn = {}, {}
local isFilled = false

--- Keeps whose names a city's part has.
---@param slug string
---@param addresses table<string, true>
local function keepNamed(slug, addresses)
  for address in pairs(namedIn[slug] or {}) do
    citiesOf[address][slug] = nil
  end
  namedIn[slug] = addresses
  for address in pairs(addresses) do
    citiesOf[address] = citiesOf[address] or {}
    citiesOf[address][slug] = true
  end
end

--- Returns the organisers of a city and the authors of its pages.
---@param state CommunityState
---@param slug string
---@return table<string, true>
local function peopleOf(state, slug)
  local addresses = {}
  for _, address in ipairs(cities.of(state, slug).organisers) do
    addresses[address] = true
  end
  for _, page in pairs(state.pages[slug] or {}) do
    addresses[state.revisions.author[page.rows[#page.rows]]] = true
  end
  return addresses
end

local published = {}

--- No part of its own: marks the cities that have the name of somebody who has another one. New code reads first whose names they have.
published.names = {
  key = 'names',
  ---@param request CommunityRequest
  text = function(request)
    for _, slug in ipairs(isFilled and {} or request.state.cities.order) do
      keepNamed(slug, peopleOf(request.state, slug))
    end
    isFilled = true
    for address in pairs(marks.takePart('names') or {}) do
      for slug in pairs(citiesOf[address] or {}) do
        marks.row('city', slug)
      end
    end
  end,
}

--- The texts of cities in the list of all, by slug.
---@type table<string, string>
local lookTexts = {}

--- All cities as `CityIndex` lists them, in one part: a visitor's page asks once.
published.cities = {
  key = 'cities',
  ---@param request CommunityRequest
  ---@param isFirst boolean
  ---@return string?
  text = function(request, isFirst)
    local state, marked = request.state, marks.takePart('cities')
    if isFirst then lookTexts = {} end
    if not isFirst and not marked then return nil end
    for slug in pairs(marked or {}) do
      lookTexts[slug] = nil
    end
    local texts = {}
    for place, slug in ipairs(state.cities.order) do
      lookTexts[slug] = lookTexts[slug] or json.encode(cityLook(state, slug))
      texts[place] = lookTexts[slug]
    end
    return '[' .. table.concat(texts, ',') .. ']'
  end,
}

--- The texts of announced events, by their places.
---@type string[]
local eventTexts = {}

--- All that is announced, in one part: a visitor's page asks once. Events of hidden cities are `null`.
published.events = {
  key = 'events',
  ---@param request CommunityRequest
  ---@param isFirst boolean
  ---@return string?
  text = function(request, isFirst)
    local state, marked = request.state, marks.takePart('events')
    local total = announced.total(state)
    if isFirst then
      marked = {}
      for place = 1, total do
        marked[place] = true
      end
    end
    if not marked then return nil end
    for place in pairs(marked) do
      local view = place <= total and announcedEventView(state, place)
      eventTexts[place] = view and json.encode(view) or 'null'
    end
    return '[' .. table.concat(eventTexts, ',', 1, total) .. ']'
  end,
}

published.city = {
  ---@param state CommunityState
  ---@return string[]
  all = function(state) return state.cities.order end,
  ---@param _ CommunityState
  ---@param slug string
  ---@return string
  key = function(_, slug) return 'city-' .. slug end,
  ---@param request CommunityRequest
  ---@param slug string
  ---@return string
  text = function(request, slug)
    local state = request.state
    if not cities.of(state, slug) then return 'null' end
    local addresses, names = peopleOf(state, slug), {}
    keepNamed(slug, addresses)
    for address in pairs(addresses) do
      names[address] = profiles.nameOf(state, address)
    end
    local view = cityView(state, slug)
    view.names = next(names) and names
    return json.encode(view)
  end,
}

published.page = {
  ---@param state CommunityState
  ---@return string[]
  all = function(state)
    local rows = {}
    for slug, ofCity in pairs(state.pages) do
      for language in pairs(ofCity) do
        rows[#rows + 1] = language .. '--' .. slug
      end
    end
    return rows
  end,
  ---@param _ CommunityState
  ---@param row string language and city
  ---@return string
  key = function(_, row) return 'page-' .. row end,
  ---@param request CommunityRequest
  ---@param row string
  ---@return string
  text = function(request, row)
    local language, slug = row:match('^(.-)%-%-(.*)$')
    local page = pages.of(request.state, slug, language)
    if not page then return 'null' end
    local view = revisionView(request.state, slug, page.rows[#page.rows], #page.rows)
    -- its original may get a newer revision later
    view.older, view.bytes, view.content = nil, nil, page.content
    return json.encode(view)
  end,
}

return published
