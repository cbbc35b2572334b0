--- An action that returns a page of a list.
local pageFields = require('common.page-fields')

--- A list of a state.
---@class PagedList
---@field reply string the `Action` of the reply
---@field name? string field of the reply that has the rows; `rows` unless this says otherwise
---@field of? string the rows of the state that it lists; without it, `total` counts them
---@field total? fun(state: any): integer
---@field longest? integer rows of the longest page; that of most lists unless this says otherwise
---@field isNewestFirst? boolean
---@field row fun(state: any, index: integer, now: integer): table? returns a row, for JSON; nothing for a row that is left out

--- Returns the handler of the action.
---@param list PagedList
---@return ActionHandler
return function(list)
  local page = list.longest and pageFields.upTo(list.longest) or pageFields
  local handler = { fields = page.fields, check = page.check }

  ---@param request Request
  ---@param asked Page
  ---@return string action
  ---@return table data
  function handler.apply(request, asked)
    local state, rows = request.state, {}
    local total = list.of and state[list.of].total or list.total(state)
    for place = asked.offset + 1, math.min(total, asked.offset + asked.limit) do
      rows[#rows + 1] = list.row(state, list.isNewestFirst and total + 1 - place or place, request.now)
    end
    return list.reply, { total = total, [list.name or 'rows'] = rows }
  end

  return handler
end
