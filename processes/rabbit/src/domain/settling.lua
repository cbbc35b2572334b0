--- Settling: what is done for many claims at once, in parts of constant cost. The jobs wait in a queue, in which each has
-- its turn, and the result does not depend on their order.
--
-- A proof job settles the claims up to a slot whose token was disclosed (common/presence/proving.lua). A review job goes
-- through the confirmed claims that a rabbit gave, after its ban or the end of it, or since its player is called by another name.
local base64url = require('common.codec.base64url')
local jobQueue = require('common.presence.job-queue')
local proving = require('common.presence.proving')
local constants = require('constants')
local chains = require('domain.chains')
local changes = require('domain.changes')
local claims = require('domain.claims')
local judging = require('domain.judging')
local slots = require('domain.slots')

local settling = {}

---@alias SettlingJob ProofJob | ReviewJob

---@class ReviewJob
---@field rabbit integer
---@field gift integer claim that is next, see `Players.gift`
---@field isRenamed boolean? true where those who made the claims see another name

---@class ProofJob: ProvingJob
---@field rabbit integer
---@field late integer time in milliseconds: claims that were awaited until before it bear on no answer; 0 unless the key is revealed

---@class SettlingCount
---@field confirmed integer number of claims that were confirmed
---@field struck integer number of claims that were voided

--- Units of work that one proof costs: it has two blocks to hash, where a value of a chain has one. A review costs no
-- more.
local PROOF_UNITS = 2

settling.new = jobQueue.new

--- Returns true when no job waits.
---@param state RabbitState
---@return boolean
function settling.isDone(state)
  return jobQueue.isDone(state.settling)
end

--- Settles one claim by the token of its slot.
---@param state RabbitState
---@param process string id of the process, as bytes
---@param job ProofJob of the token
---@param claim integer
---@param token string
---@param count SettlingCount
local function prove(state, process, job, claim, token, count)
  local status = state.claims.status[claim]
  if job.late > slots.awaited(state.claims.slot[claim], state.event) then state.judging.late[claim] = true end
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
  local prefix = chains.prefix(base64url.decode(state.players.address[job.rabbit]))
  ---@param claim integer
  ---@param token string
  local function proveOne(claim, token) prove(state, process, job, claim, token, count) end
  local left, done = proving.continue(state.claims, job, prefix, units, PROOF_UNITS, proveOne)
  return left, done
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
    if job.isRenamed then changes.standing(state.claims.scanner[job.gift]) end
    units = units - PROOF_UNITS
    local next = state.claims.beside[job.gift]
    if not next then return units, true end
    job.gift = next
  end
  return units, false
end

--- Leaves the confirmed claims that a rabbit gave to be reviewed.
---@param state RabbitState
---@param rabbit integer
---@param isRenamed boolean?
local function reviewGifts(state, rabbit, isRenamed)
  local gift = state.players.gift[rabbit]
  if gift then jobQueue.push(state.settling, { rabbit = rabbit, gift = gift, isRenamed = isRenamed }) end
end

--- Leaves the confirmed claims that a rabbit gave to be reviewed, since it is banned or no longer is.
---@param state RabbitState
---@param rabbit integer
function settling.review(state, rabbit)
  reviewGifts(state, rabbit)
end

--- Leaves what the players show who made these claims to be published again, since the rabbit's player is called by another name.
---@param state RabbitState
---@param rabbit integer
function settling.rename(state, rabbit)
  reviewGifts(state, rabbit, true)
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
  local job = proving.begin(state.chains, state.claims, disclosed.chain, disclosed.slot, disclosed.token)
  changes.standing(disclosed.rabbit)
  changes.catches(disclosed.rabbit)
  if not job then return count, units end
  job.rabbit = disclosed.rabbit
  job.late = judging.isOpen(state) and slots.certainTime(state) or 0
  local left, done = proveSome(state, process, job, units, count)
  if not done then jobQueue.push(state.settling, job) end
  return count, left
end

--- Works on the jobs of the queue, each in its turn.
---@param state RabbitState
---@param process string id of the process, as bytes
---@param units integer work that may be done
function settling.continue(state, process, units)
  local count = { confirmed = 0, struck = 0 }
  jobQueue.continue(state.settling, units, PROOF_UNITS, function(job, left)
    if job.gift then return reviewSome(state, job, left) end
    return proveSome(state, process, job, left, count)
  end)
end

return settling
