--- `Restore`: makes the content of an earlier revision the current one again, as a new revision.
local declareFields = require('common.declare-fields')
local pages = require('domain.pages')
local errors = require('errors')
local newRevision = require('handlers.pages.new-revision')

local restore = {}

restore.fields = declareFields(errors, {
  newRevision.fields,
  { name = 'number', rule = newRevision.number, code = 'revision.unknown' },
})

---@param request CommunityRequest
---@return NewRevision
function restore.check(request)
  local state, revision = request.state, newRevision.read(request)
  local number = restore.fields.read(request, 'number')
  local row = errors.expect(pages.row(state, revision.city, revision.language, number), 'revision.unknown')
  errors.expect(revision.hash == pages.hash(state, row), 'revision.other-content')
  revision.restores, revision.from = number, pages.original(state, row)
  return revision
end

---@param request CommunityRequest
---@param revision NewRevision
---@return string action
---@return table data
function restore.apply(request, revision)
  return 'Published', newRevision.add(request, revision)
end

return restore
