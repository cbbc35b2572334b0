--- `Rekey`: gives the sender's rabbit a new chain, as after a lost phone or when the old one runs out.
local fields = require('common.fields')
local constants = require('constants')
local chains = require('domain.chains')
local players = require('domain.players')
local errors = require('errors')
local chainFields = require('handlers.chain-fields')
local playerView = require('views.player')

local rekey = {}

---@class KeyChange
---@field rabbit integer
---@field chain NewChain
---@field roleKey string?

---@param request RabbitRequest
---@return KeyChange
function rekey.check(request)
  local state, data = request.state, request.data
  local rabbit = errors.expect(players.of(state, request.from), 'player.unknown')
  local chain = chainFields(request)
  local roleKey = fields.publicKey(data.roleKey)
  errors.expect(data.roleKey == nil or roleKey, 'player.role-key-invalid')
  errors.expect(chains.count(state, state.players.chain[rabbit]) < constants.MAX_CHAINS_PER_RABBIT, 'chain.too-many')
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
