--- `Contacts`: returns a page of the contacts that players sealed for the staff, by rabbit number.
local base64url = require('common.codec.base64url')
local packedColumn = require('common.state.packed-column')
local pageFields = require('common.page-fields')

local contacts = { fields = pageFields.fields, check = pageFields.check }

---@param request RabbitRequest
---@param page Page
---@return string action
---@return table data
function contacts.apply(request, page)
  local players, rows = request.state.players, {}
  for rabbit = page.offset + 1, math.min(players.total, page.offset + page.limit) do
    rows[#rows + 1] = {
      rabbit = rabbit,
      address = players.address[rabbit],
      nickname = players.nickname[rabbit],
      removed = players.removed[rabbit] or nil,
      given = players.given[rabbit],
      sealedContact = base64url.encode(packedColumn.get(players.contact, rabbit)),
      roleKey = base64url.encode(packedColumn.get(players.roleKey, rabbit)),
    }
  end
  return 'Contacts', { total = players.total, rows = rows }
end

return contacts
