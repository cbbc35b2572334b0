import { fileURLToPath } from 'node:url';
import { toBase64Url } from '@rainbow-rabbit/shared/bytes';
import { seededRandom } from '@rainbow-rabbit/shared/testing';
import { LiveProcess } from '../../../../common/testing/live-process';
import { modulesAsGlobals } from '../../../../common/testing/lua-modules';
import {
  below,
  chanceFrom,
  hashOf,
  InputLogWriter,
  type LoggedInput,
  maxInputsPerStep,
  maxLogCharacters,
  readInputLog,
  seedBytes,
} from '../../../client/domain';

const modules = {
  Chance: 'domain.simulation.chance',
  StateHash: 'domain.simulation.state-hash',
  InputLog: 'domain.simulation.input-log',
  Base64Url: 'common.codec.base64url',
};

let live: LiveProcess;
beforeAll(async () => {
  const source = modulesAsGlobals(modules, fileURLToPath(new URL('../..', import.meta.url)));
  live = await LiveProcess.start({ source, state: 'InputLog' });
});
afterAll(() => live.stop());

const random = seededRandom(13);
const bytes = (count: number) => Uint8Array.from({ length: count }, () => random.upTo(256));

/** Runs Lua that returns JSON. */
const inLua = async (code: string): Promise<unknown> =>
  JSON.parse(await live.evaluateLua(`local json = require('json') ${code}`));

it('a seed gives the same numbers in TypeScript and in Lua', async () => {
  const seeds = Array.from({ length: 20 }, () => toBase64Url(bytes(seedBytes)));
  const limits = [1, 2, 7, 1000, 2 ** 20];
  const here = seeds.map((seed) => {
    const chance = chanceFrom(seed);
    return Array.from({ length: 100 }, (_, turn) => below(chance, limits[turn % limits.length] ?? 1));
  });
  const there = await inLua(`local lists, limits = {}, { ${limits.join(', ')} }
    for _, seed in ipairs(json.decode('${JSON.stringify(seeds)}')) do
      local chance, list = Chance.from(Base64Url.decode(seed)), {}
      for turn = 0, 99 do list[turn + 1] = Chance.below(chance, limits[turn % #limits + 1]) end
      lists[#lists + 1] = list
    end
    return json.encode(lists)`);
  expect(there).toEqual(here);
  expect(new Set(here.flat().filter((number) => number > 1000)).size).toBeGreaterThan(300);
});

it('numbers have the same hash in TypeScript and in Lua, and one that differs has another', async () => {
  const lists = Array.from({ length: 50 }, () =>
    Array.from({ length: random.upTo(30) }, () => random.upTo(2 ** 32) - 2 ** 31),
  );
  const there = await inLua(`local hashes = {}
    for _, list in ipairs(json.decode('${JSON.stringify(lists)}')) do hashes[#hashes + 1] = StateHash(list) end
    return json.encode(hashes)`);
  expect(there).toEqual(lists.map(hashOf));
  expect(hashOf([1, 2, 3])).not.toBe(hashOf([1, 2, 4]));
});

/** Reads logs in Lua: the inputs of each, or false. */
const readInLua = (logs: readonly string[], inputKinds: number, steps: number) =>
  inLua(`local read = {}
    for index, text in ipairs(json.decode('${JSON.stringify(logs)}')) do
      local bytes = Base64Url.decode(text)
      local log = bytes and InputLog.read(bytes, ${inputKinds}, ${steps})
      read[index] = log and { log.steps, log.inputs } or false
    end
    return json.encode(read)`);

it('a written log is read back in both languages', async () => {
  const inputs: LoggedInput[] = [];
  const writer = new InputLogWriter(9);
  for (let step = 0; step < 30_000; step += random.upTo(9) * random.upTo(300)) {
    for (let count = random.upTo(3); count > 0; count -= 1) inputs.push({ step, input: random.upTo(9) });
    if (inputs.filter((one) => one.step === step).length > maxInputsPerStep) break;
  }
  for (const input of inputs) writer.add(input);
  const log = writer.text();
  expect(inputs.length).toBeGreaterThan(20);
  expect(readInputLog(log, { inputKinds: 9, steps: 30_001 })).toEqual(inputs);
  expect(await readInLua([log], 9, 30_001)).toEqual([
    [inputs.map(({ step }) => step), inputs.map(({ input }) => input)],
  ]);
});

it('a log that the writer can’t have written is refused in both languages', async () => {
  const text = (...list: number[]) => toBase64Url(Uint8Array.from(list));
  const malformed = [
    text(128), // ends in the middle of a number
    text(128, 0), // a number longer than it needs to be
    text(255, 255, 255, 255, 15), // a number of five bytes
    text(9 * 9), // an input in step 9 of 9
    text(...Array.from({ length: maxInputsPerStep + 1 }, () => 1)), // too many inputs in one step
  ];
  expect(malformed.map((log) => readInputLog(log, { inputKinds: 9, steps: 9 }))).toEqual(
    malformed.map(() => undefined),
  );
  expect(await readInLua(malformed, 9, 9)).toEqual(malformed.map(() => false));
  expect(readInputLog('not base64url!', { inputKinds: 9, steps: 9 })).toBeUndefined();
  const long = 'A'.repeat(maxLogCharacters + 4);
  expect(readInputLog(long, { inputKinds: 9, steps: 9 })).toBeUndefined();
});

it('the writer says that it is full while the inputs of one more step still fit', () => {
  const writer = new InputLogWriter(4);
  let step = 0;
  for (; !writer.isFull; step += 30_000) writer.add({ step, input: 3 });
  for (let count = 0; count < maxInputsPerStep; count += 1) writer.add({ step, input: 3 });
  expect(writer.text().length).toBeLessThanOrEqual(maxLogCharacters);
});
