--- `HideComment`: lets the staff hide a comment, or show it again.
local hiding = require('common.flags.hiding')
local comments = require('domain.comments')
local flagged = require('domain.flagged')
local errors = require('errors')
local commentField = require('handlers.comments.comment-field')

local hideComment = { fields = commentField.fields }

---@class CommentOfEntry
---@field comment integer
---@field entry integer

---@param request MinibuildRequest
---@return CommentOfEntry
function hideComment.check(request)
  local comment = commentField.check(request)
  return { comment = comment, entry = request.state.commentRows.entry[comment] }
end

---@param of CommentOfEntry
---@return FlaggedThing
function hideComment.key(of)
  return flagged.comment(of.comment)
end

---@param state MinibuildState
---@param of CommentOfEntry
---@param reason string?
function hideComment.set(state, of, reason)
  comments.hide(state, of.comment, reason)
end

return hiding(errors, hideComment)
