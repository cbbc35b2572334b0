--- Pictures, by their first bytes.
local pictures = {}

--- Returns true when bytes begin as those of a WebP, JPEG or PNG picture.
---@param bytes string
---@return boolean
function pictures.is(bytes)
  local isWebp = bytes:sub(1, 4) == 'RIFF' and bytes:sub(9, 12) == 'WEBP'
  return isWebp or bytes:sub(1, 3) == '\xff\xd8\xff' or bytes:sub(1, 8) == '\x89PNG\r\n\x1a\n'
end

return pictures
