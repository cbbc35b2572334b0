import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { knownModule } from '@rainbow-rabbit/processes/aos/client';
import { loadModule } from './load-module';
import { trialServer } from './serve-trial';
import { startTrial } from './start-trial';
import { linkTo, loadTrialWorker } from './trial-link';
import type { TrialEntry } from './trial-messages';

jest.mock('./load-module');
jest.mock('./trial-link', () => ({ ...jest.requireActual('./trial-link'), loadTrialWorker: jest.fn() }));

const owner = 'o'.repeat(43);
const other = 'x'.repeat(43);
const gateway = 'https://gateway.test';

/** The server of a worker on this thread. An endless loop can't be tried here: e2e/devbot-eval.spec.ts does. */
function workerHere() {
  const events = new EventTarget();
  const serve = trialServer((data) => void events.dispatchEvent(new MessageEvent('message', { data })));
  return {
    addEventListener: events.addEventListener.bind(events) as Worker['addEventListener'],
    removeEventListener: events.removeEventListener.bind(events) as Worker['removeEventListener'],
    postMessage: (request: Parameters<typeof serve>[0]) => void serve(request),
    terminate: () => undefined,
  };
}

beforeAll(async () => {
  setFlagsFromString('--experimental-wasm-memory64');
  const file = join(__dirname, '../../../../.cache/aos/aos2_0_6.wasm');
  const bytes = new Uint8Array(await readFile(file));
  jest.mocked(loadModule).mockResolvedValue(await WebAssembly.compile(bytes));
  jest.mocked(loadTrialWorker).mockResolvedValue(() => linkTo(workerHere()));
});

const paths = (changes: readonly { kind: string; path: string }[]) =>
  changes.map(({ kind, path }) => `${kind} ${path}`);

/** The log of a process: its spawn, and code of its owner. */
function logOf(...codes: string[]): TrialEntry[] {
  const place = { signer: owner, from: owner, anchor: '', timestamp: 1e12, blockHeight: 1, hashChain: 'h' };
  const spawn = {
    ...place,
    nonce: 0,
    id: 'p'.repeat(43),
    tags: [{ name: 'Type', value: 'Process' }],
    data: '',
  };
  const evals = codes.map((data, index) => ({
    ...place,
    nonce: index + 1,
    id: String(index).padStart(43, 'm'),
    tags: [{ name: 'Action', value: 'Eval' }],
    data,
  }));
  return [spawn, ...evals];
}

const source = { process: 'p'.repeat(43), owner, module: knownModule.id, tags: [] };

describe('a fresh process', () => {
  it('gives output, changes and messages, and forgets them before the next try', async () => {
    const trial = await startTrial({ gateways: gateway, owner });
    const code =
      'A = { 1, x = "y" }\nHandlers.add("hey", "Hey", print)\nSend({ Target = "t", Action = "Ping" })\nreturn #A';
    const first = await trial.evaluate(code);
    expect(first).toMatchObject({ wasCutOff: false, hasChanges: true, isPartial: false });
    expect(first.error).toBeUndefined();
    expect(first.output).toContain('1');
    expect(paths(first.changes)).toEqual(expect.arrayContaining(['added A', 'added Handlers["hey"]']));
    expect(first.messages).toMatchObject([{ Target: 't' }]);
    expect((await trial.evaluate('return tostring(A)')).output).toBe('nil');
  });

  it('finds no change where code changes nothing', async () => {
    const trial = await startTrial({ gateways: gateway, owner });
    expect(await trial.evaluate('return 1 + 1')).toMatchObject({
      output: '2',
      changes: [],
      hasChanges: true,
    });
  });

  it.each([
    ['error("no")', 1],
    ['local a\n\nreturn a.b', 3],
    ['x =\n= 3', 2],
  ])('names the line of the error in %j', async (code, line) => {
    const trial = await startTrial({ gateways: gateway, owner });
    expect((await trial.evaluate(code)).error).toMatchObject({ line });
  });
});

