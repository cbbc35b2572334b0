--- Refuses a message from anything but a wallet: a process, or a sender whose address is of another form.
local fields = require('common.fields')
local errors = require('errors')

---@param request CommunityRequest
return function(request)
  errors.expect(not request.isFromProcess and fields.address(request.from), 'profile.address-unsupported')
end
