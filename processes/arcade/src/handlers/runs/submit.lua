--- `Submit`: replays a run in full, and lets its score count on its boards. It comes from the player whom the run was begun for,
-- once, soon after the ledger knew the end of the run (`Finish`), or as soon as that had to be.
local calendar = require('common.calendar')
local sha256 = require('common.codec.sha256')
local admission = require('common.admission.admission')
local declareFields = require('common.declare-fields')
local packedColumn = require('common.state.packed-column')
local rules = require('common.field-rules')
local pointBatches = require('common.point-batches')
local constants = require('constants')
local boards = require('domain.boards')
local challenges = require('domain.challenges')
local courses = require('domain.courses')
local evenness = require('domain.evenness')
local games = require('domain.games')
local places = require('domain.places')
local reports = require('domain.reports')
local runs = require('domain.runs')
local scores = require('domain.scores')
local standings = require('domain.standings')
local inputLog = require('domain.simulation.input-log')
local replay = require('domain.simulation.replay')
local errors = require('errors')
local batchMessage = require('handlers.points.batch-message')
local runRules = require('handlers.runs.run-rules')
local scoredView = require('views.scored')

local submit = {}

submit.fields = declareFields(errors, {
  { name = 'run', rule = rules.transaction, code = 'run.unknown' },
  { name = 'steps', rule = rules.integer(1, constants.MAX_STEPS), code = 'run.malformed-log' },
  { name = 'inputs', rule = rules.bytesUpTo(constants.MAX_LOG_BYTES), code = 'run.malformed-log' },
})

---@class CheckedSubmit
---@field row integer of the open run
---@field played NewScore

--- Refuses a submission that does not come when its run is over, and another log than that of the end that is known.
---@param request ArcadeRequest
---@param row integer of the open run
---@param steps integer
---@param log string bytes
local function expectInTime(request, row, steps, log)
  local state = request.state
  local open = state.openRuns
  local begunAt, isFinished = open.begunAt[row], runs.isFinished(state, row)
  local isSame = open.finishedSteps[row] == steps and open.logHash[row] == sha256.digest(log)
  errors.expect(not isFinished or isSame, 'run.other-log')
  local last = isFinished and runs.lastMoment(begunAt, steps) or runs.lastFinish(begunAt, steps)
  runRules.expectInTime(request, begunAt, steps, last)
end

--- Returns the id of the first board that an open run counts on.
---@param state ArcadeState
---@param row integer
---@return string
local function firstBoard(state, row)
  local open = state.openRuns
  return places.firstBoard(open.game[row], places.parse(open.on[row]), open.day[row])
end

--- Refuses a second daily run of a player, which another phone can have begun, and one run too many of the day.
---@param request ArcadeRequest
---@param row integer of the open run
local function expectCounting(request, row)
  local state = request.state
  local open = state.openRuns
  local entry = boards.entryOf(state, firstBoard(state, row), scores.personOf(state, open.player[row]))
  errors.expect(open.day[row] == '' or not entry, 'daily.used')
  runRules.expectRoom(state, entry, request.now)
end

--- Replays a run, and refuses a log that goes on after the run is over.
---@param request ArcadeRequest
---@param row integer
---@param simulation Simulation
---@param log InputLog
---@param steps integer
---@return table state of the simulation
local function replayRun(request, row, simulation, log, steps)
  local open = request.state.openRuns
  local state, over = replay.play(simulation, packedColumn.get(open.seed, row), open.pace[row], log, steps)
  errors.expect(not over, 'run.after-end')
  return state
end

---@param request ArcadeRequest
---@return CheckedSubmit
function submit.check(request)
  local state, read = request.state, submit.fields.read
  local row = errors.expect(runs.of(state, read(request, 'run')), 'run.unknown')
  local open = state.openRuns
  errors.expect(request.from == open.player[row], 'run.foreign')
  local simulation = games[open.game[row]]
  local steps, bytes = read(request, 'steps'), read(request, 'inputs')
  errors.expect(steps <= simulation.longestSteps, 'run.too-long')
  local log = errors.expect(inputLog.read(bytes, simulation.inputKinds, steps), 'run.malformed-log')
  expectInTime(request, row, steps, bytes)
  expectCounting(request, row)
  local played = replayRun(request, row, simulation, log, steps)
  return {
    row = row,
    played = {
      steps = steps,
      log = bytes,
      score = simulation.score(played),
      isOver = simulation.isOver(played),
      isFlagged = evenness.isInhuman(log),
    },
  }
end

--- Keeps the points by which the best score of a person who is admitted has grown on a board. An arcade for anybody gives none.
---@param state ArcadeState
---@param entry integer on the board
---@param score integer row
---@param place RunPlace
local function owePoints(state, entry, score, place)
  local entries, rows = state.entryRows, state.scoreRows
  if admission.isOfAnybody(state) or not entries.isAdmitted[entry] then return end
  local worth = reports.worth(rows.game[score], rows.score[score])
  local grown = worth - entries.credited[entry]
  if grown <= 0 then return end
  entries.credited[entry] = worth
  local challenge = challenges.at(state, place)
  reports.owe(state, {
    address = state.people.address[rows.person[score]],
    points = grown,
    kind = challenge and 'challenge' or 'game',
    why = entries.board[entry],
    isPerson = true,
    city = challenge and challenge.city or place.kind == 'city' and place.slug or nil,
    challenge = challenge and place.slug or nil,
  })
end

--- Lets a score count on its boards, of which the first one gives points; returns the runs that boards keep no more.
---@param state ArcadeState
---@param score integer row
---@param day integer number of the day
---@return integer[] rows
local function count(state, score, day)
  local rows, dropped = state.scoreRows, {}
  local place = places.parse(rows.on[score])
  standings.refresh(state, rows.person[score])
  for index, board in ipairs(places.boardsOf(rows.game[score], place, rows.day[score])) do
    local entry = boards.count(state, board, score, dropped)
    if entry and index == 1 then
      boards.noteRun(state, entry, day)
      owePoints(state, entry, score, place)
    end
  end
  return dropped
end

--- Returns the reply to a run without a point, which counts nowhere and is not kept.
---@param state ArcadeState
---@param checked CheckedSubmit
---@return table
local function uncounted(state, checked)
  local open, row = state.openRuns, checked.row
  return { run = open.id[row], game = open.game[row], score = 0, isOver = checked.played.isOver, boards = {} }
end

---@param request ArcadeRequest
---@param checked CheckedSubmit
---@return string action
---@return table data
---@return OutgoingMessage[] sent
function submit.apply(request, checked)
  local state, sent = request.state, {}
  if checked.played.score == 0 then
    local data = uncounted(state, checked)
    runs.close(state, checked.row)
    return 'Scored', data, sent
  end
  courses.leave(state, request.from, firstBoard(state, checked.row))
  local score = scores.add(state, checked.row, checked.played, request.now)
  runs.close(state, checked.row)
  local dropped = count(state, score, calendar.dayOf(request.now))
  local data = scoredView(state, score)
  boards.dropUnkept(state, dropped)
  if state.reports.community and not pointBatches.isWaiting(state.reports) and reports.hasAny(state) then
    reports.fill(state)
    sent[1] = batchMessage(state)
  end
  return 'Scored', data, sent
end

return submit
