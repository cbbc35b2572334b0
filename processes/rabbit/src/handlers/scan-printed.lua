--- `ScanPrinted`: takes a bound claim of having seen a rabbit's printed badge, which the staff confirm later.
local declareFields = require('common.declare-fields')
local rules = require('common.field-rules')
local constants = require('constants')
local badges = require('domain.badges')
local claims = require('domain.claims')
local colours = require('domain.colours')
local judging = require('domain.judging')
local phases = require('domain.phases')
local players = require('domain.players')
local scanKinds = require('domain.scan-kinds')
local slots = require('domain.slots')
local errors = require('errors')
local gameRules = require('handlers.game-rules')
local scannedView = require('views.scanned')

local scanPrinted = {}

scanPrinted.fields = declareFields(errors, {
  { name = 'rabbit', rule = gameRules.rabbit, code = 'scan.malformed' },
  { name = 'claim', rule = rules.bytes(constants.CLAIM_BYTES), code = 'scan.malformed' },
})

---@param request RabbitRequest
---@return NewClaim
function scanPrinted.check(request)
  local state, now, read = request.state, request.now, scanPrinted.fields.read
  local rabbit, proof = read(request, 'rabbit'), read(request, 'claim')
  local scanner = errors.expect(players.of(state, request.from), 'player.unknown')
  errors.expect(not state.players.banned[scanner], 'player.banned')
  errors.expect(not judging.isOpen(state), 'event.judging')
  errors.expect(phases.scans(state.event), 'event.not-running')
  errors.expect(state.event.printed == 'allowed', 'badge.not-allowed')
  errors.expect(players.exists(state, rabbit), 'rabbit.unknown')
  errors.expect(rabbit ~= scanner, 'rabbit.own')
  errors.expect(not state.players.banned[rabbit], 'rabbit.banned')
  errors.expect(state.players.claims[scanner] < constants.MAX_CLAIMS_PER_PLAYER, 'scan.too-many')
  local colour = colours.dealtTo(rabbit)
  errors.expect(not claims.counting(state, scanner, colour), 'rabbit.colour-collected')
  errors.expect(not claims.isPending(state, scanner, rabbit, now), 'rabbit.colour-collected')
  errors.expect(not badges.hasProof(state, scanner, proof), 'message.repeated')
  errors.expect(scanKinds.printedColours(state, scanner, colour) < constants.MAX_PRINTED_COLOURS, 'badge.too-many')
  return { scanner = scanner, rabbit = rabbit, slot = slots.at(now), proof = proof, at = now, block = request.block }
end

---@param request RabbitRequest
---@param claim NewClaim
---@return string action
---@return table data
function scanPrinted.apply(request, claim)
  local state = request.state
  return 'ScannedPrinted', scannedView(state, badges.add(state, claim))
end

return scanPrinted
