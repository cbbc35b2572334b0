--- The common part of every act of a person: it comes from a wallet, and does nothing when it is delivered again.
local acts = require('common.acts')
local fields = require('common.fields')
local errors = require('errors')

local ownSender = { fields = acts.fields, keep = acts.keep }

--- Refuses a message that is no new act of a wallet.
---@param request MinibuildRequest
function ownSender.expect(request)
  local isWallet = not request.isFromProcess and fields.address(request.from)
  errors.expect(isWallet and fields.address(request.id), 'sender.unsupported')
  acts.expect(request)
end

return ownSender
