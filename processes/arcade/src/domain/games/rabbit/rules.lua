--- The endless run of the White Rabbit: hop, glide, duck, and gather the colours of the rainbow in their order.
-- `rules.ts` beside it has the same rules.
local rabbitRun = require('domain.games.rabbit.run')
local rabbitWay = require('domain.games.rabbit.way')

---@type Simulation
local rabbit = { inputKinds = 4, longestSteps = 36000, halfScore = 5000 }

local UNIT, BRIDGE_COLOURS = rabbitRun.UNIT, rabbitRun.BRIDGE_COLOURS
local speedOf, layWay = rabbitRun.speed, rabbitWay.lay

local PRESS, RELEASE, DUCK = 0, 1, 2

--- Half the width of the rabbit, and its heights upright and ducked.
local HALF_WIDTH = 10 * UNIT
local UPRIGHT_HEIGHT = 42 * UNIT
local DUCKED_HEIGHT = 20 * UNIT

--- Steps that the rabbit sits before it sets out by itself.
local LONGEST_REST = 600

local HOP_RISE = 2394
local GRAVITY = 143
--- Fall in a step while gliding, and while dropping to duck.
local GLIDE_FALL = 300
local DROP_FALL = 3072
local GLIDE_STEPS = 36
--- Steps for which a press before landing still hops.
local WISH_STEPS = 8
--- Steps that a duck takes at least, and at most while it is held.
local SHORTEST_DUCK = 36
local LONGEST_DUCK = 150

--- Steps of a slow-down after a stumble, which halves the speed at first; steps until it is forgiven.
local SLOW_STEPS = 90
local SHAKEN_STEPS = 300
local STUMBLE_RISE = 900
--- Steps from a fall to the end of the run, in which no input counts.
local FALL_STEPS = 60
local FALL_RISE = 1400

--- Kinds of obstacles: heights of those that are hopped; the others are known by their number.
local HOP_HEIGHTS = { [0] = 20 * UNIT, 0, 0, 40 * UNIT, 30 * UNIT, 0 }
local BRANCH = 1
--- Height of a branch above the way.
local BRANCH_HEIGHT = 28 * UNIT
--- Way at each end of water that carries the rabbit's middle.
local BANK = 6 * UNIT
--- Reach of an orb around its middle.
local ORB_REACH = 18 * UNIT

--- Points: a rainbow's colours (more for each), others, orbs on a bridge, bridges (more for each of the first).
local FIRST_COLOUR_POINTS = 50
local MORE_COLOUR_POINTS = 10
local WRONG_COLOUR_POINTS = 10
local SPARKLE_POINTS = 20
local BRIDGE_POINTS = 500
local MORE_BRIDGE_POINTS = 100
local RAISED_BRIDGES = 5
--- Way for one point.
local POINT_WAY = 16 * UNIT

--- Steps after which the way is laid out again, far out of sight.
local STEPS_PER_LAYING = 8
--- Place of the first obstacle.
local FIRST_PLACE = 560 * UNIT

--- Returns the state before the first step.
---@param chance ChanceState
---@param pace integer
---@return RabbitRun
function rabbit.start(chance, pace)
  local run = {
    chance = chance, pace = pace, steps = 0, ending = 0, rest = LONGEST_REST, distance = 0,
    height = 0, rise = 0, isHeld = 0, glide = 0, wish = 0, duck = 0, isLettingUp = 0, slow = 0, shaken = 0, fall = 0,
    progress = 0, dealt = 0, bridges = 0, bridgeStart = 0, bridgeEnd = 0, bonus = 0,
    laid = 0, sparkles = 0, horizon = FIRST_PLACE,
    obstacleKinds = {}, obstacleStarts = {}, obstacleWidths = {}, obstaclesPassed = 0,
    orbColours = {}, orbPlaces = {}, orbHeights = {}, orbsPassed = 0,
  }
  layWay(run)
  return run
end

