--- `Comment`: lets somebody who signed up write on an entry that visitors see.
local declareFields = require('common.declare-fields')
local rules = require('common.field-rules')
local constants = require('constants')
local comments = require('domain.comments')
local entries = require('domain.entries')
local errors = require('errors')
local contestRules = require('handlers.contest-rules')

local comment = {}

comment.fields = declareFields(errors, {
  { name = 'entry', rule = contestRules.entry, code = 'entry.unknown' },
  { name = 'text', rule = rules.lines(constants.MAX_COMMENT_LENGTH), code = 'comment.malformed' },
})

---@class NewComment
---@field entry integer
---@field person integer
---@field text string

---@param request MinibuildRequest
---@return NewComment
function comment.check(request)
  local state, read = request.state, comment.fields.read
  local person = contestRules.sender(request)
  local entry, text = contestRules.existing(state, read(request, 'entry')), read(request, 'text')
  errors.expect(entries.isShown(state, entry), 'entry.hidden')
  errors.expect(comments.hasRoom(state, entry, person), 'comment.too-many')
  return { entry = entry, person = person, text = text }
end

---@param request MinibuildRequest
---@param new NewComment
function comment.apply(request, new)
  comments.add(request.state, new.entry, new.person, new.text, request.now)
end

return comment
