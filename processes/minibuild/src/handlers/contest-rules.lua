--- Rules of the fields of a contest, and refusals that several actions share.
local admission = require('common.admission.admission')
local names = require('common.names')
local webAddress = require('common.web-address')
local fields = require('common.fields')
local rules = require('common.field-rules')
local constants = require('constants')
local contest = require('domain.contest')
local entries = require('domain.entries')
local people = require('domain.people')
local teams = require('domain.teams')
local errors = require('errors')

local contestRules = {}

--- Number of an entry, which need not exist.
---@type FieldRule
contestRules.entry = rules.integer(1, constants.MAX_ENTRIES_EVER)

--- Number of a team, which need not exist.
---@type FieldRule
contestRules.team = rules.integer(1, constants.MAX_TEAMS)

--- Number of a person, who need not exist.
---@type FieldRule
contestRules.person = rules.integer(1, constants.MAX_PEOPLE_EVER)

--- A time in Unix milliseconds.
---@type FieldRule
contestRules.time = rules.integer(0, constants.MAX_TIME)

--- Hashes of invitation codes.
---@type FieldRule
contestRules.invites = rules.list(rules.bytes(constants.INVITE_BYTES), 0, constants.MAX_INVITES)

--- Returns the rule of a name that people choose.
---@param max integer in code points
---@return FieldRule
function contestRules.name(max)
  ---@param value any
  ---@return string?
  local function read(value)
    if type(value) == 'string' and names.isName(value, max) then return value end
  end
  return { type = 'name', max = max, read = read }
end

--- Returns true for an address on the web, or the id of a process.
---@param text string
---@return boolean
local function isLink(text)
  return #text <= constants.MAX_LINK_LENGTH and (webAddress.is(text) or fields.address(text) ~= nil)
end

--- A link of an entry.
---@type FieldRule
contestRules.link = rules.form('https address or process id', constants.MAX_LINK_LENGTH, isLink)

--- Returns true for a quantity above zero in decimal digits.
---@param text string
---@return boolean
local function isQuantity(text)
  return #text <= constants.MAX_QUANTITY_DIGITS and text:find('^[1-9]%d*$') ~= nil
end

--- A quantity of a token in its smallest units.
---@type FieldRule
contestRules.quantity = rules.form('quantity', constants.MAX_QUANTITY_DIGITS, isQuantity)

--- Refuses a message outside some phases.
---@param request MinibuildRequest
---@param ... string
function contestRules.expectPhase(request, ...)
  local now, isAllowed = contest.phase(request.state, request.now), false
  for _, phase in ipairs({ ... }) do
    isAllowed = isAllowed or phase == now
  end
  errors.expect(isAllowed, 'contest.phase')
end

--- Refuses a message once the results are published.
---@param state MinibuildState
function contestRules.expectUnpublished(state)
  errors.expect(not state.contest.publishedAt, 'contest.over')
end

--- Refuses the number of no entry; returns the number.
---@param state MinibuildState
---@param entry integer
---@return integer
function contestRules.existing(state, entry)
  errors.expect(entries.exists(state, entry), 'entry.unknown')
  return entry
end

--- Refuses a person whom the staff have removed.
---@param state MinibuildState
---@param person integer
function contestRules.expectThere(state, person)
  errors.expect(not people.isRemoved(state, person), 'person.removed')
end

--- Refuses a sender who is nobody by the contest's admission.
---@param request MinibuildRequest
function contestRules.expectAdmitted(request)
  errors.expect(admission.isAdmitted(request.state, request.from), 'admission.needed')
end

--- Refuses a sender who hasn't signed up, is removed or isn't admitted; returns the person.
---@param request MinibuildRequest
---@return integer
function contestRules.sender(request)
  local person = errors.expect(people.of(request.state, request.from), 'person.unknown')
  contestRules.expectThere(request.state, person)
  contestRules.expectAdmitted(request)
  return person
end

--- Refuses a sender without a team; returns the team and the person.
---@param request MinibuildRequest
---@return integer
---@return integer
function contestRules.senderTeam(request)
  local person = contestRules.sender(request)
  return errors.expect(teams.of(request.state, person), 'team.none'), person
end

--- Refuses a sender who can't make a team now: one who is in a team, or has made as many as one can.
---@param state MinibuildState
---@param person integer
function contestRules.expectFree(state, person)
  errors.expect(not teams.of(state, person), 'team.in-one')
  local isFull = state.teamRows.total >= constants.MAX_TEAMS
  errors.expect(not isFull and state.personRows.teamsMade[person] < constants.MAX_TEAMS_MADE, 'team.too-many')
end

return contestRules
