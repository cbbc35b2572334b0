--- `Publish`: makes a content the current revision of a page.
local declareFields = require('common.declare-fields')
local rules = require('common.field-rules')
local languages = require('common.languages.languages')
local pages = require('domain.pages')
local errors = require('errors')
local newRevision = require('handlers.pages.new-revision')

local publish = {}

publish.fields = declareFields(errors, {
  newRevision.fields,
  {
    name = 'from',
    rule = rules.object({
      { name = 'language', rule = languages.rule },
      { name = 'number', rule = newRevision.number },
    }),
    code = 'page.malformed',
    optional = true,
  },
})

---@param request CommunityRequest
---@return NewRevision
function publish.check(request)
  local revision = newRevision.read(request)
  local from = publish.fields.read(request, 'from')
  if from then
    local exists = pages.row(request.state, revision.city, from.language, from.number)
    errors.expect(exists and from.language ~= revision.language, 'page.no-original')
  end
  revision.from = from
  return revision
end

---@param request CommunityRequest
---@param revision NewRevision
---@return string action
---@return table data
function publish.apply(request, revision)
  return 'Published', newRevision.add(request, revision)
end

return publish
