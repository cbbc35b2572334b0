--- `Deal`: publishes an edition of the envelopes, by the id and the hash of its table on the storage network, with the seed and the
-- number of its draw, sealed with the event's key.
local base64url = require('common.codec.base64url')
local declareFields = require('common.declare-fields')
local rules = require('common.field-rules')
local constants = require('constants')
local judging = require('domain.judging')
local phases = require('domain.phases')
local registrations = require('domain.registrations')
local roles = require('domain.roles')
local errors = require('errors')

local deal = {}

deal.fields = declareFields(errors, {
  { name = 'edition', rule = rules.integer(1, constants.MAX_EDITIONS), code = 'staff.malformed' },
  { name = 'table', rule = rules.transaction, code = 'staff.malformed' },
  { name = 'hash', rule = rules.bytes(32), code = 'staff.malformed' },
  { name = 'count', rule = rules.upTo(1, 'the number of rabbits', function(state) return state.players.total end), code = 'staff.malformed' },
  { name = 'sealed', rule = rules.bytes(constants.DRAW_PART_BYTES), code = 'staff.malformed' },
})

---@param request RabbitRequest
---@return Deal
function deal.check(request)
  errors.expect(not judging.isOpen(request.state), 'event.judging')
  local state, read = request.state, deal.fields.read
  local edition, id, hash = read(request, 'edition'), read(request, 'table'), read(request, 'hash')
  local count, sealed = read(request, 'count'), read(request, 'sealed')
  errors.expect(phases.registers(state.event) and registrations.isFrozen(state), 'event.wrong-phase')
  errors.expect(state.roles.draw, 'role.no-draw')
  errors.expect(state.event.keyDigest, 'answer.no-key')
  errors.expect(edition == roles.edition(state) + 1, 'role.edition-taken')
  -- everybody who may have been drawn has an envelope
  errors.expect(count >= state.registrations.frozen.players, 'staff.malformed')
  return { table = id, hash = hash, count = count, sealed = sealed, keyDigest = state.event.keyDigest }
end

---@param request RabbitRequest
---@param dealt Deal
---@return table detail
function deal.apply(request, dealt)
  local state = request.state
  dealt.at = request.now
  state.roles.deals[roles.edition(state) + 1] = dealt
  return {
    edition = roles.edition(state),
    table = dealt.table,
    hash = base64url.encode(dealt.hash),
    count = dealt.count,
    sealed = base64url.encode(dealt.sealed),
    keyDigest = base64url.encode(dealt.keyDigest),
  }
end

return deal
