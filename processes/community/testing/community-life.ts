import { addressOf } from '../../common/testing/addresses';
import { toTags } from '../../common/testing/live-process';
import { ticketsOf } from '../../rabbit/testing/tickets';
import { doorSlotAt, doorSlotMs } from '../client';
import { eventData } from './event-acts';
import { type LiveCommunity, wallets } from './live-community';
import { planMeetUp } from './meet-up-acts';
import { newCity } from './new-city';
import { TestDoor } from './test-door';

const { lead, organiser, staff } = wallets;
const [ann, bob, cleo] = [addressOf('Ann'), addressOf('Bob'), addressOf('Cleo')];
const [event, game, token] = [addressOf('event'), addressOf('game'), addressOf('token')];
const hour = 3_600_000;
const day = 24 * hour;

/** Every read of the life below, by its action and its data. */
export const readsOfLife: readonly (readonly [action: string, data: object])[] = [
  ['Info', {}],
  ['StaffLog', {}],
  ['Cities', {}],
  ['CityIndex', {}],
  ['AnnouncedEvents', {}],
  ['ProposedEvents', { city: 'ph' }],
  ...['en', 'pl', 'ja'].flatMap((language) => [
    ['CityPage', { city: 'ph', language }] as const,
    ['Revisions', { city: 'ph', language }] as const,
  ]),
  ['Names', { addresses: [lead, ann, bob] }],
  ...[lead, ann, bob].flatMap((address) => [
    ['Mine', { address }] as const,
    ['PersonPage', { address }] as const,
    ['Earned', { address }] as const,
    ['Payments', { address }] as const,
    ['MyMeetUps', { ids: [1, 2], address }] as const,
    ['BoardPlace', { id: 'overall', address, around: 3 }] as const,
  ]),
  ['Flags', {}],
  ['MeetUps', {}],
  ['MeetUps', { past: true }],
  ['MeetUpById', { id: 1 }],
  ['Comers', { meetUp: 1 }],
  ['Door', { meetUp: 1 }],
  ['Boards', {}],
  ...['overall', 'league', 'city-ph', 'game-hop', event].map((id) => ['Board', { id }] as const),
  ['Board', { id: 'overall', period: 'month', city: 'ph' }],
  ['Board', { id: 'overall', list: 'others' }],
  ['BoardSearch', { id: 'overall', name: 'a' }],
  ['Sources', {}],
  ['League', {}],
  ['LeagueRound', { number: 1 }],
  ['Pot', {}],
  ['Batch', { batch: 1 }],
];

/** Sends a message with tags in the name of the token. */
async function notice(
  community: LiveCommunity,
  action: string,
  tags: Readonly<Record<string, string>>,
): Promise<void> {
  const { Error: error } = await community.live.evaluate({
    ...community.letter(token, action, ''),
    tags: toTags(tags),
  });
  if (error) throw new Error(`${action} was refused: ${error}`);
}

const entry = (address: string, points: number, kind = 'game') => ({ address, points, kind, why: 'because' });

/** Admits Ann and Cleo by tickets, and Bob as a player of the event. */
async function admitPeople(community: LiveCommunity): Promise<void> {
  const { batch, root, tickets } = ticketsOf(8);
  await community.act('Admit', { batch, root, count: tickets.length });
  await community.act('Admission', { admission: { by: 'events', events: [event] } });
  await community.send(ann, 'Enter', { ticket: tickets[0] });
  await community.send(cleo, 'Enter', { ticket: tickets[1] });
  await community.send(bob, 'Enter');
  const answer = { address: bob, isPerson: true, hasRainbow: false };
  await community.live.send(community.letter(event, 'Person', answer));
}

