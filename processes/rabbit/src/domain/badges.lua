--- Printed badges: scans of a secret that does not change, which only the staff can prove. Their claims are like those of a
-- phone's codes, but no token settles them, and a player has few colours by them.
local claims = require('domain.claims')
local judging = require('domain.judging')

local badges = {}

---@class PrintedScans: Rows
---@field claim integer[]

--- Facts about printed scans besides their rows.
---@class Badges
---@field pending integer number of scans that wait for the staff
---@field scanOf table<integer, integer> number of the scan, by claim

---@type ColumnGroup
badges.COLUMNS = { claim = 0 }

--- Returns the badges of a new event.
---@return Badges
function badges.new()
  return { pending = 0, scanOf = {} }
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
  state.badges.pending = state.badges.pending + 1
  return claims.add(state, claim)
end

--- Returns the claim of a scan that waits for the staff; nil for another number, and for one that is settled.
---@param state RabbitState
---@param scan integer
---@return integer?
function badges.waiting(state, scan)
  local claim = state.printedScans.claim[scan]
  if claim and state.claims.status[claim] == 'pending' then return claim end
end

--- Lets the claim of a scan stand or fall, as the staff found it; one that no longer waits stays as it is.
---@param state RabbitState
---@param scan integer
---@param honest boolean
function badges.settle(state, scan, honest)
  local claim = badges.waiting(state, scan)
  if not claim then return end
  if judging.isOpen(state) and claims.isLate(state, claim) then state.judging.late[claim] = true end
  if honest then state.badges.pending = state.badges.pending - 1 end
  claims.settle(state, claim, honest)
end

return badges
