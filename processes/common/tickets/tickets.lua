--- Tickets of a process. A ticket is a code of a batch, whose Merkle root the staff gave (docs/protocol.md, "Tickets"); it is used
-- once. What a process keeps is small: the root of each batch, and a mark for each used ticket.
local sha256 = require('common.codec.sha256')
local constants = require('common.tickets.constants')

local tickets = {}

---@class Tickets
---@field batches TicketBatch[] by number
---@field total integer tickets of all batches
---@field used table<integer, table<integer, true>> tickets that were used, by batch and index
---@field usedTotal integer number of them

---@class TicketBatch
---@field root string
---@field count integer

---@class Ticket
---@field batch integer from 1
---@field index integer from 0
---@field code string
---@field path string nodes from the leaf to the root, joined

--- Returns the tickets of a new process: none.
---@return Tickets
function tickets.new()
  return { batches = {}, total = 0, used = {}, usedTotal = 0 }
end

--- Returns true when a number is that of the next batch and no batch has the root: each would admit twice.
---@param own Tickets
---@param batch integer
---@param root string
---@return boolean
function tickets.isNew(own, batch, root)
  for _, other in ipairs(own.batches) do
    if other.root == root then return false end
  end
  return batch == #own.batches + 1
end

--- Adds a batch of tickets.
---@param own Tickets
---@param batch TicketBatch
function tickets.add(own, batch)
  local number = #own.batches + 1
  own.batches[number], own.used[number] = batch, {}
  own.total = own.total + batch.count
end

--- Returns the bytes of a path in a batch: one node for each halving of its count.
---@param count integer
---@return integer
function tickets.pathBytes(count)
  local bytes = 0
  while count > 1 do
    bytes, count = bytes + constants.TICKET_NODE_BYTES, (count + 1) // 2
  end
  return bytes
end

--- Returns the node that a label and some bytes hash to.
---@param label string
---@param bytes string
---@return string
local function node(label, bytes)
  return sha256.digest(label .. bytes):sub(1, constants.TICKET_NODE_BYTES)
end

--- Returns true when a ticket is one of a batch of this process; costs at most eleven hashes.
---@param own Tickets
---@param process string id of the process, as bytes
---@param ticket Ticket
---@return boolean
function tickets.isKnown(own, process, ticket)
  local batch, path, step = own.batches[ticket.batch], ticket.path, constants.TICKET_NODE_BYTES
  if not batch or ticket.index >= batch.count or #path ~= tickets.pathBytes(batch.count) then return false end
  local value = node(constants.TICKET_LABEL, process .. string.pack('>I2', ticket.index) .. ticket.code)
  local place = ticket.index
  for at = 1, #path, step do
    local beside = path:sub(at, at + step - 1)
    value = node(constants.TICKET_NODE_LABEL, place % 2 == 0 and value .. beside or beside .. value)
    place = place // 2
  end
  return value == batch.root
end

--- Returns true when a ticket of a batch was used.
---@param own Tickets
---@param ticket Ticket
---@return boolean
function tickets.isUsed(own, ticket)
  return own.used[ticket.batch][ticket.index] == true
end

--- Marks a ticket as used.
---@param own Tickets
---@param ticket Ticket
function tickets.use(own, ticket)
  own.used[ticket.batch][ticket.index] = true
  own.usedTotal = own.usedTotal + 1
end

--- Returns a batch's tickets as bits, eight to a byte from the lowest one on: 1 for each that was used.
---@param own Tickets
---@param number integer of the batch
---@return string bytes
function tickets.usedBits(own, number)
  local used, bytes = own.used[number], {}
  for first = 0, own.batches[number].count - 1, 8 do
    local byte = 0
    for bit = 0, 7 do
      if used[first + bit] then byte = byte | 1 << bit end
    end
    bytes[#bytes + 1] = string.char(byte)
  end
  return table.concat(bytes)
end

return tickets
