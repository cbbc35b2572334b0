--- The whole state of the process: one plain table, so that it can be read, compared and kept across code updates.
--
--   event     {phase, claimWindowMs, settleWindowMs, announcements, slug?, name?, contactKey?, startsAt?, endsAt?, prize?}
--   staff     addresses in the order they were added, without the owner
--   staffLog  entries in ledger order, see domain/staff-log
--   players   by rabbit number, see domain/players
--   rabbitByAddress, rabbitByNickname  the number of the player (nicknames folded)
--   board     see domain/board
--   expiry    see domain/expiry
--   scans     how many scans were ever accepted
--   clock     time of the latest accepted message, in milliseconds
local state = {}

local function initial()
  return {
    event = { phase = 'draft', claimWindowMs = 120000, settleWindowMs = 1800000, announcements = {} },
    staff = {},
    staffLog = {},
    players = {},
    rabbitByAddress = {},
    rabbitByNickname = {},
    board = {},
    expiry = { first = 1, last = 0 },
    scans = 0,
    clock = 0,
  }
end

--- Gives `existing` whatever part it lacks; state that is there already stays as it is.
function state.ensure(existing)
  existing = existing or {}
  for part, value in pairs(initial()) do
    if existing[part] == nil then existing[part] = value end
  end
  return existing
end

return state
