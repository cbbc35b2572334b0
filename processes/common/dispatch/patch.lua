--- Sends parts of the state to the device `patch@1.0` of a HyperBEAM node (common/publishing/publisher.lua).
local encoder = require('common.codec.json-encoder')

---@alias MessageTag { name: string, value: string }

--- The message as JSON, up to its parts: the tags that every message of a process has, and that of the device.
local HEAD = '{"Anchor":"%s","Tags":[{"name":"Data-Protocol","value":"ao"},{"name":"Variant","value":"ao.TN.1"},'
  .. '{"name":"Type","value":"Message"},{"name":"Reference","value":"%d"},{"name":"device","value":"patch@1.0"}'
local PART_HEAD = ',{"name":"%s","value":"{\\"at\\":%d,\\"is\\":'

--- Sends parts, each with the time that the ledger has certainly reached. The message has no target: nobody gets it. It is what `ao.send`
-- makes of these tags, but exists as JSON only, since every copy of a text costs.
---@param parts MessageTag[] JSON by the names of keys
---@param at integer in milliseconds
return function(parts, at)
  if #parts == 0 then return end
  local reference = ao.reference + 1
  local sent = { Anchor = ('%032d'):format(reference) }
  local texts = { HEAD:format(sent.Anchor, reference) }
  for _, part in ipairs(parts) do
    local length = #texts
    texts[length + 1], texts[length + 2] = PART_HEAD:format(part.name, at), encoder.escaped(part.value)
    texts[length + 3] = '}"}'
  end
  texts[#texts + 1] = ']}'
  ao.reference, ao.outbox.Messages[#ao.outbox.Messages + 1] = reference, sent
  encoder.keep(sent, table.concat(texts))
end
