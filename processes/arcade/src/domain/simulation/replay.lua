--- Replays a run by its log.
local chance = require('domain.simulation.chance')

local replay = {}

--- The rules of a game: a pure simulation in fixed steps, in whole numbers. The folder of a game has them in
-- TypeScript as well, which people play.
---@class Simulation
---@field inputKinds integer inputs are whole numbers from 0 up to, and without, this
---@field longestSteps integer steps of the longest run
---@field halfScore integer score that gives half of `BEST_POINTS`
---@field start fun(chance: ChanceState, pace: integer): table returns the state before the first step
---@field step fun(state: table, inputs: integer[]) changes the state by one step
---@field isOver fun(state: table): boolean true when the run has come to its end, after which a step changes nothing
---@field score fun(state: table): integer from 0 to 1,000,000,000
---@field numbers fun(state: table): integer[] every number that later steps depend on

--- Returns the inputs of the log from one on that are of the same step, and the number of the one after them.
---@param log InputLog
---@param first integer
---@return integer[]
---@return integer next
local function inputsFrom(log, first)
  local inputs, next, step = {}, first, log.steps[first]
  while log.steps[next] == step do
    inputs[#inputs + 1] = log.inputs[next]
    next = next + 1
  end
  return inputs, next
end

--- Plays a run from its start; returns the state after its last step, and the steps after which the run was over if that was
-- before the last one.
---@param simulation Simulation
---@param seed string 16 bytes
---@param pace integer
---@param log InputLog
---@param steps integer
---@param onStep? fun(step: integer, state: table) called after each step, with the number of steps so far
---@return table state
---@return integer? over
function replay.play(simulation, seed, pace, log, steps, onStep)
  local state, next, none, over = simulation.start(chance.from(seed), pace), 1, {}, nil
  -- a run has up to 36,000 steps: what is looked up once costs once
  local play, isOver, inputSteps = simulation.step, simulation.isOver, log.steps
  for step = 0, steps - 1 do
    local inputs = none
    if not over and isOver(state) then over = step end
    if inputSteps[next] == step then
      inputs, next = inputsFrom(log, next)
    end
    play(state, inputs)
    if onStep then onStep(step + 1, state) end
  end
  return state, over
end

return replay
