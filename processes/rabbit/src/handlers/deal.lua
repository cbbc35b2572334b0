--- `Deal`: publishes an edition of the envelopes, by the id and the hash of its table on the storage network.
local base64url = require('common.codec.base64url')
local fields = require('common.fields')
local constants = require('constants')
local phases = require('domain.phases')
local roles = require('domain.roles')
local errors = require('errors')

local deal = {}

---@param request RabbitRequest
---@return Deal
function deal.check(request)
  local state, data = request.state, request.data
  local edition = fields.integer(data.edition, 1, constants.MAX_EDITIONS)
  local hash, id = fields.bytes(data.hash, 32), fields.address(data.table)
  local count = fields.integer(data.count, 1, state.players.total)
  local acts = fields.integer(data.acts, 0, #state.staffLog)
  errors.expect(edition and hash and id and count and acts, 'staff.malformed')
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
