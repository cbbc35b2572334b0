import { type ProcessId, parseDataItem } from '@rainbow-rabbit/shared/arweave';
import { blockAt } from '../ledger/blocks';
import { Ledger } from '../ledger/ledger';
import { openMemoryLog } from '../ledger/log';
import { signedItem } from '../testing/network-under-test';
import { Scheduler } from './scheduler';

const item = async (data: string) => await parseDataItem((await signedItem('someone', { data })).bytes);

it('gives each message the next place, a time that never goes back, and a chain of all before it', async () => {
  const clock = [5_000_000_000_000, 5_000_000_000_700, 5_000_000_000_200];
  const scheduler = new Scheduler(new Ledger(openMemoryLog()), () => clock.shift() ?? 0);
  const items = [await item('spawn'), await item('one'), await item('two')];
  const process = items[0]?.id as string as ProcessId;
  const assignments = items.map((one) => scheduler.schedule(one, process).message.assignment);
  expect(assignments.map(({ nonce }) => nonce)).toEqual([0, 1, 2]);
  expect(assignments.map(({ timestamp }) => timestamp)).toEqual([
    5_000_000_000_000, 5_000_000_000_700, 5_000_000_000_700,
  ]);
  expect(assignments[0]?.height).toBe(blockAt(5_000_000_000_000).height);
  expect(new Set(assignments.map(({ hashChain }) => hashChain)).size).toBe(3);
});

it('knows all of it again from the log', async () => {
  const opened = openMemoryLog();
  const payloads: { frame: { offset: number; length: number }; payload: Buffer }[] = [];
  const recording = {
    ...opened.log,
    append: (payload: Uint8Array) => {
      const appended = opened.log.append(payload);
      payloads.push({ frame: appended.frame, payload: Buffer.from(payload) });
      return appended;
    },
  };
  const first = new Ledger({ ...opened, log: recording });
  const scheduler = new Scheduler(first, () => 1000);
  const [spawn, message] = [await item('spawn'), await item('message')];
  const process = spawn.id as string as ProcessId;
  scheduler.schedule(spawn, process);
  const push = { by: spawn.id, kind: 'message', index: 0, root: spawn.id, depth: 1 } as const;
  const scheduled = scheduler.schedule(message, process, { push });
  const result = { Output: 'x', Messages: [], Spawns: [], Assignments: [] };
  first.keepResult(scheduled.message, result, 2);
  await first.store(await item('kept'), 1000);

  const second = new Ledger({ ...opened, payloads });
  expect([...second.items()]).toEqual([...first.items()]);
  expect(second.process(process)).toEqual(first.process(process));
  expect(second.pushesBy(push)).toBe(1);
  expect(second.pushesOfRoot(spawn.id)).toBe(1);
  const kept = second.result(scheduled.message.assignment);
  expect(kept?.pushes).toBe(2);
  expect(kept && (await second.readResult(kept))).toEqual(result);
  expect((await second.readItem(scheduled.message)).bytes).toEqual(message.bytes);
});
