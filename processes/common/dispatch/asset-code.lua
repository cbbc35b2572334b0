--- The code of a keepsake, which the process that made it sends as an `Eval`: an AO atomic asset that belongs to one address for
-- good. All that distinguishes it is in the tags of its own spawn. It answers reads and nothing else: it can't be transferred, and
-- nobody can change its code any more.
return [==[
local json = require('json')
local tags = {}
for name, value in pairs(ao.env.Process.Tags) do
  tags[name:lower()] = value
end
local balances = { [tags['keepsake-owner']] = '1' }
local state = {
  Name = tags.title,
  Ticker = 'ATOMIC',
  Denomination = '1',
  Logo = ao.id,
  TotalSupply = '1',
  Balances = balances,
  Transferable = false,
  Creator = tags.creator,
  DateCreated = tags['date-created'],
  Metadata = {
    Description = tags.description,
    Topics = { 'keepsake' },
    ContentType = tags['content-type'],
    CollectionId = tags['collection-id'],
    Collection = tags['collection-name'],
  },
}
local answers = {
  Info = function()
    return {
      Name = state.Name,
      Ticker = state.Ticker,
      Denomination = state.Denomination,
      Logo = ao.id,
      Transferable = 'false',
      Data = json.encode(state),
    }
  end,
  Balance = function(msg)
    local account = msg.Tags.Recipient or msg.Tags.Target or msg.From
    local balance = balances[account] or '0'
    return { Balance = balance, Account = account, Ticker = state.Ticker, Data = balance }
  end,
  Balances = function() return { Data = json.encode(balances) } end,
  ['Total-Supply'] = function() return { Ticker = state.Ticker, Data = '1' } end,
  Transfer = function(msg)
    return { Action = 'Transfer-Error', ['Message-Id'] = msg.Id, Error = 'A keepsake can not be transferred.' }
  end,
}
-- Before aos's own handlers, so that nothing is evaluated any more, and nothing stays in the inbox.
Handlers.prepend('keepsake', function() return true end, function(msg)
  local answer = answers[msg.Action]
  if answer then msg.reply(answer(msg)) end
end)
Owner = ''
ao.send({ device = 'patch@1.0', asset = json.encode(state) })
]==]
