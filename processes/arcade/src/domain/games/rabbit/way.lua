--- Lays out the way of a run of the rabbit; `way.ts` has the same.
local chance = require('domain.simulation.chance')
local rabbitRun = require('domain.games.rabbit.run')

local rabbitWay = {}

local UNIT, BRIDGE_COLOURS = rabbitRun.UNIT, rabbitRun.BRIDGE_COLOURS

--- Widths of the obstacles: so many units, and the way of so many steps.
local KINDS = 6
local WIDTHS = { [0] = 22, 30, 0, 14, 24, 0 }
local STEPS_WIDE = { [0] = 3, 3, 20, 4, 6, 36 }
--- Height in units of the orb at an obstacle: over what is hopped, under a branch.
local HEIGHTS_AT = { [0] = 88, 14, 84, 92, 90, 76 }
--- Height in units of orbs between obstacles: the higher ones need a hop.
local HEIGHTS_BETWEEN = { [0] = 18, 66, 104 }
--- Heights in units of the orbs on a bridge, in turn.
local BRIDGE_HEIGHTS = { 18, 18, 18, 52, 96, 52, 18, 18, 52, 96, 90, 64, 34, 18 }
local SPARKLE_GAP = 56 * UNIT

--- The way ahead that is laid out, and the way behind that is kept to be seen.
local AHEAD = 900 * UNIT
local BEHIND = 280 * UNIT

--- Every so many obstacles a new kind of them comes.
local OBSTACLES_PER_KIND = 4

--- Steps that a bridge takes, and those without obstacles after it.
local BRIDGE_STEPS = 360
local STEPS_AFTER_BRIDGE = 60
local BRIDGE_APPROACH = 40 * UNIT

--- Space after an obstacle, in steps: the least at the start and later, its spread, and a breather in so many.
local FIRST_SPACE = 70
local LEAST_SPACE = 30
local SPREAD = 45
local BREATHER_OF = 6
local BREATHER = 70
--- An orb needs a hop of its own only where there is room to land after the last one and before the next.
local SPACE_FOR_HOP = 80

--- Takes an orb off the way.
---@param run RabbitRun
---@param orb integer
local function dropOrb(run, orb)
  table.remove(run.orbColours, orb)
  table.remove(run.orbPlaces, orb)
  table.remove(run.orbHeights, orb)
  if orb <= run.orbsPassed then run.orbsPassed = run.orbsPassed - 1 end
end

--- Takes the next orb off the way.
---@param run RabbitRun
function rabbitWay.takeOrb(run)
  dropOrb(run, run.orbsPassed + 1)
end

--- Lays out an orb.
---@param run RabbitRun
---@param colour integer
---@param place integer
---@param height integer in units
local function layOrb(run, colour, place, height)
  local count = #run.orbColours + 1
  run.orbColours[count] = colour
  run.orbPlaces[count] = place
  run.orbHeights[count] = height * UNIT
end

--- Lays out the next orb of a bridge.
---@param run RabbitRun
local function laySparkle(run)
  local height = BRIDGE_HEIGHTS[run.sparkles % #BRIDGE_HEIGHTS + 1]
  layOrb(run, BRIDGE_COLOURS + run.sparkles % BRIDGE_COLOURS, run.horizon, height)
  run.sparkles = run.sparkles + 1
  run.horizon = run.horizon + SPARKLE_GAP
  if run.horizon >= run.bridgeEnd then run.horizon = run.bridgeEnd + STEPS_AFTER_BRIDGE * rabbitRun.speed(run) end
end

--- Lays out an orb, or none.
---@param run RabbitRun
---@param place integer
---@param height integer in units
local function layColour(run, place, height)
  local turn = chance.below(run.chance, 8)
  if turn >= 5 then return end
  local isNext = turn < 3 and run.dealt < BRIDGE_COLOURS
  layOrb(run, isNext and run.dealt or chance.below(run.chance, BRIDGE_COLOURS), place, height)
  if isNext then run.dealt = run.dealt + 1 end
end

--- Returns the kind of the next obstacle: each kind comes by itself first, then any that the run has met.
---@param run RabbitRun
---@return integer
local function nextKind(run)
  local met = run.laid // OBSTACLES_PER_KIND
  if met < KINDS and run.laid % OBSTACLES_PER_KIND == 0 then return met end
  return chance.below(run.chance, math.min(met + 1, KINDS))
end

--- Returns the space after an obstacle, in steps.
---@param run RabbitRun
---@return integer
local function spaceAfter(run)
  local steps = math.max(FIRST_SPACE - run.laid // 2, LEAST_SPACE) + chance.below(run.chance, SPREAD)
  return chance.below(run.chance, BREATHER_OF) == 0 and steps + BREATHER or steps
end

--- Returns the height in units of an orb between obstacles.
---@param run RabbitRun
---@param steps integer
---@return integer
local function heightBetween(run, steps)
  local height = HEIGHTS_BETWEEN[chance.below(run.chance, #HEIGHTS_BETWEEN + 1)]
  return steps < SPACE_FOR_HOP and HEIGHTS_BETWEEN[0] or height
end

--- Lays out an obstacle, the space after it, and the orbs of both.
---@param run RabbitRun
local function layObstacle(run)
  local speed = rabbitRun.speed(run)
  local kind, start = nextKind(run), run.horizon
  local width = WIDTHS[kind] * UNIT + STEPS_WIDE[kind] * speed
  local count = #run.obstacleKinds + 1
  run.obstacleKinds[count] = kind
  run.obstacleStarts[count] = start
  run.obstacleWidths[count] = width
  run.laid = run.laid + 1
  local steps = spaceAfter(run)
  run.horizon = start + width + steps * speed
  layColour(run, start + width // 2, HEIGHTS_AT[kind])
  layColour(run, start + width + steps * speed // 2, heightBetween(run, steps))
end

--- Lays out the way up to its horizon, and forgets the way behind.
---@param run RabbitRun
function rabbitWay.lay(run)
  while run.horizon < run.distance + AHEAD do
    if run.horizon < run.bridgeEnd then laySparkle(run) else layObstacle(run) end
  end
  local last = run.distance - BEHIND
  if run.obstacleStarts[1] and run.obstacleStarts[1] + run.obstacleWidths[1] < last then
    table.remove(run.obstacleKinds, 1)
    table.remove(run.obstacleStarts, 1)
    table.remove(run.obstacleWidths, 1)
    run.obstaclesPassed = run.obstaclesPassed - 1
  end
  if run.orbPlaces[1] and run.orbPlaces[1] < last then dropOrb(run, 1) end
end

--- Lays a bridge from here on, in place of all that lies ahead.
---@param run RabbitRun
function rabbitWay.layBridge(run)
  run.bridgeStart = run.distance + BRIDGE_APPROACH
  run.bridgeEnd = run.bridgeStart + BRIDGE_STEPS * rabbitRun.speed(run)
  for obstacle = #run.obstacleStarts, 1, -1 do
    if run.obstacleStarts[obstacle] <= run.bridgeStart then break end
    run.obstacleKinds[obstacle], run.obstacleStarts[obstacle], run.obstacleWidths[obstacle] = nil, nil, nil
  end
  for orb = #run.orbColours, run.orbsPassed + 1, -1 do
    run.orbColours[orb], run.orbPlaces[orb], run.orbHeights[orb] = nil, nil, nil
  end
  run.horizon = run.distance + 3 * BRIDGE_APPROACH
end

return rabbitWay
