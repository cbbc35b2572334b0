--- HyperStax: a swinging block is dropped on the tower, along one axis of the ground and then along the other. What hangs over
-- is cut off, a perfect drop grows the top floor, and seven in a row complete a rainbow. A block that misses ends the run.
local chance = require('domain.simulation.chance')

--- The state of a run.
---@class HyperstaxState
---@field chance ChanceState
---@field pace integer
---@field steps integer
---@field floors integer
---@field points integer
---@field streak integer perfect drops in a row, from 0 to 6; the seventh completes a rainbow and begins again
---@field rainbows integer
---@field perfects integer
---@field places integer[] place of the top floor's lower corner along both axes
---@field sizes integer[] size of the top floor along both axes
---@field axis integer the axis along which the block swings, 0 or 1
---@field rest integer steps that the block rests before it swings and can be dropped; after the last one, until the run is over
---@field swing integer place in the swing, from -SWING_END to SWING_END
---@field way integer 1 or -1, the way in which it moves
---@field curve integer
---@field speeds integer[] change of the swing in a step, forth and back
---@field ending integer 1 after a miss, 2 at the end of the longest run

local FULL_SIZE = 1500
--- The farthest that a block swings from the place over the tower, to each side.
local SWING_REACH = 1750
--- Perfect drops in a row that complete a rainbow.
local RAINBOW_FLOORS = 7
local LONGEST_STEPS = 36000
--- Steps after the last drop, in which the run says goodbye.
local FAREWELL_STEPS = 90
--- A block swings in sixteenths of a unit.
local FINE = 16
local SWING_END = SWING_REACH * FINE
local PERFECT_OFFSET = 80
local PERFECT_GROWTH = 24
local RAINBOW_GROWTH = 180
local REST_STEPS = 12
local SLOWEST = 46 * FINE
local SPEED_GAIN = 80 * FINE
--- Floors after which half of the gain in speed is reached.
local HALF_GAIN_FLOORS = 80
local SOFT, EVEN, UNEVEN = 0, 1, 2
--- Floors below which each block swings softly.
local SOFT_FLOORS = 5
--- Points of a floor, of each colour that a streak has reached, and of a complete rainbow.
local FLOOR_POINTS, COLOUR_POINTS, RAINBOW_POINTS = 10, 5, 100

--- Returns how far the block is from its place over the tower, along its axis. A soft swing slows down at its ends, as
-- u (3 R^2 - u^2) / 2 R^2 does between -R and R; in the middle, each curve has the same speed.
---@param state HyperstaxState
---@return integer
local function offsetOf(state)
  local far = math.abs(state.swing)
  local offset
  if state.curve == EVEN then
    offset = far // FINE
  else
    offset = far * (3 * SWING_END * SWING_END - far * far) // (2 * FINE * SWING_END * SWING_END)
  end
  return state.swing < 0 and -offset or offset
end

