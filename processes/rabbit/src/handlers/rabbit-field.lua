--- Reads which player an act of the staff is about.
local players = require('domain.players')
local errors = require('errors')
local fields = require('handlers.fields')

--- The number of an existing player that the request names.
return function(request)
  local number = errors.expect(fields.rabbit(request.data.rabbit), 'staff.malformed')
  errors.expect(players.exists(request.state, number), 'rabbit.unknown')
  return number
end
