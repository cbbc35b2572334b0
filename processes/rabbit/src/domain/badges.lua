--- Printed badges: scans of a secret that does not change, which only the staff can prove. Their claims are like those of a
-- phone's codes, but no token settles them, and a player has few colours by them.
local claims = require('domain.claims')

local badges = {}

---@class PrintedScans: Rows
---@field claim integer[]

--- Facts about printed scans besides their rows.
---@class Badges
---@field pending integer number of scans that wait for the staff
---@field scanOf table<integer, integer> number of the scan, by claim
---@field proofs table<string, true> proofs that came, by player and proof

---@type ColumnGroup
badges.COLUMNS = { claim = 0 }

--- Returns the badges of a new event.
---@return Badges
function badges.new()
  return { pending = 0, scanOf = {}, proofs = {} }
end

--- Returns the key of a player's proof.
---@param scanner integer
---@param proof string
---@return string
local function proofKey(scanner, proof)
  return scanner .. ' ' .. proof
end

--- Adds a pending printed scan; returns its claim.
---@param state RabbitState
---@param claim NewClaim
---@return integer
function badges.add(state, claim)
  local rows = state.printedScans
  local scan = rows.total + 1
  rows.total, rows.claim[scan] = scan, state.claims.total + 1
  -- before the claim is added, which may drop an older one of its kind
  state.badges.scanOf[rows.claim[scan]] = scan
  state.badges.pending, state.badges.proofs[proofKey(claim.scanner, claim.proof)] = state.badges.pending + 1, true
  return claims.add(state, claim)
end

--- Returns true for the proof of a player's scan that came before: an honest one names player and rabbit, so its message was taken.
---@param state RabbitState
---@param scanner integer
---@param proof string
---@return boolean
function badges.hasProof(state, scanner, proof)
  return state.badges.proofs[proofKey(scanner, proof)] ~= nil
end

--- Returns the claim of a scan that waits for the staff; nil for another number, and for a settled scan.
---@param state RabbitState
---@param scan integer
---@return integer?
function badges.waiting(state, scan)
  local claim = state.printedScans.claim[scan]
  if claim and state.claims.status[claim] == 'pending' then return claim end
end

--- Confirms or voids the claim of a scan, as the staff found it; a claim that no longer waits stays as it is.
---@param state RabbitState
---@param scan integer
---@param honest boolean
function badges.settle(state, scan, honest)
  local claim = badges.waiting(state, scan)
  if not claim then return end
  if claims.isLate(state, claim) then state.judging.late[claim] = true end
  if honest then state.badges.pending = state.badges.pending - 1 end
  claims.settle(state, claim, honest)
end

return badges
