--- Disclosures: the token of a rabbit's slot, which settles every claim of its chain up to that slot.
--
-- They are planned first, which changes nothing, and applied when the whole message is known to be good.
local base64url = require('common.codec.base64url')
local constants = require('constants')
local chains = require('domain.chains')
local claims = require('domain.claims')
local players = require('domain.players')
local slots = require('domain.slots')

local disclosures = {}

--- A disclosure as it was sent; one that can't be read has no token.
---@class Disclosure
---@field rabbit integer?
---@field slot integer?
---@field token string?

--- The effect that a disclosure would have: a code when it is refused, a chain when it settles claims, else nothing.
---@class PlannedDisclosure
---@field rabbit integer?
---@field slot integer?
---@field code string?
---@field chain integer?
---@field token string?
---@field tokens table<integer, string>? tokens of the slots that have open claims, by slot

---@class DisclosureReport
---@field rabbit integer?
---@field slot integer?
---@field ok boolean
---@field code string?
---@field confirmed integer number of claims that stand
---@field struck integer number of claims that fall

--- Finds the chain that a token belongs to, newest first. A token of no chain proves nothing, which is fine where a chain
-- has that slot settled.
---@param state RabbitState
---@param rabbit integer
---@param slot integer
---@param token string
---@param budget integer hashes that may be spent
---@return PlannedDisclosure
---@return integer spent hashes
local function prove(state, rabbit, slot, token, budget)
  local address, spent, isSettled = base64url.decode(state.players.address[rabbit]), 0, false
  local chain = chains.covering(state, state.players.chain[rabbit], slot)
  if not chain then return { code = 'disclosure.no-chain' }, 0 end
  while chain do
    local cost = chains.cost(state, chain, slot)
    if spent + cost > budget then return { code = 'disclosure.too-costly' }, spent end
    local tokens = cost > 0 and chains.trace(state, chain, address, slot, token)
    if tokens then return { chain = chain, token = token, tokens = tokens }, spent + cost end
    spent, isSettled = spent + cost, isSettled or cost == 0
    chain = chains.covering(state, state.chains.older[chain], slot)
  end
  return { code = not isSettled and 'disclosure.wrong' or nil }, spent
end

--- Plans one disclosure.
---@param state RabbitState
---@param entry Disclosure
---@param now integer
---@param budget integer hashes that may be spent
---@return PlannedDisclosure
---@return integer spent hashes
local function examine(state, entry, now, budget)
  if not entry.token then return { code = 'disclosure.malformed' }, 0 end
  if not players.exists(state, entry.rabbit) then return { code = 'rabbit.unknown' }, 0 end
  if now <= slots.closes(entry.slot, state.event) then return { code = 'disclosure.early' }, 0 end
  return prove(state, entry.rabbit, entry.slot, entry.token, budget)
end

--- Plans disclosures; changes nothing.
---@param state RabbitState
---@param entries Disclosure[]
---@param now integer
---@return PlannedDisclosure[]
function disclosures.plan(state, entries, now)
  local plan, budget = {}, constants.MAX_DISCLOSURE_HASHES
  for i, entry in ipairs(entries) do
    local outcome, spent = examine(state, entry, now, budget)
    outcome.rabbit, outcome.slot = entry.rabbit, entry.slot
    plan[i] = outcome
    budget = budget - spent
  end
  return plan
end

--- Settles the claims up to the disclosed slot.
---@param state RabbitState
---@param process string id of the process, as bytes
---@param outcome PlannedDisclosure
---@return integer confirmed number of claims that stand
---@return integer struck number of claims that fall
local function settle(state, process, outcome)
  local confirmed, struck = 0, 0
  for _, claim in ipairs(chains.take(state, outcome.chain, outcome.slot)) do
    if state.claims.status[claim] ~= 'void' then
      local scanner = base64url.decode(state.players.address[state.claims.scanner[claim]])
      local token = outcome.tokens[state.claims.slot[claim]]
      local honest = claims.isHonest(state, claim, token, process, scanner)
      claims.settle(state, claim, honest)
      confirmed, struck = confirmed + (honest and 1 or 0), struck + (honest and 0 or 1)
    end
  end
  chains.advance(state, outcome.chain, outcome.slot, outcome.token)
  return confirmed, struck
end

--- Carries out a plan; returns a report of each disclosure.
---@param state RabbitState
---@param process string id of the process, as bytes
---@param plan PlannedDisclosure[]
---@return DisclosureReport[]
function disclosures.apply(state, process, plan)
  local reports = {}
  for i, outcome in ipairs(plan) do
    local confirmed, struck = 0, 0
    -- an earlier one of the same message may have settled the slot
    if outcome.chain and chains.cost(state, outcome.chain, outcome.slot) > 0 then
      confirmed, struck = settle(state, process, outcome)
    end
    reports[i] = {
      rabbit = outcome.rabbit,
      slot = outcome.slot,
      ok = outcome.code == nil,
      code = outcome.code,
      confirmed = confirmed,
      struck = struck,
    }
  end
  return reports
end

return disclosures
