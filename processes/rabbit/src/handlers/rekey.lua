--- `Rekey`: gives the sender's rabbit a new chain, as after a lost phone or when the old one runs out.
local declareFields = require('common.declare-fields')
local rules = require('common.field-rules')
local chains = require('common.presence.chains')
local constants = require('constants')
local players = require('domain.players')
local errors = require('errors')
local chainFields = require('handlers.chain-fields')
local playerView = require('views.player')

local rekey = {}

rekey.fields = declareFields(errors, {
  chainFields.fields,
  { name = 'roleKey', rule = rules.publicKey, code = 'player.role-key-invalid', optional = true },
})

---@class KeyChange
---@field rabbit integer
---@field chain NewChain
---@field roleKey string?

---@param request RabbitRequest
---@return KeyChange
function rekey.check(request)
  local state = request.state
  local rabbit = errors.expect(players.of(state, request.from), 'player.unknown')
  local chain = chainFields.of(request)
  local roleKey = rekey.fields.read(request, 'roleKey')
  errors.expect(chains.count(state.chains, state.players.chain[rabbit]) < constants.MAX_CHAINS_PER_RABBIT, 'chain.too-many')
  return { rabbit = rabbit, chain = chain, roleKey = roleKey }
end

---@param request RabbitRequest
---@param change KeyChange
---@return string action
---@return table data
function rekey.apply(request, change)
  players.rekey(request.state, change.rabbit, change.chain, change.roleKey, request.now)
  return 'Rekeyed', playerView.of(request.state, change.rabbit)
end

return rekey