--- Brings the next block.
---@param state HyperstaxState
local function bring(state)
  local floors = state.floors
  state.axis = floors % 2
  state.rest = REST_STEPS
  local isFromFar = chance.below(state.chance, 2) == 0
  state.swing = isFromFar and -SWING_END or SWING_END
  state.way = isFromFar and 1 or -1
  local kind = chance.below(state.chance, 10)
  if floors < SOFT_FLOORS or kind < 6 then
    state.curve = SOFT
  else
    state.curve = kind < 8 and EVEN or UNEVEN
  end
  local speed = SLOWEST + SPEED_GAIN * floors // (floors + HALF_GAIN_FLOORS)
  local varied = speed * (3 + state.pace) * (94 + chance.below(state.chance, 13)) // 400
  local middle = state.curve == EVEN and varied or varied * 2 // 3
  local forth, back = 8, 8
  if state.curve == UNEVEN then
    forth, back = 9, 7
  end
  state.speeds = { middle * forth // 8, middle * back // 8 }
end

--- Moves the block by one step, back from the end of its swing.
---@param state HyperstaxState
local function move(state)
  local way = state.way
  local next = state.swing + way * state.speeds[way == 1 and 1 or 2]
  if next * way <= SWING_END then
    state.swing = next
  else
    state.swing = way * 2 * SWING_END - next
    state.way = -way
  end
end

--- Grows the top floor along an axis, to both sides, by an even number of units.
---@param state HyperstaxState
---@param axis integer
---@param by integer
local function grow(state, axis, by)
  local half = math.min(by, FULL_SIZE - state.sizes[axis + 1]) // 2
  state.places[axis + 1] = state.places[axis + 1] - half
  state.sizes[axis + 1] = state.sizes[axis + 1] + 2 * half
end

--- Counts a perfect drop.
---@param state HyperstaxState
local function reward(state)
  local colour = state.streak + 1
  state.perfects = state.perfects + 1
  state.points = state.points + COLOUR_POINTS * colour
  grow(state, state.axis, PERFECT_GROWTH)
  state.streak = colour
  if colour < RAINBOW_FLOORS then return end
  state.streak = 0
  state.rainbows = state.rainbows + 1
  state.points = state.points + RAINBOW_POINTS
  grow(state, 0, RAINBOW_GROWTH)
  grow(state, 1, RAINBOW_GROWTH)
end

--- Cuts off what hangs over.
---@param state HyperstaxState
---@param offset integer
local function cut(state, offset)
  local index = state.axis + 1
  state.sizes[index] = state.sizes[index] - math.abs(offset)
  if offset > 0 then state.places[index] = state.places[index] + offset end
  state.streak = 0
end

--- Ends the play; the run is over once it has said goodbye.
---@param state HyperstaxState
---@param ending integer
local function endPlay(state, ending)
  state.ending = ending
  state.rest = FAREWELL_STEPS
end

--- Drops the block where it is.
---@param state HyperstaxState
local function drop(state)
  local offset = offsetOf(state)
  local far = math.abs(offset)
  if far >= state.sizes[state.axis + 1] then
    endPlay(state, 1)
    return
  end
  if far <= PERFECT_OFFSET then
    reward(state)
  else
    cut(state, offset)
  end
  state.floors = state.floors + 1
  state.points = state.points + FLOOR_POINTS
  bring(state)
end

---@param state HyperstaxState
---@return boolean
local function isOver(state)
  return state.ending ~= 0 and state.rest == 0
end

---@type Simulation
local hyperstax = {
  inputKinds = 1,
  longestSteps = LONGEST_STEPS,
  halfScore = 300,
  ---@param chanceState ChanceState
  ---@param pace integer
  ---@return HyperstaxState
  start = function(chanceState, pace)
    local state = {
      chance = chanceState,
      pace = pace,
      steps = 0,
      floors = 0,
      points = 0,
      streak = 0,
      rainbows = 0,
      perfects = 0,
      places = { 0, 0 },
      sizes = { FULL_SIZE, FULL_SIZE },
      axis = 0,
      rest = 0,
      swing = 0,
      way = 1,
      curve = SOFT,
      speeds = { 0, 0 },
      ending = 0,
    }
    bring(state)
    return state
  end,
  ---@param state HyperstaxState
  ---@param inputs integer[]
  step = function(state, inputs)
    if isOver(state) then return end
    state.steps = state.steps + 1
    if state.rest > 0 then
      state.rest = state.rest - 1
    elseif #inputs > 0 then
      drop(state)
    else
      move(state)
    end
    if state.steps >= LONGEST_STEPS - FAREWELL_STEPS and state.ending == 0 then endPlay(state, 2) end
  end,
  isOver = isOver,
  ---@param state HyperstaxState
  ---@return integer
  score = function(state)
    return state.points
  end,
  ---@param state HyperstaxState
  ---@return integer[]
  numbers = function(state)
    local random, places, sizes, speeds = state.chance, state.places, state.sizes, state.speeds
    return {
      random[1],
      random[2],
      random[3],
      random[4],
      state.pace,
      state.steps,
      state.floors,
      state.points,
      state.streak,
      state.rainbows,
      state.perfects,
      places[1],
      places[2],
      sizes[1],
      sizes[2],
      state.axis,
      state.rest,
      state.swing,
      state.way,
      state.curve,
      speeds[1],
      speeds[2],
      state.ending,
    }
  end,
}

return hyperstax
