--- `Printed`: returns a page of the scans of printed badges, oldest first, for the staff who can check their claims.
local base64url = require('common.codec.base64url')
local packedColumn = require('common.state.packed-column')
local pageFields = require('common.page-fields')

local printed = { fields = pageFields.fields, check = pageFields.check }

---@param request RabbitRequest
---@param page Page
---@return string action
---@return table data
function printed.apply(request, page)
  local state, rows = request.state, {}
  local scans, claims, players = state.printedScans, state.claims, state.players
  for scan = page.offset + 1, math.min(scans.total, page.offset + page.limit) do
    local claim = scans.claim[scan]
    local scanner = claims.scanner[claim]
    rows[#rows + 1] = {
      scan = scan,
      rabbit = claims.rabbit[claim],
      scanner = scanner,
      address = players.address[scanner],
      nickname = players.nickname[scanner],
      claim = base64url.encode(packedColumn.get(claims.proof, claim)),
      scannedAt = claims.at[claim],
      status = claims.status[claim],
    }
  end
  return 'Printed', { total = scans.total, rows = rows }
end

return printed
