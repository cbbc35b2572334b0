--- The messages that were done. Wallets sign transfers as AO's standard has them, without a number, so each is known by its id.
local doneMessages = {}

--- Returns the last 11 characters of an id, eight bytes: as many as it takes so that no two ids share them.
---@param id string
---@return string
local function keyOf(id)
  return id:sub(-11)
end

--- Returns true when a message was done.
---@param state TokenState
---@param id string
---@return boolean
function doneMessages.has(state, id)
  return state.doneMessages[keyOf(id)] ~= nil
end

--- Keeps a message that is done.
---@param state TokenState
---@param id string
function doneMessages.add(state, id)
  state.doneMessages[keyOf(id)] = true
end

return doneMessages
