import { readFile } from 'node:fs/promises';
import { setFlagsFromString } from 'node:v8';
import { stateFingerprint } from '../engine/fingerprint';
import { sharedMemory } from '../engine/shared-memory';
import { createWasmInstance } from '../engine/wasm-instance';
import { aosEnvironment, aosMessage, bootMessage, ensureAosModule } from '../index';
import { LiveState } from './live-state';
import type { AosMessage, AosResult } from './message';
import { fingerprintOf, packState, unpackState } from './packed-state';
import { readResult } from './read-result';
import { ReplayedState } from './replayed-state';
import { startProgram } from './start-program';

const env = aosEnvironment({ process: 'p'.repeat(43), owner: 'o'.repeat(43), module: 'm'.repeat(43) });

let compiled: WebAssembly.Module;
beforeAll(async () => {
  setFlagsFromString('--experimental-wasm-memory64');
  const { file } = await ensureAosModule();
  compiled = await WebAssembly.compile(await readFile(file));
});

// The published loader prints what a program writes to its output.
beforeEach(() => {
  for (const method of ['log', 'error'] as const)
    jest.spyOn(console, method).mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

const evaluating = (Data: string, Nonce: number) =>
  aosMessage(env, {
    Id: String(Nonce).padStart(43, '0'),
    Tags: [{ name: 'Action', value: 'Eval' }],
    Data,
    Nonce,
  });
const messagesOf = (...codes: string[]) => [
  bootMessage(env),
  ...codes.map((code, index) => evaluating(code, index + 1)),
];

/** Evaluates messages as the local network does: by the published loader, each kept or rolled back on its own. */
async function byPublishedLoader(messages: readonly AosMessage[]) {
  const { format } = await ensureAosModule();
  const newProgram = () => createWasmInstance(compiled, format);
  const live = await LiveState.start({ newProgram, memory: sharedMemory });
  const results: AosResult[] = [];
  for (const message of messages) {
    const result = readResult(await live.handle(message, env));
    if (result.Error === undefined) live.keep();
    else await live.rollBack();
    results.push(result);
  }
  return { fingerprint: stateFingerprint(live), results };
}

const start = (state?: ArrayBuffer) =>
  ReplayedState.start({ newProgram: () => startProgram(compiled), env, ...(state && { state }) });

async function byOwnLoader(messages: readonly AosMessage[]) {
  const replayed = await start();
  const results: AosResult[] = [];
  for (const message of messages) results.push(await replayed.apply(message));
  return { fingerprint: await fingerprintOf(packState(replayed)), results };
}

const withoutGas = (results: readonly AosResult[]) => results.map(({ GasUsed: _, ...result }) => result);

const dateLetters = [...'aAbBcCdDeFgGhHIjmMnprRStTuUVwWxXyYzZ%'].map((letter) => `%${letter}`).join(' ');
const times = [0, 1e9, 86_400 * 365, 1_230_681_600, 1_293_796_800, 951_782_400];

const programs: readonly (readonly [string, readonly string[]])[] = [
  [
    'tables, and errors between',
    ['T = {}; for i = 1, 1000 do T["k" .. i] = { i } end', 'error("no")', 'T.k3 = nil'],
  ],
  ['syntax errors and errors by line', ['x =\n= 3', 'local a\nreturn a.b', 'return 1 + 1']],
  [
    'memory that grows and is given back',
    ['B = {} for i = 1, 400000 do B[i] = i end', 'B = nil collectgarbage()'],
  ],
  [
    'dates',
    times
      .map((time) => `D = (D or "") .. os.date("!${dateLetters}", ${time})`)
      .concat(['E = os.time({ year = 2024, month = 14, day = -3, hour = 30 })']),
  ],
  [
    'output, files and the environment',
    [
      'io.write("x\\n") io.stderr:write("y")',
      'return tostring(io.open("/data/x")) .. tostring(os.remove("/a")) .. tostring(os.getenv("HOME")) .. os.clock()',
    ],
  ],
  [
    'errors that code catches',
    ['return pcall(error, { code = 1 })', 'return select(2, pcall(string.rep, "x", -1 >> 1))'],
  ],
];

describe.each(programs)('a process with %s', (_name, codes) => {
  it('has the same results and the same memory as by the published loader', async () => {
    const messages = messagesOf(...codes);
    const [own, published] = [await byOwnLoader(messages), await byPublishedLoader(messages)];
    expect(withoutGas(own.results)).toEqual(withoutGas(published.results));
    expect(own.fingerprint).toBe(published.fingerprint);
  });
});

it('goes on from a packed state as from its own', async () => {
  const codes = ['A = 1', 'B = { A }', 'C = B[1] + 1'];
  const messages = messagesOf(...codes);
  const first = await start();
  for (const message of messages.slice(0, 3)) await first.apply(message);
  const second = await start(unpackState(packState(first)));
  for (const message of messages.slice(3)) await second.apply(message);
  expect(await fingerprintOf(packState(second))).toBe((await byOwnLoader(messages)).fingerprint);
});

it('forgets what was only attempted', async () => {
  const replayed = await start();
  for (const message of messagesOf('A = 1')) await replayed.apply(message);
  const before = await fingerprintOf(packState(replayed));
  const results = await replayed.attempt([evaluating('A = A + 1', 2), evaluating('return A', 3)]);
  expect(results.at(-1)?.Output).toMatchObject({ data: '2' });
  expect(await replayed.attempt([evaluating('error("no")', 2), evaluating('return A', 3)])).toHaveLength(1);
  expect(await fingerprintOf(packState(replayed))).toBe(before);
});

it('has another fingerprint after other messages', async () => {
  const [one, other] = [await byOwnLoader(messagesOf('A = 1')), await byOwnLoader(messagesOf('A = 2'))];
  expect(one.fingerprint).not.toBe(other.fingerprint);
});
