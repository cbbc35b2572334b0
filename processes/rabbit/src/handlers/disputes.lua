--- `Disputes`: returns a page of the disputes, newest first.
local pageFields = require('common.page-fields')

local disputesRead = { fields = pageFields.fields, check = pageFields.check }

---@param request RabbitRequest
---@param page Page
---@return string action
---@return table data
function disputesRead.apply(request, page)
  local state, rows = request.state, {}
  local disputes, claims, nickname = state.disputes, state.claims, state.players.nickname
  local newest = disputes.total - page.offset
  for dispute = newest, math.max(1, newest - page.limit + 1), -1 do
    local claim = disputes.claim[dispute]
    rows[#rows + 1] = {
      dispute = dispute,
      by = disputes.player[dispute],
      byNickname = nickname[disputes.player[dispute]],
      rabbit = claims.scanner[claim],
      nickname = nickname[claims.scanner[claim]],
      slot = claims.slot[claim],
      scannedAt = claims.at[claim],
      scan = claims.status[claim],
      reason = disputes.reason[dispute],
      raisedAt = disputes.at[dispute],
      status = disputes.status[dispute],
    }
  end
  return 'Disputes', { total = disputes.total, rows = rows }
end

return disputesRead
