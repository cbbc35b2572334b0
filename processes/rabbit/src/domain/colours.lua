--- The seven colours, in the order they are dealt and shown.
local constants = require('constants')
local colours = { table.unpack(constants.RABBIT_COLOURS) }

local indexOf = {}
for index, name in ipairs(colours) do
  indexOf[name] = index
end

--- Returns the colour (1 to 7) of a rabbit. Colours are dealt in turn, so always evenly.
---@param rabbit integer
---@return integer
function colours.dealtTo(rabbit)
  return (rabbit - 1) % #colours + 1
end

--- Returns the index of a colour's name.
---@param name any
---@return integer?
function colours.index(name)
  return indexOf[name]
end

return colours
