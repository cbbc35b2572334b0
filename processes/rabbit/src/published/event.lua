--- The reply to `Info` in two parts: the whole of it, which acts of the staff change nearly alone, and the numbers that players'
-- messages change, in a short text.
local json = require('json')
local flags = require('common.flags.flags')
local marks = require('common.publishing.marks')
local constants = require('constants')
local answers = require('domain.answers')
local board = require('domain.board')
local colours = require('domain.colours')
local judging = require('domain.judging')
local players = require('domain.players')
local reports = require('domain.reports')
local settling = require('domain.settling')
local eventView = require('views.event')

--- Returns the numbers that are counted on the board, which changes with marked players only.
---@param state RabbitState
---@return string
local function placesOf(state)
  local teams = state.teams
  return ('"ranked":%d,"scans":%d,"rainbows":%d,"teams":{"players":[%s],"colours":[%s]}'):format(
    board.size(state),
    board.colours(state),
    board.having(state, #colours),
    table.concat(teams.players, ','),
    table.concat(teams.colours, ',')
  )
end

--- Returns how far the report of points has come, which the answers of its community change.
---@param state RabbitState
---@return string
local function reportOf(state)
  local report = state.reports
  if not report.community then return '' end
  return (',"report":{"community":"%s","batch":%d,"acknowledged":%d,"left":%d}'):format(
    report.community,
    report.batch,
    report.acknowledged,
    reports.left(state)
  )
end

--- Returns a text of the rainbows that the reply lists, which change with marked players only.
---@param state RabbitState
---@return string
local function rainbowsOf(state)
  local texts = {}
  for index, rabbit in ipairs(board.latestRainbows(state, constants.LISTED_RAINBOWS)) do
    texts[index] = rabbit .. ' ' .. state.players.at[rabbit]
  end
  return table.concat(texts, ' ')
end

--- Texts of what marked players change, as the latest message left them.
local places, rainbows

local event = {}

event.numbers = {
  key = 'numbers',
  ---@param request RabbitRequest
  ---@param isFirst boolean
  ---@return string
  text = function(request, isFirst)
    local state = request.state
    if marks.takePart('numbers') or isFirst then
      places, rainbows = placesOf(state), rainbowsOf(state)
    end
    -- joined, since a format copies each character by itself
    return '{"players":'
      .. players.count(state)
      .. ','
      .. places
      .. ',"answers":'
      .. answers.count(state)
      .. ',"ticketsUsed":'
      .. state.admission.tickets.usedTotal
      .. ',"printedPending":'
      .. state.badges.pending
      .. ',"disputesOpen":'
      .. state.disputing.open
      .. ',"namesFlagged":'
      .. flags.total(state)
      .. (judging.isKeyFixed(state) and ',"keyFixed":true' or '')
      .. (settling.isDone(state) and '' or ',"unsettled":true')
      .. reportOf(state)
      .. '}'
  end,
}

--- Returns a text that is another one once something of the reply changed that isn't among the numbers: acts of the staff are all
-- logged, and what players' messages change besides is in it.
---@param request RabbitRequest
---@return string
local function stampOf(request)
  local state = request.state
  local judged = state.judging
  return table.concat({
    #state.staff.log, request.owner, state.event.phase, judged.at or '', judged.winner or '', rainbows,
  }, ' ')
end

local stamp

event.whole = {
  key = 'event',
  ---@param request RabbitRequest
  ---@param isFirst boolean
  ---@return string?
  text = function(request, isFirst)
    local now = stampOf(request)
    if now == stamp and not isFirst then return nil end
    stamp = now
    -- every act of the staff is answered by it
    return request.answer == 'Info' and request.reply or json.encode(eventView(request))
  end,
}

return event
