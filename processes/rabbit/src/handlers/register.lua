--- `Register`: makes the sender a player with a rabbit of the next colour.
local declareFields = require('common.declare-fields')
local fields = require('common.fields')
local rules = require('common.field-rules')
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

register.fields = declareFields(errors, {
  { name = 'nickname', rule = rules.form('nickname', constants.MAX_NICKNAME_LENGTH, names.isNickname), code = 'player.nickname-invalid' },
  { name = 'xUsername', rule = rules.form('X username', constants.MAX_X_USERNAME_LENGTH, names.isXUsername), code = 'player.x-username-invalid', optional = true },
  { name = 'sealedContact', rule = rules.bytes(constants.SEALED_CONTACT_BYTES, 4), code = 'player.contact-invalid' },
  { name = 'roleKey', rule = rules.publicKey, code = 'player.role-key-invalid' },
  chainFields.fields,
  -- read last, and only where the event admits by tickets: an open event ignores it
  { name = 'ticket', rule = ticketField, code = 'ticket.unknown', optional = true },
})

---@class CheckedRegistration
---@field player NewPlayer
---@field ticket Ticket? none where the event is open

--- Returns the ticket that admits the sender; nil in an open event, also when there is one.
---@param request RabbitRequest
---@return Ticket?
local function ticketOf(request)
  local state = request.state
  if not admission.needsTicket(state) then return nil end
  local ticket = errors.expect(register.fields.read(request, 'ticket'), 'ticket.missing')
  errors.expect(admission.isKnown(state, request.process, ticket), 'ticket.unknown')
  errors.expect(not admission.isUsed(state, ticket), 'ticket.used')
  return ticket
end

---@param request RabbitRequest
---@return CheckedRegistration
function register.check(request)
  local state, read = request.state, register.fields.read
  errors.expect(phases.registers(state.event), 'event.not-open')
  errors.expect(not request.isFromProcess and fields.address(request.from), 'player.address-unsupported')
  errors.expect(not players.of(state, request.from), 'player.exists')
  errors.expect(not players.full(state), 'event.full')
  local nickname = read(request, 'nickname')
  errors.expect(not players.hasNickname(state, nickname), 'player.nickname-taken')
  local xUsername = read(request, 'xUsername')
  local contact, roleKey = read(request, 'sealedContact'), read(request, 'roleKey')
  local player = {
    address = request.from,
    nickname = nickname,
    xUsername = xUsername or false,
    contact = contact,
    roleKey = roleKey,
    chain = chainFields.of(request),
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
