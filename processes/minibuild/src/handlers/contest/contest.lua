--- `Contest`: returns all that the public front page needs.
local admission = require('common.admission.admission')
local base64url = require('common.codec.base64url')
local declareFields = require('common.declare-fields')
local languages = require('common.languages.languages')
local contest = require('domain.contest')
local entries = require('domain.entries')
local errors = require('errors')

local readContest = {}

readContest.fields = declareFields(errors, {
  { name = 'language', rule = languages.rule, code = 'message.malformed', optional = true },
})

--- Returns the facts, for JSON.
---@param state MinibuildState
---@param facts ContestFacts?
---@return table?
local function factsView(state, facts)
  if not facts then return nil end
  local view = {}
  for name, value in pairs(facts) do
    view[name] = value
  end
  view.contactKey = facts.contactKey and base64url.encode(facts.contactKey)
  view.admission = admission.settingsOf(state)
  return view
end

--- Returns the texts in a language, else those in the original one.
---@param own Contest
---@param language string?
---@return table?
local function textsView(own, language)
  local original = own.facts and own.facts.original
  local shown = own.texts[language] and language or original
  local texts = own.texts[shown]
  if not texts then return nil end
  return {
    language = shown,
    name = texts.name,
    brief = texts.brief,
    rules = texts.rules,
    judging = texts.judging,
  }
end

--- Returns the judges, for JSON.
---@param state MinibuildState
---@return table[]
local function judgesView(state)
  local list = {}
  for _, judge in ipairs(state.judges.list) do
    if judge.isJudge then list[#list + 1] = { address = judge.address, name = judge.name } end
  end
  return list
end

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
    facts = factsView(state, own.facts),
    texts = textsView(own, language),
    languages = languages.of(own.texts),
    counts = {
      people = state.personRows.total,
      teams = state.teams.live,
      entries = entries.count(state).shown,
      ballots = state.ballots.counting,
    },
    judges = judgesView(state),
    publishedAt = own.publishedAt,
  }
end

return readContest
