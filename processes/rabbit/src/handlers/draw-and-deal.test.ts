import type { Address, ProcessId } from '@rainbow-rabbit/shared/arweave';
import { toBase64Url } from '@rainbow-rabbit/shared/bytes';
import { addressOf } from '../../../common/testing/addresses';
import { owner, processId } from '../../../common/testing/live-process';
import { frozenHash, noRegistrations, type RabbitId, registrationsHash } from '../../client';
import { maxEditions } from '../../client/generated';
import { EventUnderTest, eventSettings } from '../../testing/event-under-test';
import { TestDraw } from '../../testing/test-draw';
import { testKeyDigest } from '../../testing/test-key';

const process = processId as ProcessId;
const draw = new TestDraw();
const hash = addressOf('hash of a table');
const table = addressOf('table');
const withKey = { ...eventSettings, keyDigest: testKeyDigest };

interface Info {
  draw?: object;
  frozen?: { hash: string; players: number; at: number; block: number };
  deal?: object;
}

const event = EventUnderTest.forTests();

const refusal = (action: string, data: object = {}) =>
  event.refusal(owner, action, { reason: 'because', ...data });
const dealing = (edition: number, change: object = {}) => ({
  ...{ edition, table, hash, count: 2, sealed: draw.sealed(edition) },
  ...change,
});
const info = () => event.read<Info>('Info');

describe('Draw', () => {
  it('commits before anybody registers, as often as the staff like, and all of it is in the log', async () => {
    const other = new TestDraw('other').commit;
    expect(await event.act('Draw', other)).toMatchObject({ draw: { ...other, at: event.now } });
    await event.open();
    event.pass(1000);
    const { draw: taken } = await event.act<Info>('Draw', draw.commit);
    expect(taken).toEqual({ ...draw.commit, at: event.now });
    const { rows } = await event.read<{ rows: { action: string; detail: object }[] }>('StaffLog');
    const details = rows.filter(({ action }) => action === 'Draw').map(({ detail }) => detail);
    expect(details).toEqual([draw.commit, other]);
  });

  it('brings the digest of the key, so that one act completes an event', async () => {
    const given = { ...draw.commit, keyDigest: testKeyDigest };
    expect(await event.act('Draw', given)).toMatchObject({ keyDigest: testKeyDigest, draw: draw.commit });
    const { rows } = await event.read<{ rows: { detail: object }[] }>('StaffLog');
    expect(rows[0]?.detail).toEqual(given);
    expect(await event.act('Draw', draw.commit)).toMatchObject({ keyDigest: testKeyDigest });
  });

  it('is over for good with the first registration, also after its player was removed', async () => {
    await event.act('Draw', draw.commit);
    await event.open();
    await event.join('Ann');
    const other = new TestDraw('other').commit;
    expect(await refusal('Draw', other)).toBe('role.draw-late');
    await event.act('Remove', { rabbit: 1 });
    expect(await refusal('Draw', other)).toBe('role.draw-late');
    await event.act('Start');
    expect(await refusal('Draw', other)).toBe('event.wrong-phase');
  });

  it('is over with the first start', async () => {
    await event.run();
    expect(await refusal('Draw', draw.commit)).toBe('event.wrong-phase');
  });

  it('comes before the doors of an event with a key', async () => {
    await event.act('Configure', withKey);
    expect(await refusal('Open')).toBe('role.no-draw');
    await event.act('Draw', draw.commit);
    await event.act('Open');
  });

  it.each([
    ['nothing', { commitment: undefined }],
    ['a short commitment', { commitment: 'AAAA' }],
    ['a commitment that is no base64url', { commitment: '!'.repeat(43) }],
    ['no key', { acknowledgementKey: undefined }],
    ['a short digest', { keyDigest: 'AAAA' }],
    ['a key of another form', { acknowledgementKey: addressOf('key') }],
  ])('refuses %s', async (_, change) => {
    expect(await refusal('Draw', { ...draw.commit, ...change })).toBe('staff.malformed');
  });
});

describe('the registrations', () => {
  it('are frozen by the first start alone, with the ledger’s times and blocks', async () => {
    await event.open();
    let registrations = noRegistrations;
    for (const [index, name] of ['Ann', 'Ben', 'Cleo'].entries()) {
      event.pass(1234);
      const { address } = await event.join(name);
      const place = { at: event.now, block: event.block };
      registrations = registrationsHash(registrations, {
        ...{ rabbit: (index + 1) as RabbitId, address: address as Address },
        ...place,
      });
    }
    event.pass(777);
    expect((await info()).frozen).toBeUndefined();
    const place = { at: event.now, block: event.block };
    const frozen = { players: 3, ...place };
    const expected = { ...frozen, hash: toBase64Url(frozenHash({ process, registrations, ...frozen })) };
    expect((await event.act<Info>('Start')).frozen).toEqual(expected);
    event.pass(1000);
    await event.join('Dan');
    await event.act('Pause');
    event.pass(1000);
    await event.act('Start');
    await event.act('Ban', { rabbit: 2 });
    expect((await info()).frozen).toEqual(expected);
  });

  it('differ by a millisecond of a registration, of the start, and by a registration less', async () => {
    const play = async (registered: number, started: number, names = ['Ann', 'Ben']) => {
      await event.reset();
      await event.open();
      event.pass(registered);
      for (const name of names) await event.join(name);
      event.pass(started);
      return (await event.act<Info>('Start')).frozen?.hash;
    };
    const hashes = [await play(0, 0), await play(1, 0), await play(0, 1), await play(0, 0, ['Ann'])];
    expect(new Set(hashes).size).toBe(4);
    expect(await play(0, 0)).toBe(hashes[0]);
  });
});

