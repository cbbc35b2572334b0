--- `Scan`: a bound claim to have seen a rabbit; it counts at once, and disclosures may ride along.
local chains = require('domain.chains')
local claims = require('domain.claims')
local colours = require('domain.colours')
local disclosures = require('domain.disclosures')
local phases = require('domain.phases')
local players = require('domain.players')
local slots = require('domain.slots')
local errors = require('errors')
local disclosureFields = require('handlers.disclosure-fields')
local fields = require('handlers.fields')
local playerView = require('views.player')

local CLAIM_BYTES = 32
local MAX_SLOT = 0xffffffff
local scan = {}

--- Disclosures that ride along never make a scan fail, whatever was sent in their place.
local function ridingAlong(request)
  local list = fields.list(request.data.disclosures, disclosures.MAX) or {}
  return disclosures.plan(request.state, disclosureFields(list), request.now)
end

function scan.check(request)
  local state, data, now = request.state, request.data, request.now
  local number = fields.integer(data.rabbit, 0, players.MAX)
  local slot = fields.integer(data.slot, 0, MAX_SLOT)
  local proof = fields.bytes(data.claim, CLAIM_BYTES)
  errors.expect(number and slot and proof, 'scan.malformed')
  local scanner = errors.expect(players.of(state, request.from), 'player.unknown')
  errors.expect(not scanner.banned, 'player.banned')
  errors.expect(phases.scans(state.event), 'event.not-running')
  local rabbit = errors.expect(state.players[number], 'rabbit.unknown')
  errors.expect(rabbit ~= scanner, 'rabbit.own')
  errors.expect(not claims.holds(scanner, rabbit.colour, now), 'rabbit.colour-collected')
  errors.expect(now >= slots.opens(slot), 'scan.future')
  errors.expect(now <= slots.closes(slot, state.event), 'scan.stale')
  local chain = errors.expect(chains.at(rabbit, slot), 'scan.no-chain')
  -- the token of a settled slot is public: whoever reads the ledger could make a claim of it
  errors.expect(slot > chain.slot, 'scan.stale')
  return {
    scanner = scanner,
    rabbit = rabbit,
    chain = chain,
    riding = ridingAlong(request),
    claim = {
      scanner = scanner.rabbit,
      rabbit = number,
      slot = slot,
      proof = proof,
      at = now,
      block = request.block,
      lapsesAt = slots.lapses(slot, state.event),
      status = 'pending',
    },
  }
end

function scan.apply(request, parts)
  local state, scanner, rabbit = request.state, parts.scanner, parts.rabbit
  chains.leave(parts.chain, parts.claim)
  claims.hold(state, parts.claim)
  state.scans = state.scans + 1
  local disclosed = disclosures.apply(state, request.process, parts.riding)
  return 'Scanned',
    {
      rabbit = rabbit.rabbit,
      nickname = rabbit.nickname,
      colour = colours[rabbit.colour],
      collected = playerView.colours(scanner),
      complete = scanner.block ~= nil,
      block = scanner.block,
      disclosed = disclosed,
    }
end

return scan
