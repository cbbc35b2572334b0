--- `People`: returns a page of the people who signed up.
local admission = require('common.admission.admission')
local constants = require('common.constants')
local pageFields = require('common.page-fields')
local ballots = require('domain.ballots')
local people = require('domain.people')
local teams = require('domain.teams')

local page = pageFields.upTo(constants.DEFAULT_PAGE_LIMIT)

local listPeople = { fields = page.fields, check = page.check }

--- Returns a person, for JSON.
---@param state MinibuildState
---@param person integer
---@return table
local function personRow(state, person)
  local rows, team = state.personRows, teams.of(state, person)
  return {
    person = person,
    address = rows.address[person],
    nickname = rows.nickname[person],
    website = rows.website[person] ~= '' and rows.website[person] or nil,
    team = team and { team = team, name = state.teamRows.name[team] },
    signedUpAt = rows.signedUpAt[person],
    hasVoted = ballots.of(state, rows.address[person]) ~= nil,
    isPerson = admission.isPerson(state, rows.address[person]) or nil,
    removedFor = people.isRemoved(state, person) and rows.removedFor[person] or nil,
  }
end

---@param request MinibuildRequest
---@param asked Page
---@return string action
---@return table data
function listPeople.apply(request, asked)
  local state, list = request.state, {}
  local total = state.personRows.total
  for person = asked.offset + 1, math.min(total, asked.offset + asked.limit) do
    list[#list + 1] = personRow(state, person)
  end
  return 'People', { total = total, rows = list }
end

return listPeople