describe('the copy of a process', () => {
  it('has the state that its log led to, also after messages that failed', async () => {
    const trial = await startTrial({ gateways: gateway, process: source, owner });
    const done: number[] = [];
    await trial.replay(logOf('A = 1', 'error("no")', 'A = A + 1'), (report) => done.push(report.done));
    expect(trial.report).toMatchObject({ done: 4, failed: 1, passedOver: 0 });
    expect(done.at(-1)).toBe(4);
    const result = await trial.evaluate('A = A + 1 return A');
    expect(result.output).toBe('3');
    expect(result.changes).toMatchObject([
      { kind: 'changed', path: 'A', before: { text: '2' }, after: { text: '3' } },
    ]);
  });

  it('has the same fingerprint when the log is read in parts', async () => {
    const log = logOf('A = 1', 'B = { A }', 'C = 2');
    const [whole, parts] = [
      await startTrial({ gateways: gateway, process: source, owner }),
      await startTrial({ gateways: gateway, process: source, owner }),
    ];
    await whole.replay(log);
    await parts.replay(log.slice(0, 2));
    await parts.replay(log.slice(2));
    expect(await parts.fingerprint()).toBe(await whole.fingerprint());
  });

  it('runs no code of somebody else, and shows what their message changes', async () => {
    const trial = await startTrial({ gateways: gateway, process: source, owner });
    await trial.replay(logOf('A = 1'));
    const result = await trial.evaluate('A = 2', other);
    expect(trial.processOwner).toBe(owner);
    expect(paths(result.changes)).not.toContain('changed A');
    expect(paths(result.changes).join()).toContain('Inbox');
  });

  it('finds the owner that the code gave the process to', async () => {
    const trial = await startTrial({ gateways: gateway, process: source, owner: other });
    await trial.replay(logOf(`Owner = "${other}"`));
    expect((await trial.evaluate('return 5')).output).toBe('5');
    expect(trial.processOwner).toBe(other);
  });

  it('is refused for a process on another module', async () => {
    const elsewhere = { ...source, module: 'm'.repeat(43) };
    await expect(startTrial({ gateways: gateway, process: elsewhere, owner })).rejects.toMatchObject({
      code: 'trial.other-module',
    });
  });
});

it('shows large tables by their size, with what changed inside', async () => {
  const trial = await startTrial({ gateways: gateway, process: source, owner });
  await trial.replay(
    logOf('T = {} for i = 1, 5000 do T["k" .. i] = { points = i } end T["a \\"b"] = { x = 1 }'),
  );
  const { changes } = await trial.evaluate('T.k77.points = 1 T.k5001 = {} T["a \\"b"].x = 2 T.k3 = nil');
  expect(changes).toMatchObject([{ path: 'T', isInside: true, after: { type: 'table', size: 5001 } }]);
  const [table] = changes;
  const inside = table?.kind === 'changed' ? table.inside : undefined;
  expect(paths(inside ?? []).toSorted()).toEqual([
    'added T.k5001',
    'changed T.k77.points',
    'changed T["a "b"].x',
    'removed T.k3',
  ]);
});

it('takes nothing for removed that only isn’t listed any more', async () => {
  const trial = await startTrial({ gateways: gateway, process: source, owner });
  const log = logOf(
    'T = {} for i = 1, 200 do T["k" .. i] = i end',
    'L = {} for i = 1, 199 do L[i] = { 1, 2 } end',
  );
  await trial.replay(log);
  const { changes } = await trial.evaluate('T.k201 = 1 L[200] = { 1, 2, 3 }');
  expect(changes).toMatchObject([
    { path: 'L', inside: [{ kind: 'added', path: 'L[200]' }] },
    { path: 'T', inside: [{ kind: 'added', path: 'T.k201' }] },
  ]);
});

it('comes to an end with tables that hold themselves, and ignores metamethods', async () => {
  const trial = await startTrial({ gateways: gateway, owner });
  const code = `T = {} T.me = T
    H = setmetatable({ a = 1 }, { __pairs = function() error("no") end, __index = error, __tostring = error, __len = error })`;
  const { changes, hasChanges } = await trial.evaluate(code);
  expect(hasChanges).toBe(true);
  expect(paths(changes)).toEqual(['added H', 'added T']);
});
