import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stoppedClockMs } from './client/wasm-program';
import {
  type AosModule,
  AosProcess,
  type AosResult,
  aosEnvironment,
  aosMessage,
  bootMessage,
  ensureAosModule,
  metered,
} from './index';
import { startStockProcess } from './testing/stock-process';

const env = aosEnvironment({ process: 'p'.repeat(43), owner: 'o'.repeat(43), module: 'm'.repeat(43) });
const evalTag = [{ name: 'Action', value: 'Eval' }];
const running: AosProcess[] = [];
let nonce = 0;

async function start(module?: AosModule): Promise<AosProcess> {
  // A busy machine must not fail a test.
  const options = { module: module ?? (await ensureAosModule()), env, evaluationLimitMs: 60_000 };
  const process = await AosProcess.start(options);
  running.push(process);
  return process;
}

async function startBooted(): Promise<AosProcess> {
  const process = await start();
  await process.evaluate(bootMessage(env));
  return process;
}

const lua = (code: string) => {
  nonce += 1;
  return aosMessage(env, { Id: String(nonce).padStart(43, '0'), Tags: evalTag, Data: code, Nonce: nonce });
};

const output = ({ Output }: AosResult) => (Output as { data: unknown }).data;

beforeEach(() => {
  nonce = 0;
});

afterEach(async () => {
  await Promise.all(running.splice(0).map((process) => process.stop()));
});

describe('a live process', () => {
  it('keeps its state from message to message', async () => {
    const process = await startBooted();
    await process.evaluate(lua('Count = 1'));
    await process.evaluate(lua('Count = Count + 1'));
    expect(output(await process.evaluate(lua('return Count')))).toBe('2');
  });

  it('evaluates concurrent requests in the order of the calls', async () => {
    const process = await startBooted();
    await process.evaluate(lua('Order = ""'));
    await Promise.all([...'abcdef'].map((letter) => process.evaluate(lua(`Order = Order .. "${letter}"`))));
    expect(output(await process.evaluate(lua('return Order')))).toBe('abcdef');
  });

  it('returns the messages that the process sends', async () => {
    const process = await startBooted();
    const result = await process.evaluate(lua('Send({ Target = "someone", Action = "Hello", Data = "hi" })'));
    expect(result.Messages).toHaveLength(1);
    expect(result.Messages[0]).toMatchObject({ Target: 'someone', Data: 'hi' });
    expect(result.Messages[0]?.Tags).toContainEqual({ name: 'Action', value: 'Hello' });
  });

  it('comes to the same state from the same messages', async () => {
    const one = await startBooted();
    const two = await startBooted();
    const codes = ['T = {}', 'for i = 1, 1000 do T["k" .. i] = { i } end', 'error("no")', 'T.k3 = nil'];
    for (const code of codes) await one.evaluate(lua(code));
    nonce = 0;
    for (const code of codes) await two.evaluate(lua(code));
    expect(await one.fingerprint()).toBe(await two.fingerprint());
  });
});

it.each([
  ['the module', (module: AosModule) => module],
  ['the metered module, also its gas', metered],
])('gives what the published loader gives of %s, message by message', async (_, change) => {
  // The program's hashes begin with the time, and its gas follows from them.
  jest.spyOn(Date, 'now').mockReturnValue(stoppedClockMs);
  const module = change(await ensureAosModule());
  const [live, stock] = await Promise.all([start(module), startStockProcess(module, env)]);
  const messages = [
    bootMessage(env),
    lua('T = {}; for i = 1, 500 do T["key" .. i] = i end; return #T'),
    lua('local sum = 0; for _, value in pairs(T) do sum = sum + value end; return sum'),
    lua('T.key1 = nil; error("no luck")'),
    lua('Send({ Target = "someone", Data = tostring(T.key1) }); return math.random(1000000), os.time()'),
  ];
  for (const message of messages) {
    const [ours, theirs] = [await live.evaluate(message), await stock.evaluate(message)];
    expect(ours).toEqual(theirs);
  }
});

describe('the state is unchanged after', () => {
  it.each([
    ['an error', 'Count = 5; Big = string.rep("x", 1000000); error("no")'],
    ['a syntax error', 'Count = = 5'],
    ['too deep a recursion', 'Count = 5; local function f() return 1 + f() end; f()'],
    [
      'more memory than there may be',
      'Count = 5; local t = {}; for i = 1, 1e9 do t[i] = string.rep("x", 1e7) .. i end',
    ],
  ])('a message that ends in %s', async (_, code) => {
    const process = await startBooted();
    await process.evaluate(lua('Count = 1'));
    const before = await process.fingerprint();
    const result = await process.evaluate(lua(code));
    expect(result.Error).toEqual(expect.any(String));
    expect(result.Messages).toEqual([]);
    expect(await process.fingerprint()).toBe(before);
    expect(output(await process.evaluate(lua('return Count')))).toBe('1');
  });

  it('a dry run, whose result is still returned', async () => {
    const process = await startBooted();
    await process.evaluate(lua('Count = 1'));
    const before = await process.fingerprint();
    expect(output(await process.dryRun(lua('Count = Count + 1; return Count')))).toBe('2');
    expect(await process.fingerprint()).toBe(before);
  });

  it('an endless loop, which is cut off while other processes go on', async () => {
    const [stuck, other] = await Promise.all([startBooted(), startBooted()]);
    await stuck.evaluate(lua('Count = 1'));
    const before = await stuck.fingerprint();
    const looping = stuck.evaluate(lua('Count = 2; while true do end'), 400);
    expect(output(await other.evaluate(lua('return 7')))).toBe('7');
    expect(await looping).toMatchObject({ Error: expect.stringContaining('400 ms'), stopped: 'time-limit' });
    expect(await stuck.dryRun(lua('while true do end'), 400)).toMatchObject({ stopped: 'time-limit' });
    expect(await stuck.fingerprint()).toBe(before);
    expect(output(await stuck.evaluate(lua('return Count')))).toBe('1');
  });
});

describe('checkpoints', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'checkpoint-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('bring a process back, in a new engine, as if it had never stopped', async () => {
    const file = join(folder, 'one.checkpoint');
    const first = await startBooted();
    await first.evaluate(lua('T = {}; for i = 1, 100000 do T[i] = "value " .. i end'));
    await first.save(file);
    const second = await start();
    await second.load(file);
    expect(await second.fingerprint()).toBe(await first.fingerprint());
    expect(output(await second.evaluate(lua('T[5] = "new"; return T[5] .. #T')))).toBe('new100000');
    await second.load(file);
    expect(output(await second.evaluate(lua('return T[5]')))).toBe('value 5');
  });

  it('are rejected when the file is torn or absent, without harm to the state', async () => {
    const process = await startBooted();
    await process.evaluate(lua('Count = 1'));
    const file = join(folder, 'torn.checkpoint');
    await process.save(file);
    await writeFile(file, (await readFile(file)).subarray(0, 5000));
    await expect(process.load(file)).rejects.toThrow('unexpected end of file');
    await expect(process.load(join(folder, 'absent'))).rejects.toThrow('ENOENT');
    expect(output(await process.evaluate(lua('return Count')))).toBe('1');
  });
});

it('rejects requests after it was stopped', async () => {
  const process = await startBooted();
  const waiting = process.evaluate(lua('while true do end'));
  await Promise.all([expect(waiting).rejects.toThrow('The process was stopped'), process.stop()]);
  await expect(process.evaluate(lua('return 1'))).rejects.toThrow('stopped');
});
