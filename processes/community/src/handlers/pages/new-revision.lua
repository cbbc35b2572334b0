--- The parts that `Publish` and `Restore` share: the fields of a new revision, the conflict, and the reply.
local base64url = require('common.codec.base64url')
local declareFields = require('common.declare-fields')
local rules = require('common.field-rules')
local constants = require('constants')
local pages = require('domain.pages')
local errors = require('errors')
local pagePlace = require('handlers.pages.page-place')

local newRevision = {}

--- The greatest number that a message may name.
local MAX_NUMBER = 0xffffffff

--- The rule of the number of a revision.
---@type FieldRule
newRevision.number = rules.integer(1, MAX_NUMBER)

newRevision.fields = declareFields(errors, {
  pagePlace.fields,
  { name = 'base', rule = rules.integer(0, MAX_NUMBER), code = 'page.malformed' },
  { name = 'content', rule = rules.utf8(constants.MAX_CONTENT_BYTES), code = 'page.malformed' },
})

--- Returns the revision that a message would add to a page that the sender may change and has seen in its current revision.
---@param request CommunityRequest
---@return NewRevision
function newRevision.read(request)
  local read, place = newRevision.fields.read, pagePlace.readOwn(request)
  local current = pages.number(request.state, place.slug, place.language)
  errors.expect(read(request, 'base') == current, 'page.conflict')
  errors.expect(pages.hasRoom(request.state, place.slug, place.language), 'page.malformed')
  local content = read(request, 'content')
  return {
    city = place.slug,
    language = place.language,
    content = content,
    hash = pages.hashOf(content),
    author = request.from,
    at = request.now,
    message = request.id,
  }
end

--- Adds the revision, and returns the reply.
---@param request CommunityRequest
---@param revision NewRevision
---@return table data
function newRevision.add(request, revision)
  local number = pages.add(request.state, revision)
  return {
    city = revision.city,
    language = revision.language,
    number = number,
    hash = base64url.encode(revision.hash),
  }
end

return newRevision