--- Starts a hop.
---@param run RabbitRun
local function hop(run)
  run.rise, run.glide, run.wish, run.duck = HOP_RISE, GLIDE_STEPS, 0, 0
end

--- Takes an input.
---@param run RabbitRun
---@param input integer
local function take(run, input)
  local isInAir = run.height > 0 or run.rise > 0
  if input == PRESS then
    run.rest, run.isHeld = 0, 1
    if isInAir then run.wish = WISH_STEPS else hop(run) end
  elseif input == RELEASE then
    run.isHeld = 0
  elseif input == DUCK then
    run.rest, run.isHeld, run.wish, run.duck, run.isLettingUp = 0, 0, 0, 1, 0
    if isInAir then run.rise = math.min(run.rise, -DROP_FALL) end
  else
    run.isLettingUp = 1
  end
end

--- Moves through the air, down to the landing.
---@param run RabbitRun
local function fly(run)
  local rise = run.rise - GRAVITY
  if run.isHeld == 1 and run.glide > 0 and rise < -GLIDE_FALL then
    rise = -GLIDE_FALL
    run.glide = run.glide - 1
  end
  run.rise, run.height = rise, run.height + rise
  if run.height > 0 then return end
  run.height, run.rise = 0, 0
  if run.wish > 0 then hop(run) end
end

--- Moves the rabbit, and brings all that takes time on.
---@param run RabbitRun
local function move(run)
  local way, slow = speedOf(run), run.slow
  if slow > 0 then
    way = way - way * slow // (2 * SLOW_STEPS)
    run.slow = slow - 1
  end
  run.distance = run.distance + way
  if run.shaken > 0 then run.shaken = run.shaken - 1 end
  if run.height > 0 or run.rise > 0 then fly(run) end
  if run.wish > 0 then run.wish = run.wish - 1 end
  if run.duck > 0 then
    run.duck = run.duck + 1
    if run.duck > LONGEST_DUCK or (run.isLettingUp == 1 and run.duck > SHORTEST_DUCK) then run.duck = 0 end
  end
end

--- Returns true when the rabbit touches an obstacle that it is beside.
---@param run RabbitRun
---@param kind integer
---@param near integer
---@param width integer
---@return boolean
local function isHit(run, kind, near, width)
  if kind == BRANCH then return run.height + (run.duck > 0 and DUCKED_HEIGHT or UPRIGHT_HEIGHT) > BRANCH_HEIGHT end
  local tall = HOP_HEIGHTS[kind]
  if tall > 0 then return run.height < tall end
  return run.height == 0 and run.distance > near + BANK and run.distance < near + width - BANK
end

--- Stumbles: the first one slows the rabbit; another one before it is forgiven ends the run.
---@param run RabbitRun
local function stumble(run)
  if run.shaken > 0 then
    run.fall, run.rise, run.isHeld, run.wish, run.duck = FALL_STEPS, FALL_RISE, 0, 0, 0
    return
  end
  run.slow, run.shaken, run.rise, run.glide = SLOW_STEPS, SHAKEN_STEPS, STUMBLE_RISE, 0
end

--- Meets the obstacle that is next, unless the rabbit is on a bridge or still stumbles.
---@param run RabbitRun
local function meetObstacle(run)
  local next, distance = run.obstaclesPassed + 1, run.distance
  local near = run.obstacleStarts[next]
  if not near or near >= distance + HALF_WIDTH then return end
  local width = run.obstacleWidths[next]
  if near + width <= distance - HALF_WIDTH then
    run.obstaclesPassed = next
    return
  end
  if run.slow > 0 or distance < run.bridgeEnd then return end
  if isHit(run, run.obstacleKinds[next], near, width) then stumble(run) end
end

