--- `Acknowledgements`: returns a page of the players' sealed acknowledgements, for the staff who can open them.
local base64url = require('common.codec.base64url')
local packedColumn = require('common.state.packed-column')
local pageFields = require('common.page-fields')

local acknowledgementsRead = { fields = pageFields.fields, check = pageFields.check }

---@param request RabbitRequest
---@param page Page
---@return string action
---@return table data
function acknowledgementsRead.apply(request, page)
  local given, players, rows = request.state.acknowledgements, request.state.players, {}
  for row = page.offset + 1, math.min(given.total, page.offset + page.limit) do
    rows[#rows + 1] = {
      rabbit = given.player[row],
      address = players.address[given.player[row]],
      edition = given.edition[row],
      sealed = base64url.encode(packedColumn.get(given.sealed, row)),
      acknowledgedAt = given.at[row],
    }
  end
  return 'Acknowledgements', { total = given.total, rows = rows }
end

return acknowledgementsRead
