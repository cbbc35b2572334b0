--- The reply to `Contest` in parts: what only acts of the staff change, the numbers, and the texts of each language. Its phase follows from
-- the times.
local json = require('json')
local languages = require('common.languages.languages')
local marks = require('common.publishing.marks')
local entries = require('domain.entries')
local contestView = require('views.contest')

--- The facts as JSON, which are long, and the entries that visitors see.
local facts
---@type table<integer, true>
local shown, countShown = {}, 0

--- Looks again at entries that visitors may see now, or no longer.
---@param state MinibuildState
---@param entry integer
local function count(state, entry)
  local isShown = entries.isShown(state, entry) or nil
  if isShown == shown[entry] then return end
  shown[entry], countShown = isShown, countShown + (isShown and 1 or -1)
end

local published = {}

published.contest = {
  key = 'contest',
  ---@param request MinibuildRequest
  ---@param isFirst boolean
  ---@return string?
  text = function(request, isFirst)
    local state, own = request.state, request.state.contest
    if not marks.takePart('contest') and not isFirst then return nil end
    if marks.takePart('facts') or isFirst then
      local view = contestView.facts(state, own.facts)
      if view then view.times = nil end
      facts = json.encode(view)
    end
    local rest = json.encode({
      isOpen = own.isOpen,
      keyVersion = own.keyVersion,
      keySetAt = own.keySetAt,
      languages = languages.of(own.texts),
      judges = contestView.judges(state),
      times = own.facts and own.facts.times,
      publishedAt = own.publishedAt,
    })
    return ('%s,"facts":%s}'):format(rest:sub(1, -2), facts)
  end,
}

published.counts = {
  key = 'counts',
  ---@param request MinibuildRequest
  ---@param isFirst boolean
  ---@return string
  text = function(request, isFirst)
    local state, changed = request.state, marks.takePart('counts')
    if isFirst then
      shown, countShown = {}, 0
      for entry = 1, state.entryRows.total do
        count(state, entry)
      end
    end
    for entry in pairs(changed or {}) do
      count(state, entry)
    end
    return ('{"people":%d,"teams":%d,"entries":%d,"ballots":%d}'):format(
      state.personRows.total,
      state.teams.live,
      countShown,
      state.ballots.counting
    )
  end,
}

published.texts = {
  ---@param state MinibuildState
  ---@return string[]
  all = function(state) return languages.of(state.contest.texts) end,
  ---@param _ MinibuildState
  ---@param language string
  ---@return string
  key = function(_, language) return 'texts-' .. language end,
  ---@param request MinibuildRequest
  ---@param language string
  ---@return string
  text = function(request, language)
    local own = request.state.contest
    return own.texts[language] and json.encode(contestView.texts(own, language)) or 'null'
  end,
}

return published
