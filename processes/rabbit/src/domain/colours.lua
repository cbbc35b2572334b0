--- The seven colours, in the order they are dealt and shown.
local colours = { 'green', 'yellow', 'blue', 'red', 'orange', 'indigo', 'violet' }

local indexOf = {}
for index, name in ipairs(colours) do
  indexOf[name] = index
end

--- The colour (1 to 7) of a rabbit number: dealt in turn, so always evenly.
function colours.dealtTo(rabbit)
  return (rabbit - 1) % #colours + 1
end

--- The index of a colour's name, or nil.
function colours.index(name)
  return indexOf[name]
end

return colours
