--- Lets Lua's collector work in steps, by what messages allocate. aos collects all garbage after every message, which
-- costs by everything that the state holds: ten times the message itself in a large event.
--
-- The code is evaluated again in a live process: the first evaluation's `collectgarbage` is kept.
CollectGarbage = CollectGarbage or collectgarbage

--- A cycle begins once memory has grown by a fifth, and is over before it has grown by about another quarter.
CollectGarbage('setpause', 120)
CollectGarbage('setstepmul', 400)

--- Does what Lua's own function does, but nothing where all garbage is to be collected.
---@param option string?
---@param argument integer?
---@return any
collectgarbage = function(option, argument)
  if option == nil or option == 'collect' then return 0 end
  return CollectGarbage(option, argument)
end
