--- `Flag`: lets somebody who signed up or has a ballot flag an entry, a comment on it or the name of its team for the staff, once.
local declareFields = require('common.declare-fields')
local rules = require('common.field-rules')
local newFlag = require('common.flags.new-flag')
local constants = require('constants')
local ballots = require('domain.ballots')
local comments = require('domain.comments')
local entries = require('domain.entries')
local flagged = require('domain.flagged')
local hiddenNames = require('domain.hidden-names')
local people = require('domain.people')
local errors = require('errors')
local contestRules = require('handlers.contest-rules')
local ownSender = require('handlers.own-sender')

local flag = {}

flag.fields = declareFields(errors, {
  ownSender.fields,
  { name = 'entry', rule = contestRules.entry, code = 'entry.unknown' },
  { name = 'comment', rule = rules.integer(1, 0xffffffff), code = 'comment.unknown', optional = true },
  { name = 'team', rule = contestRules.team, code = 'team.unknown', optional = true },
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

--- Returns the thing that a flag is about. Refuses a comment that isn't on the entry, a team that isn't the entry's, a hidden name, and both.
---@param state MinibuildState
---@param entry integer
---@param comment integer?
---@param team integer?
---@return FlaggedThing
local function thingOf(state, entry, comment, team)
  errors.expect(not (comment and team), 'flag.malformed')
  if team then
    errors.expect(state.entryRows.team[entry] == team, 'team.unknown')
    errors.expect(not hiddenNames.reasonOf(state, team), 'flag.hidden')
    return flagged.team(team)
  end
  if not comment then return entry end
  local isOfEntry = comments.isShown(state, comment) and state.commentRows.entry[comment] == entry
  errors.expect(isOfEntry, 'comment.unknown')
  return flagged.comment(comment)
end

---@param request MinibuildRequest
---@return NewFlag
function flag.check(request)
  local state, read = request.state, flag.fields.read
  ownSender.expect(request)
  local entry, reason = contestRules.existing(state, read(request, 'entry')), read(request, 'reason')
  errors.expect(canFlag(state, request.from), 'flag.not-allowed')
  errors.expect(not entries.isHidden(state, entry), 'entry.hidden')
  local thing = thingOf(state, entry, read(request, 'comment'), read(request, 'team'))
  return newFlag.check(errors, request, thing, reason)
end

---@param request MinibuildRequest
---@param new NewFlag
---@return string action
---@return table data
function flag.apply(request, new)
  newFlag.apply(request, new)
  ownSender.keep(request)
  return 'Flagged', flagged.of(request.state, new.thing)
end

return flag
