--- Reads the log of a run: for each input, the steps since the one before times the kinds of inputs, plus the input, in seven
-- bits a byte, the lowest first (LEB128).
local inputLog = {}

--- Inputs of one step, at most.
local MAX_PER_STEP = 8
--- The unit of the fifth byte of a number, which no log needs.
local TOO_LARGE = 1 << 28

--- Inputs in the order in which they were made, in two columns of one length.
---@class InputLog
---@field steps integer[] number of the step that takes the input; the first step has number 0
---@field inputs integer[]

--- Reads a log; returns nothing for a log that no run of so many steps has.
---@param bytes string
---@param inputKinds integer
---@param steps integer
---@return InputLog?
function inputLog.read(bytes, inputKinds, steps)
  local log = { steps = {}, inputs = {} }
  local step, ofStep, value, unit = 0, 0, 0, 1
  for at = 1, #bytes do
    local byte = bytes:byte(at)
    value = value + (byte & 127) * unit
    unit = unit << 7
    if byte >= 128 then
      if unit >= TOO_LARGE then return nil end
    else
      -- a last byte of nothing makes a number longer than it needs to be
      if byte == 0 and unit > 128 then return nil end
      local later = value // inputKinds
      step = step + later
      ofStep = later > 0 and 1 or ofStep + 1
      if step >= steps or ofStep > MAX_PER_STEP then return nil end
      log.steps[#log.steps + 1], log.inputs[#log.inputs + 1] = step, value % inputKinds
      value, unit = 0, 1
    end
  end
  if unit == 1 then return log end
end

return inputLog
