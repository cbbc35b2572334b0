--- `Revisions`: returns a page of the revisions of a city's page, newest first.
local declareFields = require('common.declare-fields')
local pageFields = require('common.page-fields')
local constants = require('constants')
local pages = require('domain.pages')
local errors = require('errors')
local pagePlace = require('handlers.pages.page-place')
local revisionView = require('views.revision')

local listRevisions = {}

---@class RevisionsAsked
---@field place PagePlace
---@field page Page

local page = pageFields.upTo(constants.MAX_REVISIONS_PAGE)

listRevisions.fields = declareFields(errors, { pagePlace.fields, page.fields })

---@param request CommunityRequest
---@return RevisionsAsked
function listRevisions.check(request)
  return { place = pagePlace.read(request), page = page.check(request) }
end

---@param request CommunityRequest
---@param asked RevisionsAsked
---@return string action
---@return table data
function listRevisions.apply(request, asked)
  local state, slug, language = request.state, asked.place.slug, asked.place.language
  local total, rows = pages.number(state, slug, language), {}
  local newest = total - asked.page.offset
  for number = newest, math.max(1, newest - asked.page.limit + 1), -1 do
    rows[#rows + 1] = revisionView(state, slug, pages.row(state, slug, language, number), number)
  end
  return 'Revisions', { total = total, rows = rows }
end

return listRevisions
