--- `Begin`: begins a run: gives it the id of the message, and a seed that nobody could know before. Any key may sign it; the
-- player named in it signs the submission.
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
local openRunView = require('views.open-run')

local begin = {}

begin.fields = declareFields(errors, {
  { name = 'game', rule = arcadeRules.game, code = 'run.malformed' },
  { name = 'on', rule = arcadeRules.on, code = 'run.malformed' },
  { name = 'player', rule = rules.address, code = 'run.malformed' },
  {
    name = 'turn',
    rule = rules.integer(0, constants.MAX_TURN),
    code = 'run.malformed',
    optional = true,
    default = 0,
  },
})

--- A run that can begin, or the one that the message or the player of a daily run has begun before.
---@class CheckedBegin
---@field known integer? row of the run that was begun
---@field lapsing integer? row of the run that makes room for it
---@field turn integer
---@field game string
---@field on string
---@field player string
---@field pace integer
---@field course string? id of the board whose runs have one seed
---@field day string of a daily run, else empty
---@field longestSteps integer

--- Returns the challenge of a place, which must be one that can be played now.
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

--- Returns the run that makes room for another one of the sender, if one must. A begin that the network delivers again has an
-- earlier turn than the run that is being played, which it can't push out.
---@param request ArcadeRequest
---@param turn integer
---@return integer?
local function readLapsing(request, turn)
  local state = request.state
  local going = runs.goingOf(state, request.from, request.now)
  if #going < constants.MAX_OPEN_RUNS then return nil end
  local first = runs.firstToLapse(state, going)
  errors.expect(state.openRuns.turn[first] <= turn, 'run.too-many')
  return first
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
  local day, course = '', nil
  if place.kind == 'daily' then
    day = calendar.dateText(request.now)
    course = places.dailyBoard(game, day)
    errors.expect(not boards.entryOf(state, course, scores.personOf(state, player)), 'daily.used')
    known = known or dailyRunOf(request, game, day, player)
  elseif challenge and challenge.sameCourse then
    course = places.boardsOf(game, place, '')[1]
  end
  local turn = read(request, 'turn')
  return {
    known = known,
    lapsing = not known and readLapsing(request, turn) or nil,
    turn = turn,
    game = game,
    on = on,
    player = player,
    pace = challenge and challenge.pace or constants.USUAL_PACE,
    course = course,
    day = day,
    longestSteps = simulation.longestSteps,
  }
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
    seed = courses.seed(request.state, request, begun.course),
    pace = begun.pace,
    turn = begun.turn,
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
