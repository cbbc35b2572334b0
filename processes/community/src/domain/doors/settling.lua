--- Settling: the check-ins up to a disclosed token, in parts of constant cost. What is left over waits in a queue, in which
-- each door has its turn.
local jobQueue = require('common.presence.job-queue')
local proving = require('common.presence.proving')
local constants = require('constants')
local boards = require('domain.boards.boards')
local checkIns = require('domain.doors.check-ins')
local doors = require('domain.doors.doors')
local points = require('domain.points')

local settling = {}

---@class DoorJob: ProvingJob
---@field door integer

---@class DoorCount
---@field honest integer claims that prove true
---@field void integer claims that prove false

--- Units of work that one claim counts, where a value of a chain counts one: a proof, and the points of an attendance.
local CLAIM_UNITS = 20

---@type table<string, ColumnGroup>
settling.TABLES = { doors = doors.COLUMNS, checkIns = checkIns.COLUMNS }

settling.new = jobQueue.new

--- Returns true when no job waits.
---@param state CommunityState
---@return boolean
function settling.isDone(state)
  return jobQueue.isDone(state.doorQueue)
end

--- Gives an attendee the points of the attendance, on the board of the meet-up's city.
---@param state CommunityState
---@param attendee integer
local function reward(state, attendee)
  local attending, rows = state.attendees, state.meetUps
  local meetUp = attending.meetUp[attendee]
  points.award(state, {
    board = boards.idOfCity(rows.city[meetUp]),
    kind = 'attendance',
    address = state.meetUpPeople.address[attending.person[attendee]],
    points = constants.ATTENDANCE_POINTS,
    why = rows.title[meetUp],
    meetUp = tostring(meetUp),
  })
end

--- Works on a job.
---@param state CommunityState
---@param process string id of the process, as bytes
---@param job DoorJob
---@param units integer work that may be done
---@param count DoorCount
---@return integer units that are left
---@return boolean done
local function work(state, process, job, units, count)
  ---@param claim integer
  ---@param token string
  local function prove(claim, token)
    local attendee, honest = checkIns.settle(state, process, claim, token)
    local field = honest and 'honest' or 'void'
    count[field] = count[field] + 1
    if attendee then reward(state, attendee) end
  end
  local left, done = proving.continue(state.checkIns, job, doors.prefix(state, job.door), units, CLAIM_UNITS, prove)
  return left, done
end

--- Makes a disclosed token its door's last verified value and settles the check-ins up to its slot, as many as one
-- disclosure may; the others wait in the queue.
---@param state CommunityState
---@param process string id of the process, as bytes
---@param disclosed { door: integer, slot: integer, token: string }
---@return DoorCount
function settling.start(state, process, disclosed)
  local door, count = disclosed.door, { honest = 0, void = 0 }
  local job = proving.begin(state.doors, state.checkIns, door, disclosed.slot, disclosed.token)
  if not job then return count end
  job.door = door
  local _, done = work(state, process, job, constants.SETTLED_PER_DISCLOSURE, count)
  if not done then jobQueue.push(state.doorQueue, job) end
  return count
end

--- Works on the jobs of the queue, each in its turn.
---@param state CommunityState
---@param process string id of the process, as bytes
---@param units integer work that may be done
function settling.continue(state, process, units)
  local count = { honest = 0, void = 0 }
  jobQueue.continue(state.doorQueue, units, CLAIM_UNITS, function(job, left)
    return work(state, process, job, left, count)
  end)
end

return settling
