--- Whac a Rabbit: hit the rabbits in the order of the rainbow, and leave the White Rabbit alone. An input is a hole. These are
-- the rules of `rules.ts` once more, which says why they are so.
local chance = require('domain.simulation.chance')

local HOLES = 9
local WHITE = 8
local STEPS = 3600
local MOST_TIMES = 10
local MOST_RAINBOWS = 5
--- Steps after which a hole may have a rabbit again.
local REST = 30
--- Steps within which nobody can have seen the White Rabbit.
local UNSEEN = 10
--- Steps until a full meadow is looked at again.
local RECHECK = 6
--- Rabbits of other colours, at most, that come one after the other while the wanted one is away.
local MOST_OTHERS = 2

local RIGHT, EARLY, WRONG, HIT_WHITE, SPARED, RAINBOW = 10, 5, 2, 150, 20, 100

--- The growth of runs of a pace, each number from the first step to the last one.
---@class WhacCourse
---@field stay integer[] steps that a rabbit is there
---@field gap integer[] shortest time in steps between two rabbits
---@field most integer[] rabbits that are there at once, the wanted one aside

--- The courses of the paces 0 to 2.
---@type WhacCourse[]
local courses = {
  { stay = { 150, 96 }, gap = { 38, 15 }, most = { 3, 5 } },
  { stay = { 120, 74 }, gap = { 30, 10 }, most = { 3, 6 } },
  { stay = { 96, 54 }, gap = { 24, 7 }, most = { 4, 7 } },
}

--- Times are numbers of steps; lists have an entry for each hole.
---@class WhacState
---@field chance ChanceState
---@field pace integer
---@field now integer
---@field score integer
---@field wanted integer the colour whose turn it is, from 1 to 7
---@field times integer the multiplier
---@field rainbows integer full rainbows since the last mistake
---@field nextCome integer
---@field others integer rabbits that came since the last one of the wanted colour
---@field who integer[] the rabbit that is there: 0 for none, 1 to 7 for colours, 8 for the White Rabbit
---@field came integer[]
---@field goes integer[] when it goes
---@field free integer[] when the hole may have a rabbit again

--- Returns a list with 0 for each hole.
---@return integer[]
local function each()
  return { 0, 0, 0, 0, 0, 0, 0, 0, 0 }
end

--- Returns what a course has come to.
---@param course integer[]
---@param now integer
---@return integer
local function at(course, now)
  local from, to = course[1], course[2]
  if from < to then return from + (to - from) * now // STEPS end
  return from - (from - to) * now // STEPS
end

--- Adds to the score, which is never below 0.
---@param state WhacState
---@param gain integer
local function add(state, gain)
  state.score = math.max(0, state.score + gain)
end

--- Empties a hole.
---@param state WhacState
---@param hole integer
local function leave(state, hole)
  state.who[hole] = 0
  state.free[hole] = state.now + REST
end

