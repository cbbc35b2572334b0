--- `HideComment`: lets the staff hide a comment, or show it again; either decides on its flags.
local declareFields = require('common.declare-fields')
local rules = require('common.field-rules')
local flags = require('common.flags.flags')
local comments = require('domain.comments')
local errors = require('errors')
local commentField = require('handlers.comments.comment-field')

local hideComment = {}

hideComment.fields = declareFields(errors, {
  commentField.fields,
  { name = 'isHidden', rule = rules.boolean, code = 'staff.malformed' },
})

---@class HiddenComment
---@field comment integer
---@field isHidden boolean

---@param request MinibuildRequest
---@return HiddenComment
function hideComment.check(request)
  return { comment = commentField.check(request), isHidden = hideComment.fields.read(request, 'isHidden') }
end

---@param request MinibuildRequest
---@param change HiddenComment
---@param reason string
---@return table detail
function hideComment.apply(request, change, reason)
  comments.hide(request.state, change.comment, change.isHidden and reason or nil)
  flags.decide(request.state, comments.key(change.comment))
  local entry = request.state.commentRows.entry[change.comment]
  return { comment = change.comment, entry = entry, isHidden = change.isHidden }
end

return hideComment
