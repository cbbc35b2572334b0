import { seededRandom } from '@rainbow-rabbit/shared/testing';
import { LiveProcess } from '../testing/live-process';
import { modulesAsGlobals } from '../testing/lua-modules';

let live: LiveProcess;
beforeAll(async () => {
  live = await LiveProcess.start({
    source: `Encoded = require('json').encode\n${modulesAsGlobals({ Encoder: 'common.codec.json-encoder' })}`,
    state: 'Encoder',
  });
});
afterAll(() => live.stop());

const { upTo, pick } = seededRandom(4711);
const letters = [...Array.from({ length: 256 }, (_, byte) => byte), 0x22, 0x5c, 0x0a, 0xe2, 0x80, 0xa8];
const luaText = (bytes: readonly number[]) =>
  `'${bytes.map((byte) => `\\${String(byte).padStart(3, '0')}`).join('')}'`;

/** A value in Lua, without objects of several fields, whose order nothing says. */
function randomValue(depth: number): string {
  if (depth > 0 && upTo(3) === 0)
    return `{ ${Array.from({ length: upTo(4) }, () => randomValue(depth - 1)).join(', ')} }`;
  if (depth > 0 && upTo(3) === 0)
    return `{ [${luaText([0x61, pick(letters)])}] = ${randomValue(depth - 1)} }`;
  return pick([
    () => luaText(Array.from({ length: upTo(9) }, () => pick(letters))),
    () => String(upTo(2 ** 40) - 2 ** 39),
    () => String(upTo(1000) / 7),
    () => pick(['true', 'false', '1750013783704']),
  ])();
}

it('encodes as aos does', async () => {
  const values = Array.from({ length: 300 }, () => randomValue(4));
  const differing = await live.evaluateLua(`
    local differing = {}
    for index, value in ipairs({ ${values.join(',\n')} }) do
      if Encoded(value) ~= require('json').encode(value) then differing[#differing + 1] = index end
    end
    return #differing == 0 and Encoded ~= require('json').encode and 'none' or table.concat(differing, ' ')`);
  expect(differing).toBe('none');
});

it.each(['{ 1, a = function() end, b = print, [2] = 0 / 0 }', '{ [true] = 1 }', 'print', '1 / 0'])(
  'refuses %s',
  async (value) => {
    const refused = `return tostring(not pcall(require('json').encode, ${value}))`;
    expect(await live.evaluateLua(refused)).toBe('true');
  },
);

it('refuses a circle', async () => {
  const refused =
    "local circle = {} circle.own = circle return tostring(not pcall(require('json').encode, circle))";
  expect(await live.evaluateLua(refused)).toBe('true');
});

it('takes the text of a table that is known', async () => {
  const text = `local known = { a = 1 } Encoder.keep(known, '{"a": 1}') return require('json').encode({ known, { a = 1 } })`;
  expect(await live.evaluateLua(text)).toBe('[{"a": 1},{"a":1}]');
});
