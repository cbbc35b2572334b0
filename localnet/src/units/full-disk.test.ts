import { ensureAosModule } from '@rainbow-rabbit/processes/aos';
import { type Address, createDataItem, keySigner } from '@rainbow-rabbit/shared/arweave';
import { acceptTransaction } from '../gateway/accept-transaction';
import { openFileLog } from '../ledger/file-log';
import { Ledger } from '../ledger/ledger';
import { quotaOf, Room } from '../ledger/room';
import { Transactions } from '../ledger/transactions';
import { FaultyDisk } from '../testing/faulty-disk';
import { signedItem, startTestNetwork, stopTestNetworks } from '../testing/network-under-test';
import { testKeyring } from '../testing/test-keyring';
import { signedTransaction } from '../testing/uploads';
import type { ComputeUnit } from './compute';
import { MessageUnit } from './message';
import { Scheduler } from './scheduler';

afterEach(stopTestNetworks);

const failed = { status: 503, code: 'storage.failed' };

/** A message unit over a ledger on that disk; nothing is evaluated. */
async function unitOn(disk: FaultyDisk, quotaBytes = 10_000_000) {
  const { log, payloads, cutBytes } = await openFileLog('ledger.log', { openFile: disk.openFile });
  const ledger = new Ledger({ log, payloads, cutBytes }, new Room(log, quotaOf(quotaBytes)));
  const compute = { evaluate: (_: unknown, durable: Promise<void>) => durable } as unknown as ComputeUnit;
  const signer = await keySigner(await testKeyring.wallet('message-unit'));
  const unit = new MessageUnit({
    ledger,
    scheduler: new Scheduler(ledger, () => 1000),
    compute,
    module: await ensureAosModule(),
    signer,
    address: 'unit' as Address,
    report: () => undefined,
  });
  return { unit, ledger };
}

const spawn = async () =>
  await signedItem('owner', { type: 'Process', tags: { Module: (await ensureAosModule()).id } });

it('never acknowledges a message that a full disk did not take, nor anything after it', async () => {
  const disk = new FaultyDisk();
  const { unit } = await unitOn(disk);
  const process = await spawn();
  expect(await unit.accept(process.bytes)).toBe(process.id);
  const first = await signedItem('someone', { target: process.id, data: 'first' });
  const second = await signedItem('someone', { target: process.id, data: 'second' });
  disk.roomBytes = 10;
  await expect(unit.accept(first.bytes)).rejects.toMatchObject(failed);
  disk.roomBytes = Number.POSITIVE_INFINITY;
  for (const { bytes } of [first, first, second]) {
    await expect(unit.accept(bytes)).rejects.toMatchObject(failed);
  }
  await expect(unit.keep(second.bytes, 1000)).rejects.toMatchObject(failed);
  expect(await unit.accept(process.bytes)).toBe(process.id);

  const again = await unitOn(disk);
  expect([...again.ledger.items()].map(({ id }) => id)).toEqual([process.id]);
  expect(await again.unit.accept(first.bytes)).toBe(first.id);
});

it('never acknowledges a data item that was not written, however often it comes', async () => {
  const disk = new FaultyDisk();
  const { unit } = await unitOn(disk);
  const signer = await keySigner(await testKeyring.wallet('someone'));
  const item = await createDataItem({ data: 'carrots' }, signer);
  disk.roomBytes = 0;
  for (let time = 0; time < 3; time += 1) {
    await expect(unit.keep(item.bytes, 1000)).rejects.toMatchObject(failed);
  }
});

it('never acknowledges a transaction that was not written, however often it comes', async () => {
  const { url } = await startTestNetwork();
  const posted = await signedTransaction(url, { data: Buffer.from('carrots') });
  const body = Buffer.from(JSON.stringify({ ...posted, data: '' }));
  const disk = new FaultyDisk();
  const transactions = new Transactions(await openFileLog('transactions.log', { openFile: disk.openFile }));
  disk.roomBytes = 0;
  for (let time = 0; time < 3; time += 1) {
    await expect(acceptTransaction(transactions, body, 1000)).rejects.toMatchObject(failed);
  }
});

it('keeps room for messages when stored data has used up its share', async () => {
  const { unit } = await unitOn(new FaultyDisk(), 20_000);
  const process = await spawn();
  await unit.accept(process.bytes);
  const large = await signedItem('someone', { data: 'x'.repeat(14_000) });
  await expect(unit.keep(large.bytes, 1000)).rejects.toMatchObject({ status: 507, code: 'storage.full' });
  const message = await signedItem('someone', { target: process.id, data: 'hello' });
  expect(await unit.accept(message.bytes)).toBe(message.id);
});

it('keeps the last room for messages to the events of the network', async () => {
  const { log } = await openFileLog('ledger.log', { openFile: new FaultyDisk().openFile });
  const full: number[] = [];
  const room = new Room(log, quotaOf(1000), (limitBytes) => full.push(limitBytes));
  log.append(Buffer.alloc(900));
  const refused = expect.objectContaining({ status: 507, code: 'storage.full' });
  expect(() => room.assert('storedBytes', 1)).toThrow(refused);
  expect(() => room.assert('messageBytes', 1)).toThrow(refused);
  expect(() => room.assert('eventBytes', 50)).not.toThrow();
  expect(() => room.assert('eventBytes', 100)).toThrow(refused);
  expect(full).toEqual([750]);
});
