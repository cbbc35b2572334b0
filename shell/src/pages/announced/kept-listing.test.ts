import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import type { EventEntry, Network } from '@rainbow-rabbit/shared/network';
import { keepListing, keptListing } from './kept-listing';

const now = 1_750_000_000_000;
const hour = 3_600_000;
const entry = (slug: string, more: Partial<EventEntry> = {}): EventEntry => ({
  slug,
  process: slug.padEnd(43, 'A') as ProcessId,
  name: slug,
  ...more,
});
const demo = entry('demo');
const announced = entry('garden', { isAnnounced: true, startsAt: now, endsAt: now + hour });
const network: Network = { ao: { url: 'u' } as never, gateways: ['g'], wallets: {}, events: [demo] };
const listed = { ...network, events: [{ ...demo, place: 'Hall' }, announced] };

beforeEach(() => jest.useFakeTimers({ now }));
afterEach(() => {
  jest.useRealTimers();
  localStorage.clear();
});

it('lists at once what the last visit listed', () => {
  expect(keptListing(network)).toBe(network);
  keepListing(network, listed);
  expect(keptListing(network)).toEqual(listed);
});

it('leaves out what has left the list since', () => {
  keepListing(network, listed);
  jest.setSystemTime(now + 14 * hour);
  expect(keptListing(network).events).toEqual([listed.events[0]]);
});

it('uses no list of another network.json, nor rubbish', () => {
  keepListing(network, listed);
  const other = { ...network, events: [demo, entry('garden')] };
  expect(keptListing(other)).toBe(other);
  for (const rubbish of ['{', '[]', '{}', 'null', '[1,2]']) {
    localStorage.setItem('rr-listed', rubbish);
    expect(keptListing(network)).toBe(network);
  }
});
