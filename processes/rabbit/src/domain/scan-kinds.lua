--- Kinds of scans of which a player can have only few colours: kept scans, and those of printed badges.
local claims = require('domain.claims')
local colours = require('domain.colours')
local slots = require('domain.slots')

local scanKinds = {}

--- Returns true when a player has a colour by a claim of a kind, or may have it once a claim is confirmed.
---@param state RabbitState
---@param player integer
---@param colour integer
---@param isOfKind fun(claim: integer): boolean
---@return boolean
local function isBy(state, player, colour, isOfKind)
  local status, has = state.claims.status, false
  for claim in claims.listOf(state, player, colour) do
    if status[claim] == 'confirmed' then
      -- those after it no longer matter
      has = isOfKind(claim)
    elseif status[claim] == 'pending' and isOfKind(claim) then
      has = true
    end
  end
  return has
end

--- Returns the number of colours, besides one, that a player has by claims of a kind, pending ones included.
---@param state RabbitState
---@param player integer
---@param except integer colour that is left out
---@param isOfKind fun(claim: integer): boolean
---@return integer
local function coloursBy(state, player, except, isOfKind)
  local count = 0
  for colour = 1, #colours do
    if colour ~= except and isBy(state, player, colour, isOfKind) then count = count + 1 end
  end
  return count
end

--- Returns the number of colours, besides one, that a player has by kept scans, pending ones included.
---@param state RabbitState
---@param player integer
---@param except integer colour that is left out
---@return integer
function scanKinds.keptColours(state, player, except)
  local rows = state.claims
  return coloursBy(state, player, except, function(claim)
    return slots.isKept(rows.slot[claim], rows.at[claim], state.event)
  end)
end

--- Returns the number of colours, besides one, that a player has by scans of printed badges, pending ones included.
---@param state RabbitState
---@param player integer
---@param except integer colour that is left out
---@return integer
function scanKinds.printedColours(state, player, except)
  return coloursBy(state, player, except, function(claim) return claims.isPrinted(state, claim) end)
end

return scanKinds
