--- The simulation of each game, by its name.
---@type table<string, Simulation>
return {
  whac = require('domain.games.whac'),
  hyperstax = require('domain.games.hyperstax'),
  rabbit = require('domain.games.rabbit'),
}
