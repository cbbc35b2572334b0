--- The public part of the judging, of `Info` and of the reply to `Reveal`.
local base64url = require('common.codec.base64url')

--- Returns the reveal of the key and the winner, each once there is one, for JSON.
---@param state RabbitState
---@return { reveal: table?, winner: table? }
return function(state)
  local judging, answers, players = state.judging, state.answers, state.players
  local winner, player = judging.winner, judging.winner and answers.player[judging.winner]
  return {
    reveal = judging.key and { at = judging.at, key = base64url.encode(judging.key) },
    winner = winner and {
      rabbit = player,
      nickname = players.nickname[player],
      address = players.address[player],
      xUsername = players.xUsername[player] or nil,
      at = answers.at[winner],
      block = answers.block[winner],
    },
  }
end
