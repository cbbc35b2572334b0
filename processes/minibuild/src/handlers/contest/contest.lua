--- `Contest`: returns all that the public front page needs.
local declareFields = require('common.declare-fields')
local languages = require('common.languages.languages')
local contest = require('domain.contest')
local entries = require('domain.entries')
local errors = require('errors')
local contestView = require('views.contest')

local readContest = {}

readContest.fields = declareFields(errors, {
  { name = 'language', rule = languages.rule, code = 'message.malformed', optional = true },
})

---@param request MinibuildRequest
---@return string? language
function readContest.check(request)
  return readContest.fields.read(request, 'language')
end

---@param request MinibuildRequest
---@param language string?
---@return string action
---@return table data
function readContest.apply(request, language)
  local state = request.state
  local own = state.contest
  return 'Contest', {
    phase = contest.phase(state, request.now),
    isOpen = own.isOpen,
    keyVersion = own.keyVersion,
    keySetAt = own.keySetAt,
    facts = contestView.facts(state, own.facts),
    texts = contestView.texts(own, language),
    languages = languages.of(own.texts),
    counts = {
      people = state.personRows.total,
      teams = state.teams.live,
      entries = entries.count(state).shown,
      ballots = state.ballots.counting,
    },
    judges = contestView.judges(state),
    publishedAt = own.publishedAt,
  }
end

return readContest
