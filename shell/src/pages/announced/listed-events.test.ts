import type { AnnouncedEvent } from '@rainbow-rabbit/processes/community/client';
import type { Address, ProcessId } from '@rainbow-rabbit/shared/arweave';
import { listedEvents } from './listed-events';

const now = 1_750_000_000_000;
const hour = 3_600_000;
const process = (letter: string) => letter.repeat(43) as ProcessId;

const row = (changes: Partial<AnnouncedEvent> = {}): AnnouncedEvent => ({
  city: 'ph',
  process: process('A'),
  slug: 'garden',
  name: 'Garden Party',
  startsAt: now + hour,
  endsAt: now + 3 * hour,
  by: 'L'.repeat(43) as Address,
  ...changes,
});
const demo = { slug: 'demo', process: process('D'), name: 'Demo Party', city: 'Singapore' };
const namesOf = (...rows: AnnouncedEvent[]) => listedEvents([demo], rows, now).map(({ name }) => name);

test('announced events come after those of the app, the soonest first, with all that was said of them', () => {
  const relay = { broker: ['wss://broker.example/'], key: `B${'k'.repeat(86)}` };
  const facts = { place: 'Rizal Park', link: 'https://garden.example/', follow: 'garden_ph', relay };
  const later = row({ process: process('B'), slug: 'later', name: 'Later', startsAt: now + 2 * hour });
  const { by: _, ...said } = row(facts);
  expect(listedEvents([demo], [later, row(facts)], now)).toEqual([
    demo,
    { ...said, isAnnounced: true },
    expect.objectContaining({ slug: 'later', city: 'ph', isAnnounced: true }),
  ]);
});

test.each<[string, Partial<AnnouncedEvent>]>([
  ['slug', { slug: 'demo' }],
  ['name', { name: 'Demo Party' }],
  ['name in another spelling', { name: ' \uff24EMO party ' }],
])('no announced event takes the %s of an event of the app', (_, squatted) => {
  expect(namesOf(row(squatted))).toEqual(['Demo Party']);
});

test('of two announced events with one slug, name or process the first counts', () => {
  const second = { process: process('B'), slug: 'second', name: 'Second', startsAt: now + 2 * hour };
  for (const same of [{ slug: 'garden' }, { name: 'GARDEN PARTY' }, { process: process('A') }])
    expect(namesOf(row({ ...second, ...same }), row())).toEqual(['Demo Party', 'Garden Party']);
});

test('an event of the app gets times, place and link from its own city alone, and nothing else', () => {
  const evil = {
    ...row({ name: 'Evil', slug: 'evil', place: 'Hall', follow: 'evil' }),
    process: demo.process,
  };
  expect(listedEvents([demo], [evil], now)).toEqual([demo]);
  expect(listedEvents([{ ...demo, city: undefined }], [evil], now)).toHaveLength(1);
  const { startsAt, endsAt } = evil;
  expect(listedEvents([demo], [{ ...evil, city: 'singapore' }], now)).toEqual([
    { ...demo, startsAt, endsAt, place: 'Hall' },
  ]);
});

test('an event stays for half a day after its end, behind those that go on', () => {
  const over = row({ startsAt: now - 3 * hour, endsAt: now - hour });
  const next = row({ process: process('B'), slug: 'next', name: 'Next' });
  expect(namesOf(over, next)).toEqual(['Demo Party', 'Next', 'Garden Party']);
  expect(namesOf(row({ startsAt: now - 14 * hour, endsAt: now - 12 * hour }))).toEqual(['Demo Party']);
});
