--- Parts of the front page of a contest, for JSON.
local admission = require('common.admission.admission')
local base64url = require('common.codec.base64url')

local contestView = {}

--- Returns the facts, for JSON.
---@param state MinibuildState
---@param facts ContestFacts?
---@return table?
function contestView.facts(state, facts)
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
function contestView.texts(own, language)
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
function contestView.judges(state)
  local list = {}
  for _, judge in ipairs(state.judges.list) do
    if judge.isJudge then list[#list + 1] = { address = judge.address, name = judge.name } end
  end
  return list
end

return contestView