--- Collects a colour.
---@param run RabbitRun
---@param colour integer
local function collect(run, colour)
  if colour >= BRIDGE_COLOURS then
    run.bonus = run.bonus + SPARKLE_POINTS
  elseif colour == run.progress then
    run.bonus = run.bonus + FIRST_COLOUR_POINTS + MORE_COLOUR_POINTS * colour
    run.progress = run.progress + 1
    if run.progress == BRIDGE_COLOURS then
      run.bonus = run.bonus + BRIDGE_POINTS + MORE_BRIDGE_POINTS * math.min(run.bridges, RAISED_BRIDGES)
      run.bridges = run.bridges + 1
      run.progress, run.dealt = 0, 0
      rabbitWay.layBridge(run)
    end
  else
    run.bonus = run.bonus + WRONG_COLOUR_POINTS
  end
end

--- Meets the orb that is next.
---@param run RabbitRun
local function meetOrb(run)
  local next, distance = run.orbsPassed + 1, run.distance
  local place = run.orbPlaces[next]
  if not place or place - ORB_REACH >= distance + HALF_WIDTH then return end
  local colour = run.orbColours[next]
  if place + ORB_REACH <= distance - HALF_WIDTH then
    run.orbsPassed = next
    -- The colour that was missed comes again.
    if colour == run.progress then run.dealt = run.progress end
    return
  end
  local height, middle = run.height, run.orbHeights[next]
  local top = height + (run.duck > 0 and DUCKED_HEIGHT or UPRIGHT_HEIGHT)
  if middle - ORB_REACH >= top or middle + ORB_REACH <= height then return end
  rabbitWay.takeOrb(run)
  collect(run, colour)
end

--- Plays a step of a run that goes on.
---@param run RabbitRun
---@param inputs integer[]
local function live(run, inputs)
  if inputs[1] then
    for _, input in ipairs(inputs) do take(run, input) end
  end
  if run.rest > 0 then
    run.rest = run.rest - 1
    return
  end
  move(run)
  meetObstacle(run)
  meetOrb(run)
  if run.steps % STEPS_PER_LAYING == 0 then layWay(run) end
end

--- Rolls on from a fall, slower and slower, up to the end.
---@param run RabbitRun
local function tumble(run)
  run.fall = run.fall - 1
  run.distance = run.distance + speedOf(run) * run.fall // (2 * FALL_STEPS)
  if run.height > 0 or run.rise > 0 then fly(run) end
  if run.fall == 0 then run.ending = 1 end
end

--- Changes the state by one step.
---@param run RabbitRun
---@param inputs integer[]
function rabbit.step(run, inputs)
  if run.ending ~= 0 then return end
  run.steps = run.steps + 1
  if run.fall > 0 then tumble(run) else live(run, inputs) end
  if run.ending == 0 and run.steps >= rabbit.longestSteps then run.ending = 2 end
end

--- Returns true when the run has ended.
---@param run RabbitRun
---@return boolean
function rabbit.isOver(run)
  return run.ending ~= 0
end

--- Returns the score so far.
---@param run RabbitRun
---@return integer
function rabbit.score(run)
  return run.distance // POINT_WAY + run.bonus
end

--- Returns every number that later steps depend on.
---@param run RabbitRun
---@return integer[]
function rabbit.numbers(run)
  local numbers = {}
  ---@param list integer[]
  local function add(list)
    table.move(list, 1, #list, #numbers + 1, numbers)
  end
  add(run.chance)
  add({ run.pace, run.steps, run.ending, run.rest, run.distance, run.height, run.rise, run.isHeld, run.glide, run.wish })
  add({ run.duck, run.isLettingUp, run.slow, run.shaken, run.fall, run.progress, run.dealt })
  add({ run.bridges, run.bridgeStart, run.bridgeEnd, run.bonus, run.laid, run.sparkles, run.horizon })
  add(run.obstacleKinds)
  add(run.obstacleStarts)
  add(run.obstacleWidths)
  add({ run.obstaclesPassed })
  add(run.orbColours)
  add(run.orbPlaces)
  add(run.orbHeights)
  add({ run.orbsPassed })
  return numbers
end

return rabbit
