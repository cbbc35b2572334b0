--- `Scan`: takes a bound claim of having seen a rabbit, which shows on the own screen at once; disclosures may ride along.
local declareFields = require('common.declare-fields')
local rules = require('common.field-rules')
local chains = require('common.presence.chains')
local constants = require('constants')
local claims = require('domain.claims')
local colours = require('domain.colours')
local disclosures = require('domain.disclosures')
local judging = require('domain.judging')
local phases = require('domain.phases')
local players = require('domain.players')
local scanKinds = require('domain.scan-kinds')
local slots = require('domain.slots')
local errors = require('errors')
local acknowledgementField = require('handlers.acknowledgement-field')
local gameRules = require('handlers.game-rules')
local disclosuresField = require('handlers.disclosures-field')
local ridingDisclosures = require('handlers.riding-disclosures')
local scannedView = require('views.scanned')

local scan = {}

scan.fields = declareFields(errors, {
  { name = 'rabbit', rule = gameRules.rabbit, code = 'scan.malformed' },
  { name = 'slot', rule = gameRules.slot, code = 'scan.malformed' },
  { name = 'claim', rule = rules.bytes(constants.CLAIM_BYTES), code = 'scan.malformed' },
  { name = 'disclosures', rule = disclosuresField, optional = true },
  { name = 'acknowledgement', rule = acknowledgementField.rule, optional = true },
})

---@class CheckedScan
---@field claim NewClaim
---@field chain integer chain that gives the slot its token
---@field riding PlannedDisclosure[]
---@field acknowledgement Acknowledgement?

--- Returns the chain that gives a slot its token; refuses when a claim of that slot doesn't count now.
---@param state RabbitState
---@param rabbit integer
---@param slot integer
---@param now integer
---@return integer chain
local function openChain(state, rabbit, slot, now)
  errors.expect(now >= slots.opens(slot), 'scan.future')
  errors.expect(now <= slots.closes(slot, state.event), 'scan.stale')
  local chain = chains.covering(state.chains, state.players.chain[rabbit], slot)
  errors.expect(chain, 'scan.no-chain')
  -- the token of a settled slot is public: any reader of the ledger could make a claim of it
  errors.expect(chains.cost(state.chains, chain, slot) > 0, 'scan.stale')
  return chain
end

--- Refuses a kept scan of a scanner who has as many as the event allows.
---@param state RabbitState
---@param claim NewClaim
local function limitKept(state, claim)
  if not slots.isKept(claim.slot, claim.at, state.event) then return end
  local kept = scanKinds.keptColours(state, claim.scanner, colours.dealtTo(claim.rabbit))
  errors.expect(kept < state.event.keptScans, 'scan.too-late')
end

---@param request RabbitRequest
---@return CheckedScan
function scan.check(request)
  local state, now, read = request.state, request.now, scan.fields.read
  local rabbit, slot, proof = read(request, 'rabbit'), read(request, 'slot'), read(request, 'claim')
  local scanner = errors.expect(players.of(state, request.from), 'player.unknown')
  errors.expect(not state.players.banned[scanner], 'player.banned')
  errors.expect(not judging.isOpen(state), 'event.judging')
  errors.expect(phases.scans(state.event), 'event.not-running')
  errors.expect(players.exists(state, rabbit), 'rabbit.unknown')
  errors.expect(rabbit ~= scanner, 'rabbit.own')
  errors.expect(not state.players.banned[rabbit], 'rabbit.banned')
  errors.expect(state.players.claims[scanner] < constants.MAX_CLAIMS_PER_PLAYER, 'scan.too-many')
  errors.expect(not claims.counting(state, scanner, colours.dealtTo(rabbit)), 'rabbit.colour-collected')
  errors.expect(not claims.isPending(state, scanner, rabbit, now), 'rabbit.colour-collected')
  errors.expect(not claims.wasStruck(state, scanner, rabbit, slot), 'message.repeated')
  local claim = { scanner = scanner, rabbit = rabbit, slot = slot, proof = proof, at = now, block = request.block }
  local chain = openChain(state, rabbit, slot, now)
  limitKept(state, claim)
  return {
    claim = claim,
    chain = chain,
    riding = ridingDisclosures(request, read(request, 'disclosures')),
    acknowledgement = acknowledgementField.riding(request, read(request, 'acknowledgement')),
  }
end

---@param request RabbitRequest
---@param parts CheckedScan
---@return string action
---@return table data
function scan.apply(request, parts)
  local state = request.state
  local claim = claims.add(state, parts.claim)
  chains.leave(state.chains, state.claims, parts.chain, claim)
  local disclosed = disclosures.apply(state, request.process, parts.riding, parts.claim.scanner)
  local data = scannedView(state, claim)
  local isGiven = scan.fields.isGiven(request, 'acknowledgement')
  data.disclosed = disclosed
  data.acknowledged = acknowledgementField.keep(request, isGiven, parts.acknowledgement)
  return 'Scanned', data
end

return scan