--- Hits the rabbit whose turn it is: the sooner after it came, the better.
---@param state WhacState
---@param hole integer
local function hitRight(state, hole)
  local came, goes = state.came[hole], state.goes[hole]
  local gain = (RIGHT + EARLY * (goes - state.now) // (goes - came)) * state.times
  state.times = math.min(MOST_TIMES, state.times + 1)
  state.others = 0
  if state.wanted < 7 then
    state.wanted = state.wanted + 1
  else
    state.wanted = 1
    state.rainbows = math.min(MOST_RAINBOWS, state.rainbows + 1)
    gain = gain + RAINBOW * state.rainbows
  end
  add(state, gain)
end

--- Begins the order anew, after a rabbit that should have been left alone.
---@param state WhacState
---@param times integer
local function beginAnew(state, times)
  state.wanted = 1
  state.rainbows = 0
  state.times = times
end

--- Presses a hole.
---@param state WhacState
---@param hole integer
local function press(state, hole)
  local who = state.who[hole]
  if who == 0 then
    if state.now >= state.free[hole] then state.times = math.max(1, state.times - 1) end
    return
  end
  if who == WHITE then
    if state.now - state.came[hole] < UNSEEN then return end
    add(state, -HIT_WHITE)
    beginAnew(state, 1)
  elseif who == state.wanted then
    hitRight(state, hole)
  else
    add(state, WRONG)
    beginAnew(state, math.max(1, state.times // 2))
  end
  leave(state, hole)
end

--- Returns the rabbit that comes next: the wanted one when it has been away too long, else by chance.
---@param state WhacState
---@param isWantedThere boolean
---@param isWhiteThere boolean
---@return integer
local function nextRabbit(state, isWantedThere, isWhiteThere)
  local roll = chance.below(state.chance, 100)
  local other = chance.below(state.chance, 7)
  if not isWantedThere and (state.others >= MOST_OTHERS or roll < 40) then return state.wanted end
  if roll < 65 then return (state.wanted + other % 2) % 7 + 1 end
  if roll >= 88 and not isWhiteThere then return WHITE end
  return other + 1
end

--- Lets a rabbit come, unless there are enough; the wanted one comes even then.
---@param state WhacState
local function letCome(state)
  local now, course = state.now, courses[state.pace + 1]
  local free, there, isWantedThere, isWhiteThere = {}, 0, false, false
  for hole = 1, HOLES do
    local who = state.who[hole]
    if who ~= 0 then
      there = there + 1
      isWantedThere = isWantedThere or who == state.wanted
      isWhiteThere = isWhiteThere or who == WHITE
    elseif now >= state.free[hole] then
      free[#free + 1] = hole
    end
  end
  local isFull = there >= at(course.most, now)
  if #free == 0 or (isFull and isWantedThere) then
    state.nextCome = now + RECHECK
    return
  end
  local who = isFull and state.wanted or nextRabbit(state, isWantedThere, isWhiteThere)
  local hole = free[chance.below(state.chance, #free) + 1]
  state.others = who == state.wanted and 0 or state.others + 1
  state.who[hole] = who
  state.came[hole] = now
  state.goes[hole] = now + at(course.stay, now)
  local gap = at(course.gap, now)
  state.nextCome = now + gap + chance.below(state.chance, gap // 2 + 1)
end

---@type Simulation
return {
  inputKinds = HOLES,
  longestSteps = STEPS,
  halfScore = 10000,
  ---@param generator ChanceState
  ---@param pace integer
  ---@return WhacState
  start = function(generator, pace)
    return {
      chance = generator,
      pace = pace,
      now = 0,
      score = 0,
      wanted = 1,
      times = 1,
      rainbows = 0,
      nextCome = 20,
      others = 0,
      who = each(),
      came = each(),
      goes = each(),
      free = each(),
    }
  end,
  ---@param state WhacState
  ---@param inputs integer[]
  step = function(state, inputs)
    local now = state.now
    if now >= STEPS then return end
    for index = 1, #inputs do
      press(state, inputs[index] + 1)
    end
    local who, goes = state.who, state.goes
    for hole = 1, HOLES do
      if who[hole] ~= 0 and now >= goes[hole] then
        if who[hole] == WHITE then add(state, SPARED) end
        leave(state, hole)
      end
    end
    if now >= state.nextCome then letCome(state) end
    state.now = now + 1
  end,
  ---@param state WhacState
  ---@return boolean
  isOver = function(state)
    return state.now >= STEPS
  end,
  ---@param state WhacState
  ---@return integer
  score = function(state)
    return state.score
  end,
  ---@param state WhacState
  ---@return integer[]
  numbers = function(state)
    local numbers = {
      state.pace,
      state.now,
      state.score,
      state.wanted,
      state.times,
      state.rainbows,
      state.nextCome,
      state.others,
    }
    for _, list in ipairs({ state.chance, state.who, state.came, state.goes, state.free }) do
      table.move(list, 1, #list, #numbers + 1, numbers)
    end
    return numbers
  end,
}
