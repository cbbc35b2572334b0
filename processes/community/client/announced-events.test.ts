import type { AoClient } from '@rainbow-rabbit/shared/ao';
import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { addressOf } from '../../common/testing/addresses';
import { eventData } from '../testing/event-acts';
import { readAnnouncedEvents } from './events';
import { maxAnnounced, maxAnnouncedPage } from './generated';

const row = { ...eventData({ now: 1 }), by: addressOf('lead') };
const process = addressOf('community') as ProcessId;

/** A community that says this of what is announced, and counts how often it is asked. */
function saying(reply: object) {
  const read = jest.fn(async () => {
    const Tags = [{ name: 'Action', value: 'AnnouncedEvents' }];
    return { Messages: [{ Target: 'me', Tags, Data: JSON.stringify({ total: 1, at: 1, ...reply }) }] };
  });
  return { community: { ao: { read } as unknown as AoClient, process }, read };
}

it('takes an event as its lead announced it', async () => {
  expect(await readAnnouncedEvents(saying({ events: [row] }).community)).toEqual([row]);
});

it.each<[string, unknown]>([
  ['no object', 5],
  ['no process', { ...row, process: 'abc' }],
  ['a link to a script', { ...row, link: 'javascript:alert(1)' }],
  ['a link that is not encrypted', { ...row, link: 'http://garden.example/' }],
  ['a link with credentials', { ...row, link: 'https://app.example@evil.example/' }],
  ['a relay that is not encrypted', { ...row, relay: { ...row.relay, broker: ['ws://b.example/'] } }],
  ['no key of a relay', { ...row, relay: { ...row.relay, key: 'abc' } }],
  ['too many brokers', { ...row, relay: { ...row.relay, broker: Array(3).fill('wss://b.example/') } }],
  ['a name of a thousand letters', { ...row, name: 'a'.repeat(1000) }],
  ['a slug that leads elsewhere', { ...row, slug: '../social' }],
  ['a time that no date has', { ...row, endsAt: 9e15 }],
  ['a follow account with a path', { ...row, follow: 'a/b' }],
])('leaves out a row with %s, and that alone', async (_, wrong) => {
  const other = { ...row, process: addressOf('other') };
  expect(await readAnnouncedEvents(saying({ events: [wrong, other] }).community)).toEqual([other]);
});

it('asks for no more events than there can be', async () => {
  const { community, read } = saying({
    total: Number.MAX_SAFE_INTEGER,
    events: Array(maxAnnouncedPage).fill(row),
  });
  await readAnnouncedEvents(community);
  expect(read).toHaveBeenCalledTimes(Math.ceil(maxAnnounced / maxAnnouncedPage));
});

it('takes all pages from what is published, and leaves a longer list alone', async () => {
  const published = (count: number) => async () => [
    JSON.stringify({
      at: 1,
      is: Array.from({ length: count }, (_, index) => ({ ...row, slug: `e-${index}` })),
    }),
  ];
  const { community, read } = saying({ total: 0, events: [] });
  const events = await readAnnouncedEvents({
    ...community,
    ao: { ...community.ao, published: published(maxAnnounced) } as AoClient,
  });
  expect(events).toHaveLength(maxAnnounced);
  expect(read).not.toHaveBeenCalled();
});
