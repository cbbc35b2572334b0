--- Sends parts of the state to the device `patch@1.0` of a HyperBEAM node (common/publishing/publisher.lua).
local encoder = require('common.codec.json-encoder')

---@alias MessageTag { name: string, value: string }

--- The tags that every message of a process has, and that of the device, as JSON.
local FIXED_TAGS = '{"name":"Data-Protocol","value":"ao"},{"name":"Variant","value":"ao.TN.1"},'
  .. '{"name":"Type","value":"Message"},{"name":"Reference","value":"%d"},{"name":"device","value":"patch@1.0"}'

--- Sends parts. The message has no target: nobody gets it. Its JSON is put together here, since most of it is the same
-- each time.
---@param parts MessageTag[]
return function(parts)
  if #parts == 0 then return end
  ao.send({ Tags = { { name = 'device', value = 'patch@1.0' }, table.unpack(parts) } })
  local sent, tags = ao.outbox.Messages[#ao.outbox.Messages], { FIXED_TAGS:format(ao.reference) }
  for index, part in ipairs(parts) do
    tags[index + 1] = ('{"name":"%s","value":%s}'):format(part.name, encoder.quoted(part.value))
  end
  encoder.keep(sent, ('{"Anchor":"%s","Tags":[%s]}'):format(sent.Anchor, table.concat(tags, ',')))
end
