import type { AnnouncedEvent } from '@rainbow-rabbit/processes/community/client';
import type { Address, ProcessId } from '@rainbow-rabbit/shared/arweave';
import { announcedFacts, type EventFields, eventFields, processOfLink } from './event-fields.domain';

const process = 'P'.repeat(43) as ProcessId;
const listed = [{ slug: 'demo', process: 'D'.repeat(43) as ProcessId }];
const place = { city: 'ph', zone: 'Asia/Manila', listed };
const key = `B${'k'.repeat(86)}`;

const fields = (changes: Partial<EventFields> = {}): EventFields => ({
  ...eventFields(undefined, String),
  event: `https://app.example/#/rabbit/garden?p=${process}&t=1`,
  startsAt: '2027-01-02T18:00',
  endsAt: '2027-01-02T22:00',
  ...changes,
});

const startsAt = Date.UTC(2027, 0, 2, 10);
const facts = { city: 'ph', process, startsAt, endsAt: startsAt + 4 * 3_600_000 };

test.each<[string, string, ProcessId | undefined]>([
  ['a link that names its process', `http://x.example/#/pl/rabbit/demo?t=1&p=${process}`, process],
  ['the link of a listed event', 'https://app.example/#/rabbit/demo', listed[0]?.process],
  ['an id', process, process],
  ['the link of another event', 'https://app.example/#/rabbit/other', undefined],
  ['an id that is too long', `https://app.example/#/rabbit/other?p=${process}a`, undefined],
  ['nothing', '', undefined],
])('%s leads to its event', (_, text, found) => {
  expect(processOfLink(text, listed)).toBe(found);
});

test('times are on the clocks of the city, and what is empty is left out', () => {
  expect(announcedFacts(fields(), place)).toEqual({ facts });
});

test('an announced event comes back as it was', () => {
  const said = {
    place: 'Rizal Park',
    link: 'https://garden.example/party',
    follow: 'garden_ph',
    relay: { broker: ['wss://a.example/mqtt', 'wss://b.example:8081/'], key },
  };
  const event: AnnouncedEvent = {
    ...facts,
    ...said,
    slug: 'garden',
    name: 'Garden',
    by: 'L'.repeat(43) as Address,
  };
  const wallOf = (at: number) => new Date(at + 8 * 3_600_000).toISOString().slice(0, 16);
  expect(announcedFacts(eventFields(event, wallOf), place)).toEqual({ facts: { ...facts, ...said } });
  const withSign = { ...eventFields(event, wallOf), follow: '@garden_ph' };
  expect(announcedFacts(withSign, place)).toEqual({ facts: { ...facts, ...said } });
});

test.each<[keyof EventFields, Partial<EventFields>]>([
  ['event', { event: 'https://app.example/' }],
  ['startsAt', { startsAt: '' }],
  ['endsAt', { endsAt: '2027-01-02T18:00' }],
  ['endsAt', { endsAt: '2027-02-03T18:00' }],
  ['place', { place: 'x'.repeat(121) }],
  ['link', { link: 'javascript:alert(1)' }],
  ['link', { link: 'http://garden.example/' }],
  ['link', { link: 'https://app.example@evil.example/' }],
  ['follow', { follow: 'https://x.com/garden' }],
  ['broker', { broker: 'ws://broker.example/', key }],
  ['broker', { key }],
  ['key', { broker: 'wss://broker.example/' }],
])('a wrong %s is found', (name, changes) => {
  expect(announcedFacts(fields(changes), place)).toEqual({ faults: [name] });
});
