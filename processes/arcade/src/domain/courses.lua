--- The seeds of runs. Nobody can know one before: it is hashed from a chain that moves with each draw, the id of the message that
-- begins the run, and the block and the time that the network gives that message. Nobody can choose among several either, by
-- begins of many keys: all runs that are begun for one player on one board have one course for a while, until one of them counts.
local sha256 = require('common.codec.sha256')
local constants = require('constants')

local courses = {}

---@class Courses
---@field chain string 32 bytes
---@field seedOf table<string, string> seed of all runs of a board, by the board's id
---@field drawnFor table<string, DrawnCourse> course of a player on a board, see `keyOf`
---@field drawn DrawnCourses

---@class DrawnCourse
---@field seed string
---@field at integer in milliseconds

--- The courses of players in the order in which they were drawn: a queue.
---@class DrawnCourses
---@field first integer place of the earliest one
---@field last integer place of the latest one
---@field key table<integer, string> by place
---@field at table<integer, integer> time of the draw, by place

--- A message that begins a run.
---@class DrawingMessage
---@field id string
---@field block integer
---@field now integer

--- Returns the part of a new state.
---@return Courses
function courses.new()
  local drawn = { first = 1, last = 0, key = {}, at = {} }
  return { chain = ('\0'):rep(32), seedOf = {}, drawnFor = {}, drawn = drawn }
end

--- Moves the chain; returns a seed.
---@param state ArcadeState
---@param message DrawingMessage
---@return string
local function draw(state, message)
  local text = ('%s %d %d'):format(message.id, message.block, message.now)
  state.courses.chain = sha256.digest(state.courses.chain .. text)
  return state.courses.chain:sub(1, constants.SEED_BYTES)
end

--- Returns the seed of a new run on a board whose runs all have one, which the first of them makes.
---@param state ArcadeState
---@param message DrawingMessage
---@param board string id
---@return string
function courses.seedOfAll(state, message, board)
  local seedOf = state.courses.seedOf
  seedOf[board] = seedOf[board] or draw(state, message)
  return seedOf[board]
end

--- Returns the name of what a player has on a board.
---@param player string
---@param board string id
---@return string
local function keyOf(player, board) return player .. ' ' .. board end

--- Returns the seed of a new run of a player on a board: the player's course there, or a new one.
---@param state ArcadeState
---@param message DrawingMessage
---@param player string
---@param board string id
---@return string
function courses.seedFor(state, message, player, board)
  local own, key = state.courses, keyOf(player, board)
  local before = own.drawnFor[key]
  if before and before.at + constants.COURSE_MS > message.now then return before.seed end
  local drawn = own.drawn
  own.drawnFor[key] = { seed = draw(state, message), at = message.now }
  drawn.last = drawn.last + 1
  drawn.key[drawn.last], drawn.at[drawn.last] = key, message.now
  return own.drawnFor[key].seed
end

--- Lets a player's next run on a board have another course.
---@param state ArcadeState
---@param player string
---@param board string id
function courses.leave(state, player, board)
  state.courses.drawnFor[keyOf(player, board)] = nil
end

--- Forgets some courses whose time is over, the earliest ones first.
---@param state ArcadeState
---@param now integer
---@param count integer of the courses that are forgotten, at most
function courses.forget(state, now, count)
  local own = state.courses
  local drawn = own.drawn
  for _ = 1, count do
    local first = drawn.first
    local key, at = drawn.key[first], drawn.at[first]
    if not key or at + constants.COURSE_MS > now then return end
    if own.drawnFor[key] and own.drawnFor[key].at == at then own.drawnFor[key] = nil end
    drawn.key[first], drawn.at[first], drawn.first = nil, nil, first + 1
  end
end

--- Returns true once the seed of a board's runs is made.
---@param state ArcadeState
---@param board string id
---@return boolean
function courses.isMade(state, board)
  return state.courses.seedOf[board] ~= nil
end

return courses
