--- `Ballots`: returns a page of the ballots that count, in the order of their first votes.
local pageFields = require('common.page-fields')
local constants = require('constants')
local packedNumbers = require('domain.packed-numbers')

local page = pageFields.upTo(constants.MAX_BALLOTS_PAGE)

local listBallots = { fields = page.fields, check = page.check }

---@param request MinibuildRequest
---@param asked Page
---@return string action
---@return table data
function listBallots.apply(request, asked)
  local rows, list = request.state.ballotRows, {}
  for row = asked.offset + 1, math.min(rows.total, asked.offset + asked.limit) do
    list[#list + 1] = {
      address = rows.address[row],
      entries = packedNumbers.unpack(rows.entries[row]),
      votedAt = rows.votedAt[row],
      isRemoved = rows.isRemoved[row] or nil,
    }
  end
  return 'Ballots', { total = rows.total, rows = list }
end

return listBallots
