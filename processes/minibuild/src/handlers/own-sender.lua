--- The common part of every act of a person: it comes from a wallet, and does nothing when the network delivers it again.
local fields = require('common.fields')
local ownActs = require('domain.own-acts')
local errors = require('errors')

local ownSender = {}

--- Refuses a message that is no new act of a wallet.
---@param request MinibuildRequest
function ownSender.expect(request)
  local isWallet = not request.isFromProcess and fields.address(request.from)
  errors.expect(isWallet and fields.address(request.id), 'sender.unsupported')
  errors.expect(not ownActs.has(request.state, request.from, request.id), 'act.repeated')
end

--- Keeps the message of an act that is done.
---@param request MinibuildRequest
function ownSender.keep(request)
  ownActs.add(request.state, request.from, request.id)
end

return ownSender
