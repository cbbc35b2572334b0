--- Points that go to a community in numbered batches. A batch stays until the community acknowledges it, and can be sent again
-- until then, so that each point arrives once.
local pointBatches = {}

---@class PointBatches
---@field community string? id of its process
---@field batch integer number of the latest batch, 0 before the first
---@field acknowledged integer number of the latest batch that the community has
---@field entries table[] of the latest batch, until it is acknowledged

--- Returns true while a batch waits for its acknowledgement.
---@param batches PointBatches
---@return boolean
function pointBatches.isWaiting(batches)
  return batches.batch > batches.acknowledged
end

--- Returns true when points can go to a community: to the only community that ever acknowledged some, if one did.
---@param batches PointBatches
---@param community string
---@return boolean
function pointBatches.canGoTo(batches, community)
  return batches.acknowledged == 0 or batches.community == community
end

--- Takes the community's acknowledgement of a batch; that of an earlier one changes nothing.
---@param batches PointBatches
---@param batch integer
function pointBatches.acknowledge(batches, batch)
  if batch ~= batches.batch then return end
  batches.acknowledged, batches.entries = batch, {}
end

return pointBatches
