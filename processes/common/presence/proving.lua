--- Settles the claims up to a disclosed token, in parts of constant cost. A job goes down from that token, slot by slot,
-- since only later values of a chain lead to earlier ones.
local chains = require('common.presence.chains')

local proving = {}

---@class ProvingJob
---@field slot integer slot of `value`
---@field value string token of that slot
---@field group integer first claim of the slot that is being settled, see `PresenceChains.open`
---@field claim integer claim of that slot that is next

--- Makes a disclosed token the last verified value of its chain, and takes the claims up to its slot off the chain.
---@param rows PresenceChains
---@param claims OpenClaims
---@param chain integer
---@param slot integer
---@param token string
---@return ProvingJob? job of these claims; nil without claims
function proving.begin(rows, claims, chain, slot, token)
  local group = chains.take(rows, claims, chain, slot)
  chains.advance(rows, chain, slot, token)
  return group and { slot = slot, value = token, group = group, claim = group } or nil
end

--- Moves a job to its next claim; returns false after the last one.
---@param claims OpenClaims
---@param job ProvingJob
---@return boolean
local function step(claims, job)
  local below, beside = claims.below, claims.beside
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

--- Works on a job. A chain's hash counts one unit.
---@param claims OpenClaims
---@param job ProvingJob
---@param prefix string label of the chain's hashes and the address of its owner, as bytes
---@param units integer work that may be done
---@param proofUnits integer units that one claim counts
---@param prove fun(claim: integer, token: string) settles one claim by the token of its slot
---@return integer units that are left
---@return boolean done
function proving.continue(claims, job, prefix, units, proofUnits, prove)
  while units >= proofUnits do
    if job.slot > claims.slot[job.claim] then
      job.slot, job.value = job.slot - 1, chains.before(prefix, job.value)
      units = units - 1
    else
      -- settling may use the links of the claim anew
      local claim, more = job.claim, step(claims, job)
      prove(claim, job.value)
      units = units - proofUnits
      if not more then return units, true end
    end
  end
  return units, false
end

return proving
