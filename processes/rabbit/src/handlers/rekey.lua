--- `Rekey`: gives the sender's rabbit a new chain, as after a lost phone or when the old one runs out.
local chains = require('domain.chains')
local players = require('domain.players')
local errors = require('errors')
local chainFields = require('handlers.chain-fields')
local fields = require('handlers.fields')
local playerView = require('views.player')

local rekey = {}

function rekey.check(request)
  local data = request.data
  local player = errors.expect(players.of(request.state, request.from), 'player.unknown')
  local chain = chainFields(request)
  local roleKey = player.roleKey
  if data.roleKey ~= nil then
    roleKey = errors.expect(fields.publicKey(data.roleKey), 'player.role-key-invalid')
  end
  errors.expect(#player.chains < chains.MAX_PER_RABBIT, 'chain.too-many')
  return { player = player, chain = chain, roleKey = roleKey }
end

function rekey.apply(request, change)
  local player = change.player
  table.insert(player.chains, change.chain)
  player.roleKey = change.roleKey
  return 'Rekeyed', playerView.of(request.state, player)
end

return rekey
