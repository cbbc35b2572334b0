--- `Deal`: publishes an edition of the envelopes, by the id and the hash of its table on the storage network.
local base64url = require('common.codec.base64url')
local declareFields = require('common.declare-fields')
local rules = require('common.field-rules')
local constants = require('constants')
local phases = require('domain.phases')
local roles = require('domain.roles')
local errors = require('errors')

local deal = {}

deal.fields = declareFields(errors, {
  { name = 'edition', rule = rules.integer(1, constants.MAX_EDITIONS), code = 'staff.malformed' },
  { name = 'table', rule = rules.address, code = 'staff.malformed' },
  { name = 'hash', rule = rules.bytes(32), code = 'staff.malformed' },
  { name = 'count', rule = rules.upTo(1, 'the number of rabbits', function(state) return state.players.total end), code = 'staff.malformed' },
  { name = 'acts', rule = rules.upTo(0, 'the number of acts in the staff log', function(state) return #state.staffLog end), code = 'staff.malformed' },
})

---@param request RabbitRequest
---@return Deal
function deal.check(request)
  local state, read = request.state, deal.fields.read
  local edition, id, hash = read(request, 'edition'), read(request, 'table'), read(request, 'hash')
  local count, acts = read(request, 'count'), read(request, 'acts')
  errors.expect(phases.registers(state.event), 'event.wrong-phase')
  errors.expect(state.roles.draw, 'role.no-draw')
  errors.expect(edition == roles.edition(state) + 1, 'role.edition-taken')
  return { edition = edition, table = id, hash = hash, count = count, acts = acts }
end

---@param state RabbitState
---@param dealt Deal
---@param now integer
---@return table detail
function deal.apply(state, dealt, now)
  dealt.at = now
  state.roles.deal = dealt
  return {
    edition = dealt.edition,
    table = dealt.table,
    hash = base64url.encode(dealt.hash),
    count = dealt.count,
    acts = dealt.acts,
  }
end

return deal
