--- `Register`: makes the sender a player with a rabbit of the next colour.
local fields = require('common.fields')
local constants = require('constants')
local admission = require('domain.admission')
local names = require('domain.names')
local phases = require('domain.phases')
local players = require('domain.players')
local errors = require('errors')
local chainFields = require('handlers.chain-fields')
local ticketField = require('handlers.ticket-field')
local playerView = require('views.player')

local register = {}

---@class CheckedRegistration
---@field player NewPlayer
---@field ticket Ticket? none where the event is open

--- Returns the ticket that admits the sender; nil in an open event, also when there is one.
---@param request RabbitRequest
---@return Ticket?
local function ticketOf(request)
  local state, value = request.state, request.data.ticket
  if not admission.needsTicket(state) then return nil end
  errors.expect(value ~= nil, 'ticket.missing')
  local ticket = errors.expect(ticketField(value), 'ticket.unknown')
  errors.expect(admission.isKnown(state, request.process, ticket), 'ticket.unknown')
  errors.expect(not admission.isUsed(state, ticket), 'ticket.used')
  return ticket
end

---@param request RabbitRequest
---@return CheckedRegistration
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
  local player = {
    address = request.from,
    nickname = nickname,
    xUsername = xUsername or false,
    contact = contact,
    roleKey = errors.expect(fields.publicKey(data.roleKey), 'player.role-key-invalid'),
    chain = chainFields(request),
  }
  -- the last one: a question without a ticket learns all that would refuse the registration, see docs/protocol.md
  return { player = player, ticket = ticketOf(request) }
end

---@param request RabbitRequest
---@param checked CheckedRegistration
---@return string action
---@return table data
function register.apply(request, checked)
  if checked.ticket then admission.use(request.state, checked.ticket) end
  local rabbit = players.add(request.state, checked.player, request.now)
  return 'Registered', playerView.of(request.state, rabbit)
end

return register
