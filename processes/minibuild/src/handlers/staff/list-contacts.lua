--- `Contacts`: returns the sealed contacts of a page of people, of whom those without one are left out.
local base64url = require('common.codec.base64url')
local pageFields = require('common.page-fields')
local constants = require('constants')

local page = pageFields.upTo(constants.MAX_CONTACTS_PAGE)

local listContacts = { fields = page.fields, check = page.check }

---@param request MinibuildRequest
---@param asked Page
---@return string action
---@return table data
function listContacts.apply(request, asked)
  local state, rows, list = request.state, request.state.personRows, {}
  for person = asked.offset + 1, math.min(rows.total, asked.offset + asked.limit) do
    if rows.contact[person] ~= '' then
      list[#list + 1] = {
        person = person,
        address = rows.address[person],
        nickname = rows.nickname[person],
        contact = base64url.encode(rows.contact[person]),
        isOldKey = rows.keyVersion[person] ~= state.contest.keyVersion or nil,
      }
    end
  end
  return 'Contacts', { total = rows.total, rows = list }
end

return listContacts