describe('Deal', () => {
  beforeEach(async () => {
    await event.act('Configure', withKey);
    await event.act('Draw', draw.commit);
    await event.act('Open');
    await event.joinAll('Ann', 'Ben');
    await event.act('Start');
  });

  it('publishes one edition after the other, once the game has begun and until its end', async () => {
    expect(await event.act('Deal', dealing(1))).toMatchObject({
      deal: { edition: 1, table, hash, count: 2, at: event.now },
    });
    await event.join('Cleo');
    let edition = 1;
    for (const phase of ['Pause', 'Start']) {
      await event.act(phase);
      edition += 1;
      event.pass(60_000);
      expect(await event.act('Deal', dealing(edition, { count: 3 }))).toMatchObject({
        deal: { edition, count: 3, at: event.now },
      });
    }
    const { rows } = await event.read<{ rows: { detail: object }[] }>('StaffLog');
    expect(rows[0]?.detail).toEqual({ ...dealing(3, { count: 3 }), keyDigest: testKeyDigest });
    await event.act('End');
    expect(await refusal('Deal', dealing(4))).toBe('event.wrong-phase');
  });

  it('takes each edition once: a replay and a number out of turn change nothing', async () => {
    expect(await refusal('Deal', dealing(2))).toBe('role.edition-taken');
    await event.act('Deal', dealing(1));
    expect(await refusal('Deal', dealing(1))).toBe('role.edition-taken');
    expect(await refusal('Deal', dealing(3))).toBe('role.edition-taken');
  });

  it('is not possible before the first start, which may draw anybody', async () => {
    await event.reset();
    await event.open({ keyDigest: testKeyDigest });
    await event.joinAll('Ann', 'Ben');
    expect(await refusal('Deal', dealing(1))).toBe('event.wrong-phase');
  });

  it('needs a commitment and a key', async () => {
    await event.reset();
    await event.open();
    await event.joinAll('Ann', 'Ben');
    await event.act('Start');
    expect(await refusal('Deal', dealing(1))).toBe('role.no-draw');
    await event.reset();
    await event.act('Draw', draw.commit);
    await event.open();
    await event.joinAll('Ann', 'Ben');
    await event.act('Start');
    expect(await refusal('Deal', dealing(1))).toBe('answer.no-key');
  });

  it.each([
    ['no edition', { edition: undefined }],
    ['edition 0', { edition: 0 }],
    ['an edition beyond all', { edition: maxEditions + 1 }],
    ['half an edition', { edition: 1.5 }],
    ['a table that has no id', { table: 'table' }],
    ['a hash of another size', { hash: 'AAAA' }],
    ['fewer envelopes than players at the start', { count: 1 }],
    ['more envelopes than players', { count: 3 }],
    ['no sealed part', { sealed: undefined }],
    ['a sealed part of another size', { sealed: addressOf('sealed') }],
  ])('refuses %s', async (_, change) => {
    expect(await refusal('Deal', dealing(1, change))).toBe('staff.malformed');
  });
});

describe('OpenDraw', () => {
  beforeEach(async () => {
    await event.open({ keyDigest: testKeyDigest });
    await event.joinAll('Ann', 'Ben');
    await event.act('Start');
    for (const edition of [1, 2, 3]) await event.act('Deal', dealing(edition));
  });

  it('opens the seed once, after an end without a reveal, with the further draws', async () => {
    expect(await refusal('OpenDraw', { seed: draw.text })).toBe('event.wrong-phase');
    await event.act('End');
    const opened = await event.act<Info>('OpenDraw', { seed: draw.text, redraws: [2, 3] });
    expect(opened.draw).toMatchObject({ ...draw.commit, seed: draw.text, redraws: [2, 3] });
    expect(await refusal('OpenDraw', { seed: draw.text })).toBe('event.wrong-phase');
  });

  it('takes no other seed', async () => {
    await event.act('End');
    expect(await refusal('OpenDraw', { seed: addressOf('another seed') })).toBe('role.wrong-seed');
  });

  it('needs a commitment', async () => {
    await event.reset();
    await event.run();
    await event.act('End');
    expect(await refusal('OpenDraw', { seed: draw.text })).toBe('role.no-draw');
  });

  it.each([
    ['no seed', { seed: undefined }],
    ['a short seed', { seed: 'AAAA' }],
    ['a further draw of no edition', { redraws: [0] }],
    ['a further draw of an edition to come', { redraws: [4] }],
    ['two further draws of one edition', { redraws: [2, 2] }],
    ['further draws out of order', { redraws: [3, 2] }],
    ['too many further draws', { redraws: Array(maxEditions + 1).fill(1) }],
    ['further draws that are no list', { redraws: 'all' }],
    ['further draws by name', { redraws: { first: 1 } }],
  ])('refuses %s', async (_, change) => {
    await event.act('End');
    expect(await refusal('OpenDraw', { seed: draw.text, ...change })).toBe('staff.malformed');
  });
});

it('nothing that anybody can read before the end tells who was drawn, whoever it is', async () => {
  await event.open({ keyDigest: testKeyDigest });
  await event.joinAll('Ann', 'Ben');
  await event.act('Start');
  const dealt = await event.act<object>('Deal', dealing(1));
  expect(JSON.stringify(dealt)).not.toContain(draw.text);
  expect(await event.live.stateText()).not.toContain('seed');
});
