--- The points that go to the community, in numbered batches. Points that were given stay, also if a run is struck later.
local pointBatches = require('common.point-batches')
local constants = require('constants')
local games = require('domain.games')

local reports = {}

--- Points of one person for one run.
---@class OwedPoints
---@field address string
---@field points integer
---@field kind 'game' | 'challenge'
---@field why string id of the board
---@field isPerson true only people bring points
---@field city string? slug
---@field challenge string? slug

---@class PointReports: PointBatches
---@field entries OwedPoints[]
---@field first integer index of the first points that are in no batch yet
---@field last integer index of the last ones
---@field owed table<integer, OwedPoints> points that are in no batch yet, by index

--- Returns the part of a new state.
---@return PointReports
function reports.new()
  return { batch = 0, acknowledged = 0, entries = {}, first = 1, last = 0, owed = {} }
end

--- Returns the points that a best score is worth: more for a higher one, but always less than `BEST_POINTS`.
---@param game string
---@param score integer
---@return integer
function reports.worth(game, score)
  return constants.BEST_POINTS * score // (score + games[game].halfScore)
end

--- Keeps points to be sent.
---@param state ArcadeState
---@param owed OwedPoints
function reports.owe(state, owed)
  local report = state.reports
  report.last = report.last + 1
  report.owed[report.last] = owed
end

--- Returns true when there are points to send, for the first time or again.
---@param state ArcadeState
---@return boolean
function reports.hasAny(state)
  return pointBatches.isWaiting(state.reports) or state.reports.first <= state.reports.last
end

--- Makes the next batch of the points that are in none, if no batch waits.
---@param state ArcadeState
function reports.fill(state)
  local report = state.reports
  if pointBatches.isWaiting(report) or report.first > report.last then return end
  report.batch = report.batch + 1
  while report.first <= report.last and #report.entries < constants.MAX_REPORTED do
    table.insert(report.entries, report.owed[report.first])
    report.owed[report.first], report.first = nil, report.first + 1
  end
end

return reports
