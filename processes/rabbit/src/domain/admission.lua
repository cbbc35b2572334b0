--- Admission of players: of everybody, or of holders of tickets, until the event has as many players as it has room
-- for. A ticket is a code of a batch, whose Merkle root the staff gave (docs/protocol.md, "Tickets").
local sha256 = require('common.codec.sha256')
local constants = require('constants')

local admission = {}

---@class Admission
---@field batches TicketBatch[] by number
---@field tickets integer tickets of all batches
---@field used table<integer, table<integer, true>> tickets that were used, by batch and index
---@field usedTotal integer number of them
---@field removed integer number of players that the staff removed

---@class TicketBatch
---@field root string
---@field count integer

---@class Ticket
---@field batch integer from 1
---@field index integer from 0
---@field code string
---@field path string nodes from the leaf to the root, joined

--- Returns the admission of a new event, without tickets.
---@return Admission
function admission.new()
  return { batches = {}, tickets = 0, used = {}, usedTotal = 0, removed = 0 }
end

--- Returns true when only holders of tickets may register.
---@param state RabbitState
---@return boolean
function admission.needsTicket(state)
  return state.event.admission == 'tickets'
end

--- Returns true when a number is that of the next batch and no batch has the root: each would admit twice.
---@param state RabbitState
---@param batch integer
---@param root string
---@return boolean
function admission.isNew(state, batch, root)
  local batches = state.admission.batches
  for _, other in ipairs(batches) do
    if other.root == root then return false end
  end
  return batch == #batches + 1
end

--- Adds a batch of tickets.
---@param state RabbitState
---@param batch TicketBatch
function admission.add(state, batch)
  local all = state.admission
  local number = #all.batches + 1
  all.batches[number], all.used[number] = batch, {}
  all.tickets = all.tickets + batch.count
end

--- Returns the bytes of a path in a batch: one node for each halving of its count.
---@param count integer
---@return integer
function admission.pathBytes(count)
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

--- Returns true when a ticket is one of a batch of this event; costs at most eleven hashes.
---@param state RabbitState
---@param process string id of the process, as bytes
---@param ticket Ticket
---@return boolean
function admission.isKnown(state, process, ticket)
  local batch, path, step = state.admission.batches[ticket.batch], ticket.path, constants.TICKET_NODE_BYTES
  if not batch or ticket.index >= batch.count or #path ~= admission.pathBytes(batch.count) then return false end
  local value = node(constants.TICKET_LABEL, process .. string.pack('>I2', ticket.index) .. ticket.code)
  local place = ticket.index
  for at = 1, #path, step do
    local beside = path:sub(at, at + step - 1)
    value = node(constants.TICKET_NODE_LABEL, place % 2 == 0 and value .. beside or beside .. value)
    place = place // 2
  end
  return value == batch.root
end

--- Returns true when somebody registered with a ticket of a batch.
---@param state RabbitState
---@param ticket Ticket
---@return boolean
function admission.isUsed(state, ticket)
  return state.admission.used[ticket.batch][ticket.index] == true
end

--- Returns a batch's tickets as bits, eight to a byte from the lowest one on: 1 for each that was used.
---@param state RabbitState
---@param number integer of the batch
---@return string bytes
function admission.usedBits(state, number)
  local used, bytes = state.admission.used[number], {}
  for first = 0, state.admission.batches[number].count - 1, 8 do
    local byte = 0
    for bit = 0, 7 do
      if used[first + bit] then byte = byte | 1 << bit end
    end
    bytes[#bytes + 1] = string.char(byte)
  end
  return table.concat(bytes)
end

--- Marks a ticket as used.
---@param state RabbitState
---@param ticket Ticket
function admission.use(state, ticket)
  local all = state.admission
  all.used[ticket.batch][ticket.index] = true
  all.usedTotal = all.usedTotal + 1
end

return admission
