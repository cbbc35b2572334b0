--- A revision of a page, for JSON.
local base64url = require('common.codec.base64url')
local pages = require('domain.pages')

--- Returns a revision without its content.
---@param state CommunityState
---@param city string slug
---@param row integer
---@param number integer
---@return table
return function(state, city, row, number)
  local rows = state.revisions
  return {
    number = number,
    author = rows.author[row],
    publishedAt = rows.at[row],
    message = rows.message[row] or nil,
    hash = base64url.encode(pages.hash(state, row)),
    bytes = rows.bytes[row],
    from = pages.original(state, row),
    restores = rows.restores[row] > 0 and rows.restores[row] or nil,
    older = pages.isOlderThanOriginal(state, city, row) or nil,
  }
end
