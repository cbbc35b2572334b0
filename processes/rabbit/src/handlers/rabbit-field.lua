--- Reads which player an act of the staff is about.
local players = require('domain.players')
local errors = require('errors')
local fields = require('handlers.fields')

--- The player whose number the request names.
return function(request)
  local number = errors.expect(fields.integer(request.data.rabbit, 0, players.MAX), 'staff.malformed')
  return errors.expect(request.state.players[number], 'rabbit.unknown')
end
