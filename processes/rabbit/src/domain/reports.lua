--- The report of points to a community: what players earned in the event, in numbered batches. Points that were reported stay,
-- also if a colour falls later: the community takes no points back.
local pointBatches = require('common.point-batches')
local constants = require('constants')
local board = require('domain.board')
local colours = require('domain.colours')
local judging = require('domain.judging')
local players = require('domain.players')

local reports = {}

--- Points of one player for one thing.
---@class ReportedEntry
---@field address string
---@field points integer
---@field kind 'rainbow' | 'place'
---@field why string
---@field isPerson true? present for a player who is a person by this event

---@class Reports: PointBatches
---@field entries ReportedEntry[]
---@field next integer player who is looked at next
---@field hasPlaces boolean? true once the best players' places were reported
---@field hasWinner boolean? true once the winner was

--- Returns reports of an event that has reported nothing.
---@return Reports
function reports.new()
  return { batch = 0, acknowledged = 0, entries = {}, next = 1 }
end

--- Returns the number of players who are to be looked at before everybody was; 0 when nobody is left and nothing waits.
---@param state RabbitState
---@return integer
function reports.left(state)
  return state.reports.next == 1 and 0 or state.players.total - state.reports.next + 1
end

--- Adds an entry to the batch.
---@param state RabbitState
---@param player integer
---@param points integer
---@param kind 'rainbow' | 'place'
local function addEntry(state, player, points, kind)
  table.insert(state.reports.entries, {
    address = state.players.address[player],
    points = points,
    kind = kind,
    why = state.event.name,
    isPerson = players.isPerson(state, player) or nil,
  })
end

--- Adds the best players and the winner, each once.
---@param state RabbitState
local function addPlaces(state)
  local report, rows = state.reports, state.players
  if not report.hasPlaces then
    report.hasPlaces = true
    for place, player in ipairs(board.page(state, 0, #constants.PLACE_POINTS)) do
      if rows.count[player] > 0 then addEntry(state, player, constants.PLACE_POINTS[place], 'place') end
    end
  end
  local winner = state.judging.winner and state.answers.player[state.judging.winner]
  if winner and not report.hasWinner and judging.isRevealed(state) then
    report.hasWinner = true
    if not rows.removed[winner] then addEntry(state, winner, constants.WINNER_POINTS, 'place') end
  end
end

--- Returns the points of a player's colours.
---@param state RabbitState
---@param player integer
---@return integer
local function pointsOf(state, player)
  local rows = state.players
  if rows.banned[player] or rows.removed[player] then return 0 end
  local count = rows.count[player]
  return count * constants.COLOUR_POINTS + (count == #colours and constants.RAINBOW_POINTS or 0)
end

--- Makes the next batch: the players, from the next one on, who have more points than were reported.
---@param state RabbitState
local function fill(state)
  local report, reported, total = state.reports, state.players.reported, state.players.total
  local last = math.min(total, report.next + constants.SEARCHED_FOR_REPORT - 1)
  while report.next <= last and #report.entries < constants.MAX_REPORTED do
    local points = pointsOf(state, report.next)
    if points > reported[report.next] then
      addEntry(state, report.next, points - reported[report.next], 'rainbow')
      reported[report.next] = points
    end
    report.next = report.next + 1
  end
  if report.next > total then report.next = 1 end
end

--- Returns the entries to send to a community: those of the batch that waits, or else of a new one. The list is empty when
-- nobody among those who were looked at has points that were not reported.
---@param state RabbitState
---@param community string
---@return ReportedEntry[]
function reports.take(state, community)
  local report = state.reports
  report.community = community
  if pointBatches.isWaiting(report) then return report.entries end
  addPlaces(state)
  fill(state)
  if #report.entries > 0 then report.batch = report.batch + 1 end
  return report.entries
end

return reports
