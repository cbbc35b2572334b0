import { type KeptMessage, outboxIn } from '@rainbow-rabbit/processes/common/client';
import type { TxId } from '@rainbow-rabbit/shared/arweave';
import { browserOutbox } from './browser-outbox';

const dayMs = 86_400_000;
const message = (change: Partial<KeptMessage> = {}): KeptMessage => ({
  id: 'm'.repeat(43) as TxId,
  item: 'AQ',
  signedAt: Date.now(),
  isPosted: true,
  ...change,
});

beforeEach(() => localStorage.clear());
afterEach(() => jest.useRealTimers());

it('keeps a message until it is dropped, and leaves nothing behind', () => {
  browserOutbox.write('scan', message());
  expect(browserOutbox.read('scan')).toEqual(message({ signedAt: expect.any(Number) }));
  expect(browserOutbox.read('vote')).toBeUndefined();
  browserOutbox.write('vote', undefined);
  browserOutbox.write('scan', undefined);
  expect([browserOutbox.read('scan'), localStorage.length]).toEqual([undefined, 0]);
});

it('forgets a message after a day', () => {
  jest.useFakeTimers();
  browserOutbox.write('scan', message());
  jest.setSystemTime(Date.now() + dayMs);
  expect(browserOutbox.read('scan')).toBeUndefined();
});

it('keeps the latest thirty', () => {
  for (let count = 0; count < 40; count += 1) {
    browserOutbox.write(`scan ${count}`, message({ signedAt: Date.now() + count }));
  }
  const kept = Array.from({ length: 40 }, (_, count) => browserOutbox.read(`scan ${count}`));
  expect(kept.map((one) => one !== undefined)).toEqual([...Array(10).fill(false), ...Array(30).fill(true)]);
});

it('drops the earlier messages of a line: a process takes none of them after a later one', () => {
  browserOutbox.write('pause', message({ line: 'event.owner' }));
  browserOutbox.write('score', message({ line: 'contest.judge' }));
  browserOutbox.write('scan', message());
  browserOutbox.write('go on', message({ line: 'event.owner' }));
  expect(browserOutbox.read('pause')).toBeUndefined();
  expect(['score', 'scan', 'go on'].map((name) => browserOutbox.read(name) !== undefined)).toEqual([
    true,
    true,
    true,
  ]);
});

it('counts what somebody else wrote there as nothing', () => {
  localStorage.setItem('rainbow-rabbit.outbox', '{"scan":{"id":"short","item":"<","signedAt":"now"}}');
  expect(browserOutbox.read('scan')).toBeUndefined();
});

it('is a field of another kept value where that keeps one message', () => {
  let field: KeptMessage | undefined;
  const outbox = outboxIn({
    read: () => field,
    write: (next) => {
      field = next;
    },
  });
  outbox.write('any name', message());
  expect(outbox.read('another name')).toEqual(field);
});
