--- `CityPage`: returns the page of a city in a language, with all that its reader needs.
local pages = require('domain.pages')
local profiles = require('domain.profiles')
local pagePlace = require('handlers.pages.page-place')
local cityView = require('views.city')
local revisionView = require('views.revision')

local cityPage = { fields = pagePlace.fields, check = pagePlace.read }

--- Returns the names of a city's organisers and of an author, by address; nil when none of them has a name.
---@param state CommunityState
---@param organisers string[]
---@param author string?
---@return table<string, string>?
local function namesOf(state, organisers, author)
  local names = { [author or ''] = author and profiles.nameOf(state, author) }
  for _, address in ipairs(organisers) do
    names[address] = profiles.nameOf(state, address)
  end
  return next(names) and names
end

---@param request CommunityRequest
---@param place PagePlace
---@return string action
---@return table data
function cityPage.apply(request, place)
  local state, page = request.state, pages.of(request.state, place.slug, place.language)
  local city = cityView(state, place.slug)
  local revision = page and revisionView(state, place.slug, page.rows[#page.rows], #page.rows) or { number = 0 }
  return 'CityPage', {
    city = place.slug,
    language = place.language,
    zone = city.zone,
    lead = city.lead,
    organisers = city.organisers,
    pages = city.pages,
    hidden = city.hidden,
    names = namesOf(state, city.organisers, revision.author),
    number = revision.number,
    author = revision.author,
    publishedAt = revision.publishedAt,
    message = revision.message,
    hash = revision.hash,
    from = revision.from,
    restores = revision.restores,
    older = revision.older or false,
    content = page and page.content,
  }
end

return cityPage
