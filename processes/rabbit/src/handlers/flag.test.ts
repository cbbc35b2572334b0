import { processSource } from '../../../aos';
import { addressOf } from '../../../common/testing/addresses';
import { owner, processId } from '../../../common/testing/live-process';
import { processNetwork } from '../../../common/testing/process-network';
import { PublishedKeys } from '../../../common/testing/published-keys';
import {
  type Me,
  playersOfStandings,
  readEventInfo,
  readLeaderboard,
  readMe,
  type Standings,
} from '../../client';
import { defaultClaimWindowMs, maxFlags, maxFlagsOfAddress, slotMs } from '../../client/generated';
import { EventUnderTest, type TestPlayer } from '../../testing/event-under-test';

const event = EventUnderTest.forTests();
let players: [TestPlayer, TestPlayer, TestPlayer];
beforeEach(async () => {
  await event.run();
  players = (await event.joinAll('Ann', 'Rude', 'Cleo')) as typeof players;
});

interface Flags {
  total: number;
  rows: { rabbit: number; flags: number; reason: string }[];
}

const reason = 'An insult';
const flag = (by: TestPlayer, rabbit: number) => event.send(by.address, 'Flag', { rabbit, reason });
const flags = () => event.read<Flags>('Flags');
const hide = (rabbit: number, isHidden = true) => event.act('HideName', { rabbit, isHidden });
/** All that anybody can read in the process about an event, besides the log of the staff. */
const everything = async () =>
  JSON.stringify(
    await Promise.all([
      event.read('Info'),
      event.read('Leaderboard'),
      event.read('Players'),
      event.read('Contacts'),
      event.read('Standings'),
      ...players.map(({ rabbit }) => event.read('Me', { rabbit, catches: true })),
      ...players.map(({ rabbit }) => event.read('Catches', { rabbit })),
    ]),
  );

describe('a flag', () => {
  it('puts a nickname on the list of the staff, most flags first, and hides nothing', async () => {
    const [ann, rude, cleo] = players;
    expect(await flag(ann, cleo.rabbit)).toMatchObject({ rabbit: 3 });
    await flag(ann, rude.rabbit);
    await flag(cleo, rude.rabbit);
    expect(await flags()).toMatchObject({
      total: 2,
      rows: [
        { rabbit: 2, nickname: 'Rude', flags: 2, reason },
        { rabbit: 3, nickname: 'Cleo', flags: 1 },
      ],
    });
    expect(await event.read('Info')).toMatchObject({ namesFlagged: 2 });
    expect(await event.read('Me', { rabbit: 2 })).toMatchObject({ nickname: 'Rude' });
  });

  it('counts once, also after the staff decided, and needs a reason and two players', async () => {
    const [ann, rude] = players;
    await flag(ann, rude.rabbit);
    const again = { rabbit: rude.rabbit, reason };
    expect(await event.refusal(ann.address, 'Flag', again)).toBe('flag.repeated');
    await hide(rude.rabbit, false);
    expect(await event.refusal(ann.address, 'Flag', again)).toBe('flag.repeated');
    expect(await flags()).toMatchObject({ total: 0, rows: [] });
    for (const [data, code] of [
      [{ rabbit: 1, reason: '' }, 'flag.malformed'],
      [{ rabbit: 1, reason: 'not\u202eshown' }, 'flag.malformed'],
      [{ rabbit: 'one', reason }, 'flag.malformed'],
      [{ rabbit: 9, reason }, 'rabbit.unknown'],
    ] as const)
      expect(await event.refusal(rude.address, 'Flag', data)).toBe(code);
    expect(await event.refusal(addressOf('nobody'), 'Flag', again)).toBe('player.unknown');
    await event.act('Ban', { rabbit: 3 });
    expect(await event.refusal(players[2].address, 'Flag', again)).toBe('player.banned');
  });

  it('is one of as many as a nickname can have, and as an address can set', async () => {
    const crowd = await event.joinAll(...Array.from({ length: maxFlags + 1 }, (_, index) => `Many ${index}`));
    const last = crowd.pop() as TestPlayer;
    for (const one of crowd) await flag(one, 2);
    expect(await event.refusal(last.address, 'Flag', { rabbit: 2, reason })).toBe('flag.too-many');
    expect((await flags()).rows).toMatchObject([{ rabbit: 2, flags: maxFlags }]);
    await hide(2, false);
    await flag(last, 2);
    for (let rabbit = 3; rabbit < 2 + maxFlagsOfAddress; rabbit += 1) await flag(last, rabbit);
    expect(await event.refusal(last.address, 'Flag', { rabbit: 1, reason })).toBe('flag.too-many');
    expect(await flags()).toMatchObject({ total: maxFlagsOfAddress });
  });

  it('leaves the list with its player', async () => {
    await flag(players[0], 2);
    await event.act('Remove', { rabbit: 2 });
    expect(await flags()).toMatchObject({ total: 0 });
  });
});

