--- `Flag`: lets somebody who signed up or has a ballot flag an entry, or a comment on it, for the staff, once.
local declareFields = require('common.declare-fields')
local rules = require('common.field-rules')
local newFlag = require('common.flags.new-flag')
local constants = require('constants')
local ballots = require('domain.ballots')
local comments = require('domain.comments')
local entries = require('domain.entries')
local people = require('domain.people')
local errors = require('errors')
local contestRules = require('handlers.contest-rules')
local ownSender = require('handlers.own-sender')

local flag = {}

flag.fields = declareFields(errors, {
  ownSender.fields,
  { name = 'entry', rule = contestRules.entry, code = 'entry.unknown' },
  { name = 'comment', rule = rules.integer(1, 0xffffffff), code = 'comment.unknown', optional = true },
  newFlag.fields(errors, constants.MAX_REASON_LENGTH),
})

--- Returns true when an address can flag entries: it has signed up or has a ballot, and isn't removed.
---@param state MinibuildState
---@param address string
---@return boolean
local function canFlag(state, address)
  local isKnown = people.of(state, address) or ballots.of(state, address)
  return isKnown ~= nil and not ballots.isRemoved(state, address)
end

---@param request MinibuildRequest
---@return NewFlag
function flag.check(request)
  local state, read = request.state, flag.fields.read
  ownSender.expect(request)
  local entry, reason = contestRules.existing(state, read(request, 'entry')), read(request, 'reason')
  errors.expect(canFlag(state, request.from), 'flag.not-allowed')
  errors.expect(not entries.isHidden(state, entry), 'entry.hidden')
  local comment = read(request, 'comment')
  if not comment then return newFlag.check(errors, request, entry, reason) end
  local isOfEntry = comments.isShown(state, comment) and state.commentRows.entry[comment] == entry
  errors.expect(isOfEntry, 'comment.unknown')
  return newFlag.check(errors, request, comments.key(comment), reason)
end

---@param request MinibuildRequest
---@param new NewFlag
---@return string action
---@return table data
function flag.apply(request, new)
  newFlag.apply(request, new)
  ownSender.keep(request)
  local comment = comments.ofKey(new.thing)
  return 'Flagged', { entry = comment and request.state.commentRows.entry[comment] or new.thing, comment = comment }
end

return flag
