--- Disclosures: the token of a rabbit's slot, which settles every claim of its chain up to that slot.
--
-- They are planned first, which changes nothing, and applied when the whole message is known to be good.
local base64url = require('common.codec.base64url')
local presenceChains = require('common.presence.chains')
local constants = require('constants')
local chains = require('domain.chains')
local judging = require('domain.judging')
local players = require('domain.players')
local settling = require('domain.settling')
local slots = require('domain.slots')

local disclosures = {}

--- A disclosure as it was sent; a disclosure that can't be read has no token.
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
---@field pursuit Pursuit? the check so far, when it is too long for one message

--- The unfinished check of a token.
---@class Pursuit
---@field rabbit integer
---@field slot integer
---@field token string
---@field chain integer chain that it is being compared with
---@field at integer slot that was reached
---@field value string value of that slot

---@class DisclosureReport
---@field rabbit integer?
---@field slot integer?
---@field ok boolean
---@field code string?
---@field confirmed integer number of claims that this message confirmed
---@field struck integer number of claims that this message struck out

--- Returns the unfinished check of a token, if its sender's latest one is of that token.
---@param state RabbitState
---@param sender integer?
---@param entry Disclosure
---@return Pursuit?
local function pursuitOf(state, sender, entry)
  local pursuit = sender and state.pursuits[sender]
  local isSame = pursuit and pursuit.rabbit == entry.rabbit and pursuit.slot == entry.slot
  if isSame and pursuit.token == entry.token then return pursuit end
end

--- Finds the chain that a token belongs to, newest first. A token of no chain proves nothing, which is fine where a
-- chain has that slot settled.
---@param state RabbitState
---@param entry Disclosure
---@param earlier Pursuit? its check so far
---@param budget integer hashes that may be spent
---@return PlannedDisclosure
---@return integer spent hashes
local function prove(state, entry, earlier, budget)
  local rabbit, slot, token = entry.rabbit, entry.slot, entry.token
  local prefix = chains.prefix(base64url.decode(state.players.address[rabbit]))
  local left, isSettled = budget, false
  local chain = presenceChains.covering(state.chains, state.players.chain[rabbit], slot)
  if not chain then return { code = 'disclosure.no-chain' }, 0 end
  while chain do
    local isPassed = earlier ~= nil and chain > earlier.chain
    if presenceChains.cost(state.chains, chain, slot) == 0 then
      isSettled = true
    elseif not isPassed then
      local goesOn = earlier and earlier.chain == chain and earlier.at >= state.chains.slot[chain]
      local from, value = slot, token
      if goesOn then
        from, value = earlier.at, earlier.value
      end
      local at, reached = presenceChains.descend(state.chains, chain, prefix, from, value, left)
      left = left - (from - at)
      if at > state.chains.slot[chain] then
        local pursuit = { rabbit = rabbit, slot = slot, token = token, chain = chain, at = at, value = reached }
        return { code = 'disclosure.too-costly', pursuit = pursuit }, budget - left
      end
      if presenceChains.isVerified(state.chains, chain, reached) then return { chain = chain, token = token }, budget - left end
    end
    chain = presenceChains.covering(state.chains, state.chains.older[chain], slot)
  end
  return { code = not isSettled and 'disclosure.wrong' or nil }, budget - left
end

--- Plans one disclosure.
---@param state RabbitState
---@param entry Disclosure
---@param now integer
---@param earlier Pursuit? its check so far
---@param budget integer hashes that may be spent
---@return PlannedDisclosure
---@return integer spent hashes
local function examine(state, entry, now, earlier, budget)
  if not entry.token then return { code = 'disclosure.malformed' }, 0 end
  if not players.wasGiven(state, entry.rabbit) then return { code = 'rabbit.unknown' }, 0 end
  -- from the reveal on nobody scans any more: a token is a secret no longer
  local isSecret = now <= slots.closes(entry.slot, state.event) and not judging.isRevealed(state)
  if isSecret then return { code = 'disclosure.early' }, 0 end
  return prove(state, entry, earlier, budget)
end

--- Plans disclosures; changes nothing. After a wrong token the other ones of that rabbit are not looked at. The check
-- of a token that a player sends alone goes on with the next message.
---@param state RabbitState
---@param entries Disclosure[]
---@param now integer
---@param sender integer? number of the player who sent them
---@return PlannedDisclosure[]
function disclosures.plan(state, entries, now, sender)
  local plan, budget, failed = {}, constants.MAX_DISCLOSURE_HASHES, {}
  for i, entry in ipairs(entries) do
    local outcome, spent = { code = 'disclosure.too-costly' }, 0
    if not (entry.token and failed[entry.rabbit]) then
      local earlier = pursuitOf(state, sender, entry)
      outcome, spent = examine(state, entry, now, earlier, budget)
    end
    if outcome.code == 'disclosure.wrong' then failed[entry.rabbit] = true end
    if not sender or #entries > 1 then outcome.pursuit = nil end
    outcome.rabbit, outcome.slot = entry.rabbit, entry.slot
    plan[i] = outcome
    budget = budget - spent
  end
  return plan
end

--- Carries out a plan; returns a report of each disclosure.
---@param state RabbitState
---@param process string id of the process, as bytes
---@param plan PlannedDisclosure[]
---@param sender integer? number of the player who sent them
---@return DisclosureReport[]
function disclosures.apply(state, process, plan, sender)
  local reports, units = {}, constants.SETTLING_PER_MESSAGE
  for i, outcome in ipairs(plan) do
    local count = { confirmed = 0, struck = 0 }
    -- an earlier one of the same message may have settled the slot
    if outcome.chain and presenceChains.cost(state.chains, outcome.chain, outcome.slot) > 0 then
      count, units = settling.start(state, process, outcome, units)
    end
    if sender and outcome.pursuit then
      state.pursuits[sender] = outcome.pursuit
    elseif sender and outcome.chain then
      state.pursuits[sender] = nil
    end
    reports[i] = {
      rabbit = outcome.rabbit,
      slot = outcome.slot,
      ok = outcome.code == nil,
      code = outcome.code,
      confirmed = count.confirmed,
      struck = count.struck,
    }
  end
  return reports
end

return disclosures
