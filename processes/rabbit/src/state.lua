--- The shape of the whole state: one plain table, so that it can be read, compared and kept across code updates.
-- After every change of the shape: raise `version`, say what filling can't do under `migrations`
-- (common/state/upgrade.lua), and record the release (README).
local board = require('domain.board')
local chains = require('domain.chains')
local claims = require('domain.claims')
local expiry = require('domain.expiry')
local players = require('domain.players')

return {
  version = 2, -- version 1 had no version number

  records = function()
    return {
      event = { phase = 'draft', claimWindowMs = 120000, settleWindowMs = 1800000, announcements = {} },
      staff = {},
      staffLog = {},
      rabbitByAddress = {},
      rabbitByNickname = {},
      lapsed = {},
      board = board.new(),
      expiry = expiry.new(),
    }
  end,

  tables = {
    players = players.COLUMNS,
    chains = chains.COLUMNS,
    claims = claims.COLUMNS,
  },

  migrations = {},
}
