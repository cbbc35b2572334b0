--- `TakeComment`: takes a comment away for good that the sender wrote, or that is on the entry of a team that the sender leads.
local flags = require('common.flags.flags')
local comments = require('domain.comments')
local flagged = require('domain.flagged')
local teams = require('domain.teams')
local errors = require('errors')
local commentField = require('handlers.comments.comment-field')
local contestRules = require('handlers.contest-rules')

local takeComment = { fields = commentField.fields }

---@param request MinibuildRequest
---@return integer comment
function takeComment.check(request)
  local state = request.state
  local person, comment = contestRules.sender(request), commentField.check(request)
  local team = state.entryRows.team[state.commentRows.entry[comment]]
  local mayTake = state.commentRows.person[comment] == person or teams.isCaptain(state, team, person)
  errors.expect(mayTake, 'comment.not-own')
  return comment
end

---@param request MinibuildRequest
---@param comment integer
function takeComment.apply(request, comment)
  comments.take(request.state, comment)
  flags.decide(request.state, flagged.comment(comment))
end

return takeComment
