--- The picture of a keepsake, as SVG: a rabbit in a landscape whose sky, hills and stars follow from what it is of, so that each
-- event, place and year has another one, and a sign of its kind.
local sha256 = require('common.codec.sha256')
local codePoints = require('common.codec.code-points')

local RAINBOW = { '#ee4655', '#ff8f2e', '#ffcb2b', '#35b85b', '#3895f0', '#5450cf', '#a95ce6' }
--- Furs of rabbits that won nothing but the day.
local FUR, WHITE = '#f3d9b8', '#fffdf8'
local EAR = 'M82 98C64 84 58 48 64 22 67 8 82 6 88 18 98 38 100 70 98 98Z'
local BODY = '<path d="M100 160c40 0 58 28 58 56 0 24-22 32-58 32s-58-8-58-32c0-28 18-56 58-56Z"/>'
  .. '<path d="' .. EAR .. '" transform="rotate(-9 78 92)"/>'
  .. '<path d="' .. EAR .. '" transform="rotate(9 122 92) matrix(-1 0 0 1 200 0)"/>'
  .. '<path d="M100 80c46 0 72 24 72 54 0 33-33 48-72 48s-72-15-72-48c0-30 26-54 72-54Z"/>'
local FACE = '<g fill="#221b52"><circle cx="74" cy="128" r="8"/><circle cx="126" cy="128" r="8"/>'
  .. '<path d="M92 142h16l-8 9Z"/></g>'

--- Signs, drawn in a square of 100.
local SIGNS = {
  ticket = '<path fill="#ffcb2b" d="M5 30h90v14a8 8 0 0 0 0 16v14H5V60a8 8 0 0 0 0-16Z"/>',
  key = '<path fill="#ffcb2b" fill-rule="evenodd" d="M28 22a28 28 0 1 0 26 38h14v14h14V60h13V42H54a28 28 0 0 0-26-20Zm0 16a12 12 0 1 1 0 24 12 12 0 0 1 0-24Z"/>',
  hat = '<path fill="#221b52" d="M28 12h44v52h22v14H6V64h22Z"/><path fill="#a95ce6" d="M28 48h44v12H28Z"/>',
  star = '<path fill="#ffcb2b" d="m50 4 14 31 33 4-25 23 7 34-29-17-29 17 7-34L3 39l33-4Z"/>',
}

--- Characters from this one on are as wide as two Latin letters.
local FIRST_WIDE = 0x2e80

local picture = {}

--- The content of a picture.
---@class KeepsakeScene
---@field title string above the name, such as `A whole rainbow`
---@field name string of the event, community or contest
---@field place string its short name, and the year
---@field sign 'ticket' | 'key' | 'hat' | 'star' | 'rainbow'
---@field isWhite boolean true for the White Rabbit

--- Returns text as it is written in XML.
---@param text string
---@return string
local function escaped(text)
  return (text:gsub('[<>&"\']', { ['<'] = '&lt;', ['>'] = '&gt;', ['&'] = '&amp;', ['"'] = '&quot;', ["'"] = '&#39;' }))
end

--- Returns a line of text that is as large as the picture is wide, at most.
---@param text string
---@param y integer
---@param size integer in the picture's units, of a short text
---@param weight integer
---@return string
local function line(text, y, size, weight)
  local width = 0
  for _, point in ipairs(codePoints.of(text) or {}) do
    width = width + (point < FIRST_WIDE and 0.6 or 1)
  end
  local fitting = math.min(size, 540 // math.max(width, 1))
  return ('<text x="300" y="%d" font-size="%d" font-weight="%d">%s</text>'):format(y, fitting, weight, escaped(text))
end

--- Returns the arcs of the rainbow.
---@param count integer of its colours, from the outer one
---@return string
local function rainbow(count)
  local arcs = {}
  for i = 1, count do
    arcs[i] = ('<circle cx="300" cy="430" r="%d" stroke="%s"/>'):format(268 - 20 * i, RAINBOW[i])
  end
  return '<g fill="none" stroke-width="20">' .. table.concat(arcs) .. '</g>'
end

--- Returns stars, and two hills, at places that follow from bytes.
---@param bytes string 32 of them
---@param hue integer
---@return string
local function land(bytes, hue)
  local parts = {}
  for i = 1, 10 do
    local x, y = bytes:byte(2 * i, 2 * i + 1)
    parts[i] = ('<circle cx="%d" cy="%d" r="%d" fill="#fff" opacity=".7"/>'):format(x * 600 // 255, y, x % 3 + 2)
  end
  local left, right = bytes:byte(22, 23)
  parts[11] = ('<ellipse cx="%d" cy="520" rx="420" ry="150" fill="hsl(%d,45%%,38%%)"/>'):format(left, (hue + 120) % 360)
  parts[12] = ('<ellipse cx="%d" cy="560" rx="460" ry="150" fill="hsl(%d,45%%,28%%)"/>'):format(300 + right, (hue + 150) % 360)
  return table.concat(parts)
end

--- Returns the picture of a scene, of some 3 KB.
---@param scene KeepsakeScene
---@return string svg
function picture.of(scene)
  local bytes = sha256.digest(scene.name .. '\n' .. scene.place)
  local hue = (bytes:byte(1) * 256 + bytes:byte(32)) % 360
  local sign = SIGNS[scene.sign]
  return table.concat({
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 600"><defs><linearGradient id="s" x2="0" y2="1"><stop stop-color="hsl(',
    hue, ',60%,22%)"/><stop offset="1" stop-color="hsl(', (hue + 50) % 360,
    ',70%,62%)"/></linearGradient></defs><path fill="url(#s)" d="M0 0h600v600H0Z"/>',
    rainbow(scene.sign == 'rainbow' and #RAINBOW or 3),
    land(bytes, hue),
    '<g transform="translate(200 210)"><g fill="', scene.isWhite and WHITE or FUR, '">', BODY, '</g>', FACE, '</g>',
    sign and '<g transform="translate(390 330)">' .. sign .. '</g>' or '',
    '<g fill="#fff" text-anchor="middle" font-family="system-ui,sans-serif">',
    line(scene.title, 500, 34, 800), line(scene.name, 544, 30, 600), line(scene.place, 580, 22, 400),
    '</g></svg>',
  })
end

return picture
