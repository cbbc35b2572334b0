--- Changes that are to be published (common/publishing/marks.lua): each function says what a message changed.
local marks = require('common.publishing.marks')

local changes = {}

--- Says that a city changed, or its organisers.
---@param slug string
function changes.city(slug)
  marks.row('city', slug)
end

--- Says that visitors see something else of a city in the list of all.
---@param slug string
function changes.cityIndex(slug)
  marks.part('cities', slug)
end

--- Says that there is another announced event at a place, or none any more.
---@param place integer
function changes.event(place)
  marks.part('events', place)
end

--- Says that a page got a revision.
---@param slug string of its city
---@param language string
function changes.page(slug, language)
  marks.row('page', language .. '--' .. slug)
  marks.row('city', slug)
end

--- Says that an address has another name.
---@param address string
function changes.name(address)
  marks.part('names', address)
end

return changes
