--- The whole state of the process: one plain table, so that it can be read, compared and kept across code updates.
--
--   event     {phase, claimWindowMs, settleWindowMs, announcements, slug?, name?, contactKey?, startsAt?, endsAt?,
--             prize?}
--   staff     addresses in the order they were added, without the owner
--   staffLog  entries in ledger order, see domain/staff
--   players, chains, claims   see the domain modules of the same names
--   rabbitByAddress, rabbitByNickname   the number of the player (nicknames folded)
--   lapsed    see domain/claims
--   board     see domain/board
--   expiry    see domain/expiry
--   clock     time of the latest accepted message, in milliseconds
--
-- Players, chains and claims are kept in columns, one list for each field, not in a table for each row: aos collects
-- all garbage after every message, which costs by the number of tables and texts there are (bench/rabbit-process.ts).
-- No column has holes; where a field has no value it is false. Bytes are joined, see domain/packed-column.
local board = require('domain.board')
local chains = require('domain.chains')
local claims = require('domain.claims')
local expiry = require('domain.expiry')
local players = require('domain.players')

local state = {}

local function initial()
  return {
    event = { phase = 'draft', claimWindowMs = 120000, settleWindowMs = 1800000, announcements = {} },
    staff = {},
    staffLog = {},
    players = players.new(),
    rabbitByAddress = {},
    rabbitByNickname = {},
    chains = chains.new(),
    claims = claims.new(),
    lapsed = {},
    board = board.new(),
    expiry = expiry.new(),
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
