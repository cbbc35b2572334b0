--- `Disputes`: returns a page of the disputes, newest first.
local pagedList = require('common.paged-list')

--- Returns a dispute, for JSON.
---@param state RabbitState
---@param dispute integer
---@return table
local function disputeRow(state, dispute)
  local disputes, claims, nickname = state.disputes, state.claims, state.players.nickname
  local claim = disputes.claim[dispute]
  return {
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

return pagedList({
  reply = 'Disputes',
  of = 'disputes',
  isNewestFirst = true,
  row = disputeRow,
})