describe('a hidden nickname', () => {
  it('is in no reply any more: not of those who met the player either', async () => {
    const [ann, rude, cleo] = players;
    await event.scan(ann, rude);
    await event.scan(rude, cleo);
    event.pass(slotMs + defaultClaimWindowMs + 1);
    await event.discloseShown();
    await event.scan(cleo, rude);
    expect(await everything()).toContain('Rude');
    expect(await hide(rude.rabbit)).toMatchObject({ phase: 'running' });
    expect(await event.refusal(ann.address, 'Flag', { rabbit: rude.rabbit, reason })).toBe('flag.hidden');
    expect(await everything()).not.toContain('Rude');
    expect(await event.read('Leaderboard')).toMatchObject({ rows: { length: 3 } });
    expect(await event.read('Players')).toMatchObject({ rows: [{}, { nickname: '#2', isHidden: true }, {}] });
    expect(await event.read('Me', { rabbit: 2 })).toMatchObject({ nickname: '#2', hiddenFor: 'because' });
    const lines = playersOfStandings(await event.read<Standings>('Standings'), 0, new Map());
    expect(lines[1]).toEqual(await event.read<Me>('Me', { rabbit: 2, catches: true }));
    expect(lines[1]).toMatchObject({ hiddenFor: 'because', banned: false });
    await event.act('Ban', { rabbit: 2 });
    const [, banned] = playersOfStandings(await event.read<Standings>('Standings'), 0, new Map());
    expect(banned).toMatchObject({ hiddenFor: 'because', banned: true });
  });

  it('stays taken, and comes back with the act that shows it again', async () => {
    await hide(2);
    await hide(2);
    const { data } = await event.registration('Dan');
    const sent = { ...data, nickname: 'RUDE' };
    expect(await event.send(addressOf('Dan'), 'Register', sent)).toMatchObject({ nickname: 'RUDE 2' });
    await hide(2, false);
    const me = await event.read<Me>('Me', { rabbit: 2 });
    expect(me).toMatchObject({ nickname: 'Rude' });
    expect(me).not.toHaveProperty('hiddenFor');
    expect(await event.read('StaffLog')).toMatchObject({
      rows: expect.arrayContaining([
        expect.objectContaining({ action: 'HideName', detail: { rabbit: 2, isHidden: false } }),
      ]),
    });
  });

  it('takes the X username with it, and brings it back', async () => {
    const { data } = await event.registration('Dan');
    await event.send(addressOf('Dan'), 'Register', { ...data, xUsername: 'rude_x' });
    const shown = async () =>
      JSON.stringify([await everything(), await event.read('Me', { rabbit: 4, catches: true })]);
    const onX = () => event.read('Players', { onX: true });
    await hide(4);
    await hide(4);
    expect(await shown()).not.toContain('rude_x');
    expect(await onX()).toMatchObject({ rows: [] });
    await hide(4, false);
    expect(await event.read('Me', { rabbit: 4 })).toMatchObject({ nickname: 'Dan', xUsername: 'rude_x' });
    expect(await onX()).toMatchObject({ rows: [{ rabbit: 4, xUsername: 'rude_x' }] });
  });

  it('is free once its player is removed', async () => {
    await hide(2);
    await event.act('Remove', { rabbit: 2 });
    const { data } = await event.registration('Dan');
    const sent = { ...data, nickname: 'Rude' };
    expect(await event.send(addressOf('Dan'), 'Register', sent)).toMatchObject({ nickname: 'Rude' });
  });

  it('is hidden by the staff alone', async () => {
    const refused = await event.refusal(players[0].address, 'HideName', {
      reason,
      rabbit: 2,
      isHidden: true,
    });
    expect(refused).toBe('staff.only');
    expect(await event.refusal(owner, 'HideName', { reason, rabbit: 2 })).toBe('staff.malformed');
  });
});

it('leaves what is published: the board, the own standing, and those of everybody who met the player', async () => {
  const [ann, rude, cleo] = players;
  await event.live.evaluateLua('WaitingRows, PublishedState = nil, {}');
  await event.live.evaluateLua(processSource('rabbit'));
  const keys = new PublishedKeys();
  const stopTaking = keys.takeAllOf(event.live);
  await event.scan(ann, rude);
  await event.scan(rude, cleo);
  event.pass(slotMs + defaultClaimWindowMs + 1);
  await event.discloseShown();
  await event.act('Announce', { text: 'Hello' });
  expect(JSON.stringify([...keys.values])).toContain('Rude');
  await hide(rude.rabbit);
  for (let message = 0; message < 10; message += 1) await event.act('Announce', { text: `${message}` });
  stopTaking();
  expect(JSON.stringify([...keys.values])).not.toContain('Rude');
  jest.spyOn(Date, 'now').mockImplementation(() => event.now);
  const process = processId as never;
  const network = processNetwork({ processes: { [process]: event.live }, clock: event });
  const { place, asked } = keys.readerOf({ ao: network, process });
  await readEventInfo(place);
  await readLeaderboard(place, { offset: 0, limit: 50 });
  const { at: _, ...published } = await readMe(place, rude.address as never);
  expect(asked.dryRuns).toBe(0);
  const { at: __, ...fresh } = await readMe(place, rude.address as never, { maxAgeMs: 0 });
  expect(published).toEqual(fresh);
  expect(published).toMatchObject({ nickname: '#2', hiddenFor: 'because' });
});
