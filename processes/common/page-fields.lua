--- Reads the page of a long list that a request asks for.
local constants = require('common.constants')
local errors = require('common.errors')
local fields = require('common.fields')

local MAX_OFFSET = 0xffffffff

---@class Page
---@field offset integer rows before the page
---@field limit integer rows on the page, at most

--- Reads the page; 50 rows from the start without fields.
---@param request Request
---@return Page
return function(request)
  local data = request.data
  local offset = data.offset == nil and 0 or fields.integer(data.offset, 0, MAX_OFFSET)
  local limit = data.limit == nil and constants.DEFAULT_PAGE_LIMIT or fields.integer(data.limit, 1, constants.MAX_PAGE_LIMIT)
  errors.expect(offset and limit, 'message.malformed')
  return { offset = offset, limit = limit }
end
