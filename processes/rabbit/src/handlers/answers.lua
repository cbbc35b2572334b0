--- `Answers`: returns a page of the answers to the current question, in the ledger's order, so that anybody can find the
-- winner anew.
local base64url = require('common.codec.base64url')
local packedColumn = require('common.state.packed-column')
local pageFields = require('common.page-fields')
local answers = require('domain.answers')

local answersRead = { fields = pageFields.fields, check = pageFields.check }

---@param request RabbitRequest
---@param page Page
---@return string action
---@return table data
function answersRead.apply(request, page)
  local state, rows = request.state, {}
  local columns, first = state.answers, state.judging.first + page.offset
  for answer = first, math.min(columns.total, first + page.limit - 1) do
    rows[#rows + 1] = {
      rabbit = columns.player[answer],
      address = state.players.address[columns.player[answer]],
      answer = base64url.encode(packedColumn.get(columns.answer, answer)),
      at = columns.at[answer],
      block = columns.block[answer],
      claims = columns.claims[answer],
    }
  end
  return 'Answers', { total = answers.count(state), rows = rows }
end

return answersRead
