--- `Begin`: begins a run: gives it the id of the message, and a seed that nobody could know before. Any key may sign it; the
-- player named in it signs the submission.
local acts = require('common.acts')
local calendar = require('common.calendar')
local declareFields = require('common.declare-fields')
local rules = require('common.field-rules')
local constants = require('constants')
local boards = require('domain.boards')
local challenges = require('domain.challenges')
local courses = require('domain.courses')
local games = require('domain.games')
local places = require('domain.places')
local runs = require('domain.runs')
local scores = require('domain.scores')
local errors = require('errors')
local arcadeRules = require('handlers.arcade-rules')
local runRules = require('handlers.runs.run-rules')
local openRunView = require('views.open-run')

local begin = {}

begin.fields = declareFields(errors, {
  acts.fields,
  { name = 'game', rule = arcadeRules.game, code = 'run.malformed' },
  { name = 'on', rule = arcadeRules.on, code = 'run.malformed' },
  { name = 'player', rule = rules.address, code = 'run.malformed' },
})

--- A run that can begin, or the run that the message or the player of a daily run began earlier.
---@class CheckedBegin
---@field known integer? row of the run that was begun
---@field lapsing integer? row of the run that makes room for it
---@field sequence integer? of a run that begins
---@field game string
---@field on string
---@field player string
---@field pace integer
---@field board string id of the first board that it counts on
---@field isCourseOfAll boolean true when all runs on the board have one seed
---@field day string of a daily run, else empty
---@field longestSteps integer

--- Returns the challenge of a place, which must be open to be played now.
---@param request ArcadeRequest
---@param place RunPlace
---@param game string
---@return Challenge?
local function readChallenge(request, place, game)
  if place.kind ~= 'challenge' then return nil end
  local challenge = challenges.at(request.state, place)
  errors.expect(challenge and not challenge.isHidden, 'challenge.unknown')
  errors.expect(challenge.game == game, 'challenge.other-game')
  errors.expect(not challenges.isOver(challenge, request.now), 'challenge.over')
  errors.expect(challenges.hasStarted(challenge, request.now), 'challenge.not-open')
  return challenge
end

--- Returns the row of the daily run that the sender has begun for a player on a day.
---@param request ArcadeRequest
---@param game string
---@param day string
---@param player string
---@return integer?
local function dailyRunOf(request, game, day, player)
  local rows = request.state.openRuns
  for _, row in ipairs(runs.goingOf(request.state, request.from, request.now)) do
    if rows.day[row] == day and rows.game[row] == game and rows.player[row] == player then return row end
  end
end

--- Reads the number of a begin. It is the ledger's time as the sender knows it, so that the latest number of a sender need not be
-- kept for longer than a message is taken: keys cost nothing.
---@param request ArcadeRequest
---@return integer
local function readSequence(request)
  local sequence, latest = begin.fields.read(request, 'sequence'), runs.latestBegin(request.state, request.from)
  if not runs.isTimely(sequence, request.now) then errors.refuse('run.untimely', request.now) end
  if latest and sequence <= latest then errors.refuse('message.repeated', latest) end
  return sequence
end

--- Returns the run that makes room for another run of the sender, if one must: the run that began first.
---@param request ArcadeRequest
---@return integer?
local function readLapsing(request)
  local going = runs.goingOf(request.state, request.from, request.now)
  return #going >= constants.MAX_OPEN_RUNS and going[1] or nil
end

---@param request ArcadeRequest
---@return CheckedBegin
function begin.check(request)
  local state, read = request.state, begin.fields.read
  local game, on, player = read(request, 'game'), read(request, 'on'), read(request, 'player')
  local simulation = errors.expect(request.id and games[game], 'run.malformed')
  errors.expect(not scores.of(state, request.id), 'run.repeated')
  local place, known = places.parse(on), runs.goingWith(state, request.id, request.now)
  errors.expect(place.kind ~= 'city' or arcadeRules.city.read(place.slug), 'city.malformed')
  local challenge = readChallenge(request, place, game)
  local day = place.kind == 'daily' and calendar.dateText(request.now) or ''
  local board = places.firstBoard(game, place, day)
  local entry = boards.entryOf(state, board, scores.personOf(state, player))
  if place.kind == 'daily' then
    errors.expect(not entry, 'daily.used')
    known = known or dailyRunOf(request, game, day, player)
  end
  runRules.expectRoom(state, entry, request.now)
  return {
    known = known,
    lapsing = not known and readLapsing(request) or nil,
    sequence = not known and readSequence(request) or nil,
    game = game,
    on = on,
    player = player,
    pace = challenge and challenge.pace or constants.USUAL_PACE,
    board = board,
    isCourseOfAll = place.kind == 'daily' or challenge ~= nil and challenge.sameCourse,
    day = day,
    longestSteps = simulation.longestSteps,
  }
end

--- Returns the seed of a run.
---@param request ArcadeRequest
---@param begun CheckedBegin
---@return string
local function seedOf(request, begun)
  if begun.isCourseOfAll then return courses.seedOfAll(request.state, request, begun.board) end
  return courses.seedFor(request.state, request, begun.player, begun.board)
end

--- Opens a run; returns its row.
---@param request ArcadeRequest
---@param begun CheckedBegin
---@return integer
local function open(request, begun)
  if begun.lapsing then runs.close(request.state, begun.lapsing) end
  return runs.open(request.state, {
    id = request.id,
    game = begun.game,
    on = begun.on,
    day = begun.day,
    sender = request.from,
    player = begun.player,
    seed = seedOf(request, begun),
    pace = begun.pace,
    sequence = begun.sequence,
    begunAt = request.now,
    submitUntil = runs.lastMoment(request.now, begun.longestSteps),
  })
end

---@param request ArcadeRequest
---@param begun CheckedBegin
---@return string action
---@return table data
function begin.apply(request, begun)
  return 'Begun', openRunView(request.state, begun.known or open(request, begun))
end

return begin
