--- Reads the comment that an act is about.
local declareFields = require('common.declare-fields')
local rules = require('common.field-rules')
local comments = require('domain.comments')
local errors = require('errors')

local commentField = {}

commentField.fields = declareFields(errors, {
  { name = 'comment', rule = rules.integer(1, 0xffffffff), code = 'comment.unknown' },
})

--- Reads the number of a comment that was not taken away.
---@param request MinibuildRequest
---@return integer
function commentField.check(request)
  local comment = commentField.fields.read(request, 'comment')
  errors.expect(comments.exists(request.state, comment), 'comment.unknown')
  return comment
end

return commentField
