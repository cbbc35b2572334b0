--- Disclosures: the token of a rabbit's slot, which settles every claim of its chain up to that slot.
--
-- They are planned first, which changes nothing, and applied when the whole message is known to be good.
local base64url = require('codec.base64url')
local chains = require('domain.chains')
local claims = require('domain.claims')
local slots = require('domain.slots')

local disclosures = { MAX = 20 }

--- How many chain hashes one message may cost: any single disclosure fits, a score of usual ones too.
local MAX_HASHES = 12000

--- Finds the chain that a token proves, newest first. A slot that the chain has passed needs no proof any more.
-- Returns the outcome's fields and how many hashes it took.
local function prove(player, slot, token, budget)
  local address, code, spent = base64url.decode(player.address), 'disclosure.no-chain', 0
  for i = #player.chains, 1, -1 do
    local chain = player.chains[i]
    if chains.covers(chain, slot) then
      local cost = math.max(0, chains.cost(chain, slot))
      if spent + cost > budget then return { code = 'disclosure.too-costly' }, spent end
      local tokens = cost == 0 and {} or chains.trace(chain, address, slot, token)
      spent = spent + cost
      if tokens then return { chain = chain, token = token, tokens = tokens }, spent end
      code = 'disclosure.wrong'
    end
  end
  return { code = code }, spent
end

local function examine(state, entry, now, budget)
  if not entry.token then return { code = 'disclosure.malformed' }, 0 end
  local player = state.players[entry.rabbit]
  if not player then return { code = 'rabbit.unknown' }, 0 end
  if now <= slots.closes(entry.slot, state.event) then return { code = 'disclosure.early' }, 0 end
  return prove(player, entry.slot, entry.token, budget)
end

--- What each of some disclosures would do: {rabbit, slot, code} or {rabbit, slot, chain, token, tokens}.
-- Entries are {rabbit, slot, token}, without token where they could not be read.
function disclosures.plan(state, entries, now)
  local plan, budget = {}, MAX_HASHES
  for i, entry in ipairs(entries) do
    local outcome, spent = examine(state, entry, now, budget)
    outcome.rabbit, outcome.slot = entry.rabbit, entry.slot
    plan[i] = outcome
    budget = budget - spent
  end
  return plan
end

--- Settles the claims between the chain's last verified slot and the disclosed one; returns how many stand and fall.
local function settle(state, process, outcome)
  local chain, confirmed, struck = outcome.chain, 0, 0
  for slot = chain.slot + 1, outcome.slot do
    for _, claim in ipairs(chain.open and chain.open[slot] or {}) do
      if claim.status ~= 'void' then
        local scanner = base64url.decode(state.players[claim.scanner].address)
        local proof = claims.proof(process, outcome.rabbit, slot, outcome.tokens[slot], scanner)
        local honest = claim.proof == proof
        claims.settle(state, claim, honest)
        confirmed, struck = confirmed + (honest and 1 or 0), struck + (honest and 0 or 1)
      end
    end
    if chain.open then chain.open[slot] = nil end
  end
  if outcome.slot > chain.slot then
    chain.slot, chain.value = outcome.slot, outcome.token
  end
  return confirmed, struck
end

--- Carries out a plan; returns what to tell of each: {rabbit, slot, ok, code?, confirmed, struck}.
function disclosures.apply(state, process, plan)
  local told = {}
  for i, outcome in ipairs(plan) do
    local confirmed, struck = 0, 0
    if not outcome.code then
      confirmed, struck = settle(state, process, outcome)
    end
    told[i] = {
      rabbit = outcome.rabbit,
      slot = outcome.slot,
      ok = outcome.code == nil,
      code = outcome.code,
      confirmed = confirmed,
      struck = struck,
    }
  end
  return told
end

return disclosures
