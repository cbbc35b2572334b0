--- `Contacts`: returns the sealed contacts of a page of people, of whom those without one are left out.
local base64url = require('common.codec.base64url')
local pagedList = require('common.paged-list')
local constants = require('constants')

--- Returns the contact of a person who gave one, for JSON.
---@param state MinibuildState
---@param person integer
---@return table?
local function contactRow(state, person)
  local rows = state.personRows
  if rows.contact[person] == '' then return nil end
  return {
    person = person,
    address = rows.address[person],
    nickname = rows.nickname[person],
    contact = base64url.encode(rows.contact[person]),
    isOldKey = rows.keyVersion[person] ~= state.contest.keyVersion or nil,
  }
end

return pagedList({
  reply = 'Contacts',
  of = 'personRows',
  longest = constants.MAX_CONTACTS_PAGE,
  row = contactRow,
})
