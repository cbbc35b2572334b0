import { type AosResult, ensureAosModule } from '@rainbow-rabbit/processes/aos';
import { type Address, type ProcessId, parseDataItem } from '@rainbow-rabbit/shared/arweave';
import { Ledger, type LedgerMessage } from '../ledger/ledger';
import { openMemoryLog } from '../ledger/log';
import { signedItem } from '../testing/network-under-test';
import { Engines, type EnginesOptions } from './engines';
import { Scheduler } from './scheduler';

const mebibyte = 1024 ** 2;
let ledger: Ledger;
let scheduler: Scheduler;
let engines: Engines;

async function start(options: Partial<EnginesOptions>): Promise<void> {
  ledger = new Ledger(openMemoryLog());
  scheduler = new Scheduler(ledger, () => 1000);
  engines = new Engines({
    ledger,
    module: await ensureAosModule(),
    messageUnit: 'unit' as Address,
    evaluationLimitMs: () => 20_000,
    maxAwake: 16,
    maxAwakeBytes: 1024 * mebibyte,
    maxBusy: 2,
    isOwnEvent: () => false,
    ...options,
  });
}
afterEach(() => engines.stop());

async function evaluated(message: LedgerMessage): Promise<AosResult> {
  const process = ledger.process(message.assignment.process);
  if (!process) throw new Error('There is no such process');
  const result = await engines.evaluate(process, message);
  ledger.keepResult(message, result, 0);
  return result;
}

async function spawn(): Promise<ProcessId> {
  const tags = { Module: (await ensureAosModule()).id, Name: String(Math.random()) };
  const item = await parseDataItem((await signedItem('owner', { type: 'Process', tags })).bytes);
  const id = item.id as string as ProcessId;
  await evaluated(scheduler.schedule(item, id).message);
  return id;
}

async function run(target: ProcessId, data: string): Promise<unknown> {
  const { bytes } = await signedItem('owner', { target, tags: { Action: 'Eval' }, data });
  const { Output } = await evaluated(scheduler.schedule(await parseDataItem(bytes), target).message);
  return (Output as { data: unknown }).data;
}

const fill = "X = {}; for i = 1, 60 do X[i] = string.rep('x', 1000000) .. i end; return #X";

it('has large processes sleep, and their states come back; an own event stays awake', async () => {
  let event: ProcessId | undefined;
  const maxAwakeBytes = 300 * mebibyte;
  await start({ maxAwakeBytes, isOwnEvent: (id) => id === event });
  event = await spawn();
  const [first, ...others] = [await spawn(), await spawn(), await spawn()];
  if (!first) throw new Error('There is no process');
  for (const process of [first, ...others]) {
    expect(await run(process, fill)).toBe('60');
    expect(engines.awakeBytes).toBeLessThanOrEqual(maxAwakeBytes);
  }
  expect([engines.isAwake(event), engines.isAwake(first)]).toEqual([true, false]);
  expect(await run(first, 'return #X')).toBe('60');
  expect(engines.awakeBytes).toBeLessThanOrEqual(maxAwakeBytes);
});

it('evaluates an own event while all others wait for strangers that never end', async () => {
  let event: ProcessId | undefined;
  let limitMs = 60_000;
  await start({ maxBusy: 1, evaluationLimitMs: () => limitMs, isOwnEvent: (id) => id === event });
  event = await spawn();
  const strangers = [await spawn(), await spawn()];
  limitMs = 3000;
  const done: string[] = [];
  const loops = strangers.map((process) =>
    run(process, 'while true do end').then(() => done.push('stranger')),
  );
  expect(await run(event, 'return 7')).toBe('7');
  expect(done).toEqual([]);
  await Promise.all(loops);
  expect(await run(event, 'return 8')).toBe('8');
});

it('keeps no more processes awake than a number', async () => {
  await start({ maxAwake: 2 });
  const [first, second, third] = [await spawn(), await spawn(), await spawn()];
  expect([first, second, third].map((id) => engines.isAwake(id))).toEqual([false, true, true]);
});
