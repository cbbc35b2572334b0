--- `Answers`: returns a page of the answers to the current question, in the ledger's order, so that anybody can find the
-- winner anew.
local base64url = require('common.codec.base64url')
local packedColumn = require('common.state.packed-column')
local pagedList = require('common.paged-list')
local answers = require('domain.answers')

--- Returns an answer to the current question, for JSON.
---@param state RabbitState
---@param index integer
---@return table
local function answerRow(state, index)
  local columns, answer = state.answers, state.judging.first + index - 1
  return {
    rabbit = columns.player[answer],
    address = state.players.address[columns.player[answer]],
    answer = base64url.encode(packedColumn.get(columns.answer, answer)),
    at = columns.at[answer],
    block = columns.block[answer],
    claims = columns.claims[answer],
  }
end

return pagedList({
  reply = 'Answers',
  total = answers.count,
  row = answerRow,
})
