import { fileURLToPath } from 'node:url';
import { LiveProcess } from '../../../common/testing/live-process';
import { modulesAsGlobals } from '../../../common/testing/lua-modules';

let live: LiveProcess;
beforeAll(async () => {
  const folder = fileURLToPath(new URL('..', import.meta.url));
  const source = modulesAsGlobals({ Packed: 'domain.packed-numbers' }, folder);
  live = await LiveProcess.start({ source, state: 'Packed' });
});
afterAll(() => live.stop());

/** 1 and 513 as bytes: 0 0 0 1 0 0 2 1. They have the bytes of 256 across their border. */
const list = '{ 1, 513 }';

it.each([
  [`Packed.has(Packed.pack(${list}), 513)`, 'true'],
  [`Packed.has(Packed.pack(${list}), 256)`, 'false'],
  ["Packed.has('', 1)", 'false'],
  [`table.concat(Packed.unpack(Packed.without(Packed.pack(${list}), 256)), ' ')`, '1 513'],
  [`table.concat(Packed.unpack(Packed.without(Packed.pack(${list}), 1)), ' ')`, '513'],
  [`table.concat(Packed.unpack(Packed.without(Packed.pack({ 1, 256 }), 256)), ' ')`, '1'],
])('%s is %s', async (expression, value) => {
  expect(await live.evaluateLua(`return tostring(${expression})`)).toBe(value);
});
