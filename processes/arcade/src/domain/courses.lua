--- The seeds of runs. Nobody can know one before: it is hashed from a chain that moves with each run, the id of the message that
-- begins the run, and the block and the time that the network gives that message.
local sha256 = require('common.codec.sha256')
local constants = require('constants')

local courses = {}

---@class Courses
---@field chain string 32 bytes
---@field seedOf table<string, string> seed of all runs of a board, by the board's id

--- Returns the part of a new state.
---@return Courses
function courses.new()
  return { chain = ('\0'):rep(32), seedOf = {} }
end

--- Moves the chain; returns the seed of a run.
---@param state ArcadeState
---@param drawn { id: string, block: integer, now: integer } the message
---@return string
local function draw(state, drawn)
  local text = ('%s %d %d'):format(drawn.id, drawn.block, drawn.now)
  state.courses.chain = sha256.digest(state.courses.chain .. text)
  return state.courses.chain:sub(1, constants.SEED_BYTES)
end

--- Returns the seed of a new run: that of all runs of a board, which the board's first run makes, or one of its own.
---@param state ArcadeState
---@param drawn { id: string, block: integer, now: integer } the message
---@param board string? id of the board whose runs have one seed
---@return string
function courses.seed(state, drawn, board)
  local own, seedOf = draw(state, drawn), state.courses.seedOf
  if not board then return own end
  seedOf[board] = seedOf[board] or own
  return seedOf[board]
end

--- Returns true once the seed of a board's runs is made.
---@param state ArcadeState
---@param board string id
---@return boolean
function courses.isMade(state, board)
  return state.courses.seedOf[board] ~= nil
end

return courses