/** Founds a community and fills each of its rooms. */
export async function foundCommunity(community: LiveCommunity): Promise<void> {
  community.now = doorSlotAt(community.now) * doorSlotMs;
  await community.settle();
  await community.act('City', { slug: 'adi', zone: 'Asia/Dubai' }, staff);
  await community.act('City', { ...newCity('rome', 'Europe/Rome'), hidden: true }, staff);
  await community.send(lead, 'Organisers', { city: 'ph', add: [organiser] });
  await community.send(lead, 'Profile', { name: 'Lea' });
  await community.send(ann, 'Profile', { name: 'Anna' });
  await community.send(ann, 'ShowPage', { shown: true });
  await community.send(bob, 'ShowPage', { shown: true });
  await community.send(lead, 'AnnounceEvent', eventData(community, { relay: undefined }));
  await community.send(
    lead,
    'AnnounceEvent',
    eventData(community, { process: game, slug: 'hop', name: 'Hop' }),
  );
  const english = { city: 'ph', language: 'en' };
  await community.send(lead, 'Publish', { ...english, base: 0, content: 'first' });
  await community.send(organiser, 'Publish', {
    city: 'ph',
    language: 'pl',
    base: 0,
    content: 'pierwszy',
    from: { language: 'en', number: 1 },
  });
  await community.send(lead, 'Publish', { ...english, base: 1, content: 'second' });
  await community.send(lead, 'Restore', { ...english, base: 2, content: 'first', number: 1 });

  await community.act('Token', { process: token });
  await community.act('Rates', { rates: { game: '10', attendance: '5', place: '100', league: '1' } });
  await community.act('Caps', { person: '50000', pot: '90000' });
  await admitPeople(community);
  await community.act('Source', { process: event, kind: 'event', board: event, city: 'ph', on: true });
  await community.act('Source', { process: game, kind: 'game', board: 'game-hop', title: 'Hop', on: true });
  const season = { title: 'Spring', startsAt: community.now, endsAt: community.now + 60 * day, best: 3 };
  await community.act('Season', season);
  await community.send(ann, 'Join', { city: 'ph' });
  await community.send(bob, 'Join', { city: 'adi' });

  await community.send(bob, 'Flag', { kind: 'name', id: ann, reason: 'An insult' });
  await community.send(ann, 'Flag', { kind: 'city', id: 'ph', reason: 'No city' });
  await community.act('HideName', { address: lead, isHidden: true });

  const startsAt = community.now + hour;
  const meetUp = await planMeetUp(community, {
    startsAt,
    capacity: 1,
    mapUrl: 'https://maps.example/library',
  });
  const away = await planMeetUp(community, { startsAt: startsAt + day, cancelled: true });
  await community.act('HideMeetUp', { meetUp: away, isHidden: true });
  const round = { startsAt: community.now, endsAt: community.now + day, title: 'Round' };
  await community.act('Round', { ...round, kind: 'meet-up', ref: String(meetUp) });
  await community.act('Round', { ...round, kind: 'event', ref: event });
  for (const person of [ann, bob, cleo]) await community.send(person, 'Coming', { meetUp, coming: true });
  await community.send(ann, 'Coming', { meetUp, coming: false });
}

/** Lets people attend, score, claim and be paid, in a community that was founded. */
export async function liveOn(community: LiveCommunity): Promise<void> {
  await community.send(bob, 'ShowPage', { shown: false });
  await community.act('HideName', { address: ann, isHidden: true });
  await community.act('HideName', { address: lead, isHidden: false });
  await community.act('AnswerFlags', { kind: 'city', id: 'ph' });
  await community.send(bob, 'Flag', { kind: 'meetup', id: '1', reason: 'Advertising' });
  const door = await TestDoor.open(community, { meetUp: 1 });
  community.pass(doorSlotMs);
  await community.send(ann, 'CheckIn', door.claim(ann));
  await community.send(bob, 'CheckIn', { ...door.claim(bob), claim: addressOf('invented') });
  await door.disclose();
  await community.send(lead, 'AnnounceEvent', eventData(community, { name: 'Picnic' }));
  await community.send(lead, 'WithdrawEvent', { process: game });
  await community.send(ann, 'ProposeEvent', eventData(community, { process: game, name: 'Hop' }));
  await community.send(bob, 'ProposeEvent', eventData(community, { process: event, name: 'Dawn' }));
  await community.send(lead, 'DeclineEvent', { city: 'ph', process: game });
  await community.send(bob, 'CheckIn', door.claim(bob));
  const round = { title: 'Later', startsAt: community.now + hour, endsAt: community.now + day };
  await community.act('Round', { ...round, kind: 'challenge', ref: 'game-hop' });
  const { total: number } = await community.read<{ total: number }>('League');
  await community.act('ChangeRound', { ...round, number, startsAt: community.now });
  await community.send(game, 'Points', { batch: 1, entries: [entry(ann, 7), entry(bob, 5)] });
  await community.act('CancelRound', { number });
  await community.send(event, 'Points', {
    batch: 1,
    entries: [entry(cleo, 9, 'place'), entry(ann, 3, 'place')],
  });

  await notice(community, 'Credit-Notice', { 'X-Pot': '1', Quantity: '100000', Reference: '1' });
  for (const person of [ann, bob]) await community.send(person, 'Claim');
  const { rows } = await community.read<{ rows: { number: number; quantity: string }[] }>('Payments', {
    address: ann,
  });
  const quantity = rows[0]?.quantity ?? '';
  await notice(community, 'Debit-Notice', { 'X-Payment': '1', Recipient: ann, Quantity: quantity });
  await notice(community, 'Transfer-Error', { 'X-Payment': '2', 'X-Attempt': '1', Error: 'No' });
  community.pass(2 * day);
  await community.send(game, 'Points', { batch: 2, entries: [entry(bob, 50)] });
  await community.send(cleo, 'Claim');
  await community.send(ann, 'Keepsake', { meetUp: 1 });
  await community.live.evaluate({ ...community.spawnNews('1', addressOf('keepsake')), action: 'Spawned' });
}
