--- Settling: what is done for many claims at once, in parts of constant cost. The jobs wait in a queue, in which each has
-- its turn, and the result does not depend on their order.
--
-- A proof job settles the claims up to a slot whose token was disclosed. It goes down from that token, slot by slot, since
-- only later values of a chain lead to earlier ones. A review job goes through the confirmed claims that a rabbit gave,
-- after its ban or the end of it.
local sha256 = require('common.codec.sha256')
local base64url = require('common.codec.base64url')
local constants = require('constants')
local chains = require('domain.chains')
local claims = require('domain.claims')
local judging = require('domain.judging')
local slots = require('domain.slots')

local settling = {}

---@alias SettlingJob ProofJob | ReviewJob

---@class ReviewJob
---@field rabbit integer
---@field gift integer claim that is next, see `Players.gift`

---@class ProofJob
---@field rabbit integer
---@field slot integer slot of `value`
---@field value string token of that slot
---@field group integer first claim of the slot that is being settled, see `Chains.open`
---@field claim integer claim of that slot that is next
---@field late integer time in milliseconds: claims whose settle window closed before bear on no answer; 0 unless the key is revealed

---@class SettlingQueue
---@field first integer index of the first job
---@field last integer index of the last job
---@field jobs table<integer, SettlingJob>

---@class SettlingCount
---@field confirmed integer number of claims that stand
---@field struck integer number of claims that fall

--- Units of work that one proof costs: it has two blocks to hash, where a value of a chain has one. A review costs no
-- more.
local PROOF_UNITS = 2

--- Returns a queue without jobs.
---@return SettlingQueue
function settling.new()
  return { first = 1, last = 0, jobs = {} }
end

--- Returns true when no job waits.
---@param state RabbitState
---@return boolean
function settling.isDone(state)
  return state.settling.first > state.settling.last
end

--- Puts a job at the end of the queue.
---@param state RabbitState
---@param job SettlingJob
local function push(state, job)
  local queue = state.settling
  queue.last = queue.last + 1
  queue.jobs[queue.last] = job
end

--- Moves a job to its next claim; returns false after the last one.
---@param state RabbitState
---@param job ProofJob
---@return boolean
local function step(state, job)
  local below, beside = state.claims.below, state.claims.beside
  local next = beside[job.claim]
  beside[job.claim] = false
  if not next then
    next, below[job.group] = below[job.group], false
    if not next then return false end
    job.group = next
  end
  job.claim = next
  return true
end

--- Settles one claim by the token of its slot.
---@param state RabbitState
---@param process string id of the process, as bytes
---@param job ProofJob of the token
---@param claim integer
---@param count SettlingCount
local function prove(state, process, job, claim, count)
  local status, token = state.claims.status[claim], job.value
  if job.late > slots.lapses(state.claims.slot[claim], state.event) then state.judging.late[claim] = true end
  if status == 'dropped' then return end
  local scanner = base64url.decode(state.players.address[state.claims.scanner[claim]])
  local honest = claims.isHonest(state, claim, token, process, scanner)
  claims.settle(state, claim, honest)
  if status == 'struck' then return end
  local field = honest and 'confirmed' or 'struck'
  count[field] = count[field] + 1
end

--- Works on a proof job.
---@param state RabbitState
---@param process string id of the process, as bytes
---@param job ProofJob
---@param units integer work that may be done
---@param count SettlingCount
---@return integer units that are left
---@return boolean done
local function proveSome(state, process, job, units, count)
  local slotOf = state.claims.slot
  local prefix = constants.CHAIN_LABEL .. base64url.decode(state.players.address[job.rabbit])
  while units >= PROOF_UNITS do
    if job.slot > slotOf[job.claim] then
      job.slot, job.value = job.slot - 1, sha256.digest(prefix .. job.value):sub(1, constants.TOKEN_BYTES)
      units = units - 1
    else
      -- settling uses the links of the claim anew
      local claim, more = job.claim, step(state, job)
      prove(state, process, job, claim, count)
      units = units - PROOF_UNITS
      if not more then return units, true end
    end
  end
  return units, false
end

--- Works on a review job.
---@param state RabbitState
---@param job ReviewJob
---@param units integer work that may be done
---@return integer units that are left
---@return boolean done
local function reviewSome(state, job, units)
  while units >= PROOF_UNITS do
    claims.review(state, job.gift)
    units = units - PROOF_UNITS
    local next = state.claims.beside[job.gift]
    if not next then return units, true end
    job.gift = next
  end
  return units, false
end

--- Gives the jobs of state version 3 the time that they lack.
---@param state RabbitState
function settling.fillLate(state)
  for _, job in pairs(state.settling.jobs) do
    if not job.gift then job.late = 0 end
  end
end

--- Leaves the confirmed claims that a rabbit gave to be reviewed, since it is banned or no longer is.
---@param state RabbitState
---@param rabbit integer
function settling.review(state, rabbit)
  local gift = state.players.gift[rabbit]
  if gift then push(state, { rabbit = rabbit, gift = gift }) end
end

--- Makes a disclosed token its chain's last verified value and settles the claims up to its slot, as many as the units
-- allow; the others wait in the queue.
---@param state RabbitState
---@param process string id of the process, as bytes
---@param disclosed { rabbit: integer, chain: integer, slot: integer, token: string }
---@param units integer work that may be done
---@return SettlingCount
---@return integer units that are left
function settling.start(state, process, disclosed, units)
  local count = { confirmed = 0, struck = 0 }
  local group = chains.take(state, disclosed.chain, disclosed.slot)
  chains.advance(state, disclosed.chain, disclosed.slot, disclosed.token)
  if not group then return count, units end
  local job = {
    rabbit = disclosed.rabbit,
    slot = disclosed.slot,
    value = disclosed.token,
    group = group,
    claim = group,
    late = judging.isOpen(state) and slots.certainTime(state) or 0,
  }
  local left, done = proveSome(state, process, job, units, count)
  if not done then push(state, job) end
  return count, left
end

--- Works on the jobs of the queue, each in its turn.
---@param state RabbitState
---@param process string id of the process, as bytes
---@param units integer work that may be done
function settling.continue(state, process, units)
  local queue, count = state.settling, { confirmed = 0, struck = 0 }
  while units >= PROOF_UNITS and not settling.isDone(state) do
    local job, done = queue.jobs[queue.first], false
    queue.jobs[queue.first] = nil
    queue.first = queue.first + 1
    if job.gift then
      units, done = reviewSome(state, job, units)
    else
      units, done = proveSome(state, process, job, units, count)
    end
    if not done then push(state, job) end
  end
end

return settling
