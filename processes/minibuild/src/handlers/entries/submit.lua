--- `Submit`: submits the entry of the sender's team, or a new revision of it, whole. Somebody without a team gets one of their own.
local declareFields = require('common.declare-fields')
local rules = require('common.field-rules')
local lists = require('common.lists')
local constants = require('constants')
local entries = require('domain.entries')
local pictures = require('domain.pictures')
local teams = require('domain.teams')
local errors = require('errors')
local contestRules = require('handlers.contest-rules')

local submit = {}

local file = rules.object({
  { name = 'id', rule = rules.transaction },
  { name = 'type', rule = rules.choice(constants.FILE_TYPES) },
  { name = 'bytes', rule = rules.integer(1, constants.MAX_FILE_BYTES) },
  { name = 'sha256', rule = rules.bytes(32) },
})

submit.fields = declareFields(errors, {
  { name = 'kind', rule = rules.choice(constants.ENTRY_KINDS), code = 'entry.malformed' },
  { name = 'title', rule = rules.line(constants.MAX_TITLE_LENGTH), code = 'entry.malformed' },
  {
    name = 'text',
    rule = rules.lines(constants.MAX_ENTRY_TEXT_LENGTH),
    code = 'entry.malformed',
    optional = true,
  },
  {
    name = 'links',
    rule = rules.list(contestRules.link, 0, constants.MAX_LINKS),
    code = 'entry.malformed',
    optional = true,
    default = {},
  },
  { name = 'file', rule = file, code = 'entry.malformed', optional = true },
  {
    name = 'preview',
    rule = rules.bytesUpTo(constants.MAX_PREVIEW_BYTES),
    code = 'entry.malformed',
    optional = true,
  },
})

---@class Submission
---@field person integer
---@field team integer? none for somebody without a team
---@field data EntryData

--- Refuses an entry that lacks what its kind needs.
---@param data EntryData
local function expectComplete(data)
  local isPicture = data.file and lists.indexOf(constants.PICTURE_TYPES, data.file.type)
  local isTextFile = data.file
    and lists.indexOf(constants.TEXT_TYPES, data.file.type)
    and data.file.bytes <= constants.MAX_TEXT_FILE_BYTES
  local isComplete = data.kind == 'picture' and isPicture and data.preview
    or data.kind == 'text' and (data.text or isTextFile)
    or data.kind == 'link' and #data.links > 0
  errors.expect(isComplete, 'entry.incomplete')
  errors.expect(not data.preview or pictures.is(data.preview), 'entry.preview')
end

--- Refuses an entry, or a revision, for which there is no room. The last revisions are the captain's.
---@param state MinibuildState
---@param entry integer?
---@param isCaptain boolean
local function expectRoom(state, entry, isCaptain)
  errors.expect(entry or entries.hasRoom(state), 'entry.too-many')
  local revisions = entry and state.entryRows.revisions[entry] or 0
  local most = constants.MAX_REVISIONS - (isCaptain and 0 or constants.RESERVED_REVISIONS)
  errors.expect(revisions < most, 'entry.too-many-revisions')
end

--- Refuses a team of its own to somebody whose nickname is the name of another team.
---@param state MinibuildState
---@param person integer
local function expectOwnTeam(state, person)
  contestRules.expectFree(state, person)
  errors.expect(not teams.isTaken(state, state.personRows.nickname[person]), 'team.name-taken')
end

---@param request MinibuildRequest
---@return Submission
function submit.check(request)
  local state, data = request.state, {}
  contestRules.expectPhase(request, 'building')
  local person = contestRules.sender(request)
  for _, field in ipairs(submit.fields.list) do
    data[field.name] = submit.fields.read(request, field.name)
  end
  errors.expect(lists.indexOf(state.contest.facts.kinds, data.kind), 'entry.kind')
  expectComplete(data)
  local team = teams.of(state, person)
  if not team then expectOwnTeam(state, person) end
  expectRoom(state, entries.ofTeam(state, team), not team or teams.isCaptain(state, team, person))
  return { person = person, team = team, data = data }
end

---@param request MinibuildRequest
---@param submission Submission
function submit.apply(request, submission)
  local state, person = request.state, submission.person
  local team = submission.team or teams.make(state, person, state.personRows.nickname[person], {})
  entries.submit(state, team, submission.data, request.id, request.now)
end

return submit
