import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { toBase64Url } from '@rainbow-rabbit/shared/bytes';
import { processId } from '../../../common/testing/live-process';
import {
  badgeSecret,
  type Me,
  type NamedRabbits,
  playersOfStandings,
  printedClaimOf,
  type Standings,
} from '../../client';
import { maxStandings, slotMs } from '../../client/generated';
import { EventUnderTest, type TestPlayer } from '../../testing/event-under-test';
import { makeLargeEvent } from '../../testing/large-event';

const process = processId as ProcessId;

const event = EventUnderTest.forTests();
let players: TestPlayer[];
beforeEach(async () => {
  await event.run({ printed: 'allowed' });
  players = await event.joinAll('Ann|Ann', 'Ben, Jr.', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gus', 'Hana');
});

const standings = (offset?: number) => event.read<Standings>('Standings', { offset });
const meOf = ({ rabbit }: TestPlayer) => event.read<Me>('Me', { rabbit, catches: true });

/** Expects that the lines say of each of these players what `Me` does. */
async function expectAgreement(known: readonly TestPlayer[]): Promise<void> {
  const told = playersOfStandings(await standings(), 0, new Map());
  const expected = await Promise.all(known.map(meOf));
  expect(told.map((player) => ({ ...player }))).toEqual(expected);
}

it('says of everybody what Me does: pending, confirmed, printed and disputed scans, rainbows, bans', async () => {
  const [ann, ben, cleo, dan] = players as [TestPlayer, TestPlayer, TestPlayer, TestPlayer];
  await expectAgreement(players);
  for (const other of players.slice(1)) await event.scan(ann, other);
  await event.scan(ben, cleo);
  await expectAgreement(players);
  await event.discloseShown();
  await event.scan(ben, dan, { claim: 'A'.repeat(43) });
  await event.send(dan.address, 'Dispute', {
    rabbit: ben.rabbit,
    slot: event.slot,
    reason: 'Nobody was here',
  });
  const seed = new Uint8Array(32);
  const secret = badgeSecret({ process, rabbit: dan.rabbit, seed });
  const claim = toBase64Url(
    printedClaimOf({ process, rabbit: dan.rabbit, secret, address: cleo.address as never }),
  );
  await event.send(cleo.address, 'ScanPrinted', { rabbit: dan.rabbit, claim });
  await expectAgreement(players);
  const texts = async () => JSON.stringify(playersOfStandings(await standings(), 0, new Map()));
  for (const told of ['"complete":true', '"disputed":true', '"printed":true', '"block":']) {
    expect(await texts()).toContain(told);
  }
  event.pass(slotMs);
  await event.act('Ban', { rabbit: cleo.rabbit });
  await expectAgreement(players);
  expect(await texts()).toContain('"banned":true');
});

it('has an empty line for a removed player', async () => {
  await event.act('Remove', { rabbit: 3 });
  expect((await standings()).rows[2]).toBe('');
  await expectAgreement(players.filter(({ rabbit }) => rabbit !== 3));
});

it('goes on from a number, and leaves out who is seen with a rabbit that is not known yet', async () => {
  const [ann, ben] = players as [TestPlayer, TestPlayer];
  await event.scan(ben, ann);
  const page = await standings(1);
  expect(page).toMatchObject({ total: 8, rows: { length: 7 } });
  const named: NamedRabbits = new Map();
  expect(playersOfStandings(page, 1, named).map(({ rabbit }) => rabbit)).toEqual([3, 4, 5, 6, 7, 8]);
  expect(playersOfStandings(await standings(), 0, named)).toHaveLength(8);
  expect(playersOfStandings(page, 1, named)).toHaveLength(7);
  expect((await standings(8)).rows).toEqual([]);
});

it('tells of as many as it may, and refuses an offset that is none', async () => {
  for (const offset of [-1, 1.5, '1', 70_000]) {
    expect(await event.refusal(players[0]?.address ?? '', 'Standings', { offset })).toBe('message.malformed');
  }
  await makeLargeEvent(event.live, { players: 400, claims: 400, coloursEach: 1, status: 'confirmed' });
  expect(await standings()).toMatchObject({ total: 400, rows: { length: maxStandings } });
  expect((await standings(2 * maxStandings)).rows).toHaveLength(100);
});
