--- `Register`: makes the sender a player with a rabbit of the next colour.
local fields = require('common.fields')
local constants = require('constants')
local names = require('domain.names')
local phases = require('domain.phases')
local players = require('domain.players')
local errors = require('errors')
local chainFields = require('handlers.chain-fields')
local playerView = require('views.player')

local register = {}

---@param request RabbitRequest
---@return NewPlayer
function register.check(request)
  local state, data = request.state, request.data
  errors.expect(phases.registers(state.event), 'event.not-open')
  errors.expect(not request.isFromProcess and fields.address(request.from), 'player.address-unsupported')
  errors.expect(not players.of(state, request.from), 'player.exists')
  errors.expect(not players.full(state), 'event.full')
  local nickname, xUsername = data.nickname, data.xUsername
  errors.expect(type(nickname) == 'string' and names.isNickname(nickname), 'player.nickname-invalid')
  errors.expect(not players.hasNickname(state, nickname), 'player.nickname-taken')
  errors.expect(
    xUsername == nil or type(xUsername) == 'string' and names.isXUsername(xUsername),
    'player.x-username-invalid'
  )
  local contact = fields.bytes(data.sealedContact, constants.SEALED_CONTACT_BYTES)
  errors.expect(contact and contact:byte() == 4, 'player.contact-invalid')
  return {
    address = request.from,
    nickname = nickname,
    xUsername = xUsername or false,
    contact = contact,
    roleKey = errors.expect(fields.publicKey(data.roleKey), 'player.role-key-invalid'),
    chain = chainFields(request),
  }
end

---@param request RabbitRequest
---@param player NewPlayer
---@return string action
---@return table data
function register.apply(request, player)
  local rabbit = players.add(request.state, player, request.now)
  return 'Registered', playerView.of(request.state, rabbit)
end

return register
