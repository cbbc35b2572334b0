--- Sends parts of the state to the device `patch@1.0` of a HyperBEAM node (common/publishing/publisher.lua).
local encoder = require('common.codec.json-encoder')

---@alias MessageTag { name: string, value: string }

--- The message as JSON around its anchor and its reference, up to its parts: the tags that every message of a process has, and that of the
-- device. Texts are joined, since a format copies each character by itself.
local HEAD = '{"Anchor":"'
local TAGS = '","Tags":[{"name":"Data-Protocol","value":"ao"},{"name":"Variant","value":"ao.TN.1"},'
  .. '{"name":"Type","value":"Message"},{"name":"Reference","value":"'
local DEVICE = '"},{"name":"device","value":"patch@1.0"}'

--- Sends parts, each with the time that the ledger has certainly reached. The message has no target: nobody gets it. It is what `ao.send`
-- makes of these tags, but exists as JSON only, since every copy of a text costs.
---@param parts MessageTag[] JSON by the names of keys
---@param at integer in milliseconds
return function(parts, at)
  if #parts == 0 then return end
  local reference = ao.reference + 1
  local sent = { Anchor = ('%032d'):format(reference) }
  local texts, middle = { HEAD, sent.Anchor, TAGS, reference, DEVICE }, '","value":"{\\"at\\":' .. at .. ',\\"is\\":'
  for _, part in ipairs(parts) do
    local length = #texts
    texts[length + 1], texts[length + 2], texts[length + 3] = ',{"name":"', part.name, middle
    texts[length + 4], texts[length + 5] = encoder.escaped(part.value), '}"}'
  end
  texts[#texts + 1] = ']}'
  local text = table.concat(texts)
  ao.reference, ao.outbox.Messages[#ao.outbox.Messages + 1] = reference, sent
  encoder.keep(sent, text)
end
