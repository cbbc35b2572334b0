--- The common part of every act of a person: it comes from a wallet, and does nothing when it is delivered again.
local declareFields = require('common.declare-fields')
local fields = require('common.fields')
local rules = require('common.field-rules')
local constants = require('constants')
local ownActs = require('domain.own-acts')
local errors = require('errors')

local ownSender = {}

ownSender.fields = declareFields(errors, {
  { name = 'sequence', rule = rules.integer(1, constants.MAX_SEQUENCE), code = 'message.malformed', optional = true },
})

--- Refuses a message that is no new act of a wallet.
---@param request MinibuildRequest
function ownSender.expect(request)
  local isWallet = not request.isFromProcess and fields.address(request.from)
  errors.expect(isWallet and fields.address(request.id), 'sender.unsupported')
  local sequence = ownSender.fields.read(request, 'sequence')
  errors.expect(not ownActs.has(request.state, request.from, request.id, sequence), 'act.repeated')
end

--- Keeps the message of an act that is done.
---@param request MinibuildRequest
function ownSender.keep(request)
  ownActs.add(request.state, request.from, request.id, ownSender.fields.read(request, 'sequence'))
end

return ownSender
