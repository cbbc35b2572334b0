--- Measures and the state of a run of the rabbit; `run.ts` has the same.
local rabbitRun = {}

--- Lengths are in parts of a unit, times in steps, flags 0 or 1; the TypeScript says what each is.
---@class RabbitRun
---@field chance ChanceState
---@field pace integer
---@field steps integer
---@field ending integer
---@field rest integer
---@field distance integer
---@field height integer
---@field rise integer
---@field isHeld integer
---@field glide integer
---@field wish integer
---@field duck integer
---@field isLettingUp integer
---@field slow integer
---@field shaken integer
---@field fall integer
---@field progress integer
---@field dealt integer
---@field bridges integer
---@field bridgeStart integer
---@field bridgeEnd integer
---@field bonus integer
---@field laid integer
---@field sparkles integer
---@field horizon integer
---@field obstacleKinds integer[]
---@field obstacleStarts integer[]
---@field obstacleWidths integer[]
---@field obstaclesPassed integer
---@field orbColours integer[]
---@field orbPlaces integer[]
---@field orbHeights integer[]
---@field orbsPassed integer

--- Parts of a unit of length.
rabbitRun.UNIT = 256
--- Rainbow colours that build a bridge. Orbs on a bridge count on from here.
rabbitRun.BRIDGE_COLOURS = 7

--- Speed at the start, and the speed that is gained with time, by pace.
local FIRST_SPEED = { [0] = 800, 960, 1150 }
local GAINED_SPEED = { [0] = 800, 1200, 1350 }
--- Steps after which half of the speed is gained.
local HALF_GAIN_STEPS = 4500

--- Returns the way of a step, apart from stumbles.
---@param run RabbitRun
---@return integer
function rabbitRun.speed(run)
  return FIRST_SPEED[run.pace] + GAINED_SPEED[run.pace] * run.steps // (run.steps + HALF_GAIN_STEPS)
end

return rabbitRun
