--- The spawn of a keepsake: an atomic asset by the ecosystem's standard, with the tags by which such are found (ANS-110; its `Type` is that of every process), whose data is its
-- picture.
local base64url = require('common.codec.base64url')
local picture = require('common.keepsakes.picture')

--- The picture and the words of a keepsake.
---@class KeepsakeOf
---@field scene KeepsakeScene
---@field description string

--- Returns the spawn of a keepsake.
---@param request Request
---@param row integer of the keepsake
---@param owner string address
---@param kept KeepsakeOf
---@return OutgoingSpawn
return function(request, row, owner, kept)
  local scene, maker = kept.scene, base64url.encode(request.process)
  local title = scene.title .. ' – ' .. scene.name
  local tags = {
    { name = 'Title', value = title },
    { name = 'Name', value = title },
    { name = 'Description', value = kept.description },
    { name = 'Topic:keepsake', value = 'keepsake' },
    { name = 'Asset-Type', value = 'keepsake' },
    { name = 'Content-Type', value = 'image/svg+xml' },
    { name = 'Implements', value = 'ANS-110' },
    { name = 'Creator', value = maker },
    { name = 'Collection-Id', value = maker },
    { name = 'Collection-Name', value = scene.name },
    { name = 'Date-Created', value = tostring(request.now) },
    { name = 'Keepsake', value = tostring(row) },
    { name = 'Keepsake-Owner', value = owner },
  }
  return { isSpawn = true, Data = picture.of(scene), Tags = tags }
end
