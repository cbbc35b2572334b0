import { addressOf } from '../../../common/testing/addresses';
import { owner } from '../../../common/testing/live-process';
import { defaultClaimWindowMs, judgingWaitMs, slotMs } from '../../client/generated';
import { EventUnderTest, type TestPlayer } from '../../testing/event-under-test';
import { testAnswer, testKey, testKeyDigest } from '../../testing/test-key';

const event = EventUnderTest.forTests();
let players: TestPlayer[];
const player = (number: number) => players[number - 1] as TestPlayer;
const seven = [8, 9, 10, 11, 12, 13, 14];
const anybody = addressOf('anybody');

const answer = (number: number) =>
  event.send(player(number).address, 'Answer', { answer: testAnswer(player(number)) });
const reveal = (rabbit: number) => event.send(anybody, 'Reveal', { key: testKey, rabbit });
const settle = () => event.send(anybody, 'Settle');
const info = () => event.read<{ phase: string; winner?: object }>('Info');
const printedScan = (scanner: number, badge: number) =>
  event.send(player(scanner).address, 'ScanPrinted', { rabbit: badge, claim: addressOf(`badge ${badge}`) });

beforeEach(async () => {
  await event.run({ question: { en: 'Where?' }, keyDigest: testKeyDigest, printed: 'allowed' });
  players = await event.joinAll(...Array.from({ length: 14 }, (_, index) => `Player ${index + 1}`));
});

describe('a rainbow with a printed scan', () => {
  beforeEach(async () => {
    for (const rabbit of seven.slice(1)) await event.scan(player(1), player(rabbit));
    for (const rabbit of seven) await event.scan(player(2), player(rabbit));
    await event.discloseShown();
    await printedScan(1, 8);
    await answer(1);
    await answer(2);
    await reveal(2);
  });

  it('waits for the staff, who confirm it, and wins', async () => {
    await settle();
    expect(await info()).toMatchObject({ phase: 'running' });
    expect(await info()).not.toHaveProperty('winner');
    await event.act('SettlePrinted', { confirm: [1] });
    await settle();
    expect(await info()).toMatchObject({ winner: { rabbit: 1 } });
  });

  it('falls when the staff strike it', async () => {
    await event.act('SettlePrinted', { strike: [1] });
    await settle();
    expect(await info()).toMatchObject({ winner: { rabbit: 2 } });
  });

  it('falls once it was awaited for long enough, also if the token of its slot is known', async () => {
    const slot = event.slot;
    event.pass(2 * slotMs + defaultClaimWindowMs);
    await event.disclose(event.disclosure(player(8), slot));
    event.pass(judgingWaitMs);
    // the second message bears out the time of the first
    await settle();
    await settle();
    expect(await info()).toMatchObject({ winner: { rabbit: 2 } });
  });

  it('bears on no answer when it is confirmed after that', async () => {
    event.pass(2 * slotMs + defaultClaimWindowMs + judgingWaitMs);
    await settle();
    await event.act('SettlePrinted', { confirm: [1] });
    await settle();
    expect(await info()).toMatchObject({ winner: { rabbit: 2 } });
  });
});

it('while the winner is being found, nobody scans a badge and no dispute is upheld', async () => {
  const slot = event.slot;
  for (const rabbit of seven.slice(1)) await event.scan(player(2), player(rabbit));
  for (const rabbit of seven) await event.scan(player(1), player(rabbit));
  await event.discloseShown();
  await printedScan(2, 8);
  await answer(2);
  await answer(1);
  await event.send(player(8).address, 'Dispute', { rabbit: 1, slot, reason: 'Nobody was here' });
  await reveal(1);
  expect(await event.refusal(player(2).address, 'ScanPrinted', { rabbit: 8, claim: addressOf('x') })).toBe(
    'event.judging',
  );
  const resolution = { reason: 'because', dispute: 1 };
  expect(await event.refusal(owner, 'Resolve', { ...resolution, outcome: 'strike' })).toBe('event.judging');
  await event.send(owner, 'Resolve', { ...resolution, outcome: 'dismiss' });
});
