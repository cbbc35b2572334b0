--- Rules that several actions about runs have.
local calendar = require('common.calendar')
local constants = require('constants')
local boards = require('domain.boards')
local runs = require('domain.runs')
local errors = require('errors')

local runRules = {}

--- Refuses a run of a person of whom as many count on a board today as can.
---@param state ArcadeState
---@param entry integer? of the person on the board
---@param now integer
function runRules.expectRoom(state, entry, now)
  local runsToday = boards.runsOn(state, entry, calendar.dayOf(now))
  errors.expect(runsToday < constants.MAX_RUNS_A_DAY, 'run.enough')
end

--- Refuses the end of a run that comes before its steps can have been played, or after the last moment.
---@param request ArcadeRequest
---@param begunAt integer
---@param steps integer
---@param lastMoment integer
function runRules.expectInTime(request, begunAt, steps, lastMoment)
  local played = begunAt + runs.playTime(steps)
  errors.expect(request.now >= played - constants.SUBMIT_EARLY_MS, 'run.too-early')
  errors.expect(request.now <= lastMoment, 'run.too-late')
end

return runRules
