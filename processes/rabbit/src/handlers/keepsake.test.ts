import { addressOf } from '../../../common/testing/addresses';
import { authority, processId } from '../../../common/testing/live-process';
import { spawnWaitDoublings, spawnWaitMs } from '../../client';
import { EventUnderTest, type TestPlayer } from '../../testing/event-under-test';

const event = EventUnderTest.forTests();
const asset = addressOf('asset');
const hour = 3_600_000;
let ann: TestPlayer;
let ben: TestPlayer;

beforeEach(async () => {
  await event.run({ name: 'Hops & "Ears" <Lisbon>' });
  [ann, ben] = (await event.joinAll('Ann', 'Ben', 'Cleo')) as [TestPlayer, TestPlayer];
  await event.scan(ann, ben);
  await event.discloseShown();
});

const claim = (by: TestPlayer, kind = 'attendance') =>
  event.live.evaluate(event.letter(by.address, 'Keepsake', { kind }));
const keepsakesOf = (player: TestPlayer) =>
  event.read<{ rows: object[] }>('Keepsakes', { address: player.address });
const tagsOf = ({ Tags }: { Tags: readonly { name: string; value: string }[] }) =>
  Object.fromEntries(Tags.map(({ name, value }) => [name, value]));

describe('a keepsake', () => {
  it('is for those who met somebody, and waits for the end', async () => {
    expect(await event.refusal(ann.address, 'Keepsake', { kind: 'attendance' })).toBe('event.wrong-phase');
    expect(await keepsakesOf(ann)).toMatchObject({ rows: [] });
    await event.act('End');
    expect(await keepsakesOf(ann)).toMatchObject({ rows: [{ kind: 'attendance', isAsked: false }] });
    expect(await keepsakesOf(ben)).toMatchObject({ rows: [{ kind: 'attendance' }] });
    expect(await event.read('Keepsakes', { address: addressOf('Cleo') })).toMatchObject({ rows: [] });
    const of = (name: string, kind: unknown) => event.refusal(addressOf(name), 'Keepsake', { kind });
    expect(await of('Cleo', 'attendance')).toBe('keepsake.not-earned');
    expect(await of('Ann', 'rainbow')).toBe('keepsake.not-earned');
    expect(await of('Ann', 'win')).toBe('keepsake.not-earned');
    expect(await of('Ann', 'role')).toBe('keepsake.not-earned');
    expect(await of('Ann', 'carrot')).toBe('keepsake.malformed');
    expect(await of('nobody', 'attendance')).toBe('player.unknown');
    await event.act('Ban', { rabbit: ann.rabbit });
    expect(await of('Ann', 'attendance')).toBe('player.banned');
    expect(await keepsakesOf(ann)).toMatchObject({ rows: [] });
  });

  it('is spawned once, as an atomic asset with its picture, and gets its code from the news of it', async () => {
    await event.act('End');
    const { Spawns } = await claim(ann);
    expect(Spawns).toHaveLength(1);
    const [spawn] = Spawns as unknown as [{ Data: string; Tags: { name: string; value: string }[] }];
    expect(tagsOf(spawn)).toMatchObject({
      Title: 'I was there – Hops & "Ears" <Lisbon>',
      'Content-Type': 'image/svg+xml',
      Implements: 'ANS-110',
      Creator: processId,
      'Collection-Id': processId,
      'Keepsake-Owner': ann.address,
      Keepsake: '1',
      Authority: authority,
    });
    expect(spawn.Data).toContain('Hops &amp; &quot;Ears&quot; &lt;Lisbon&gt;');
    expect(spawn.Data.length).toBeLessThan(4000);
    expect((await claim(ann)).Spawns).toEqual([]);

    const { Messages } = await event.live.evaluate(event.spawnNews('1', asset));
    expect(Messages).toMatchObject([{ Target: asset, Data: expect.stringContaining('Balances') }]);
    expect(await keepsakesOf(ann)).toMatchObject({ rows: [{ kind: 'attendance', isAsked: true, asset }] });
    expect(await event.send(ann.address, 'Keepsake', { kind: 'attendance' })).toMatchObject({ asset });
    expect((await event.live.evaluate(event.spawnNews('1', addressOf('second')))).Error).toContain(
      'keepsake.not-spawned',
    );
  });

  it('takes the news of a spawn from the network alone', async () => {
    await event.act('End');
    await claim(ann);
    const news = (row: string, process = asset, from?: string) => event.spawnNews(row, process, from);
    const stranger = { ...news('1'), from: ann.address, owner: ann.address };
    for (const letter of [
      stranger,
      news('1', asset, addressOf('other')),
      news('2'),
      news('x'),
      news('1', 'x'),
    ])
      expect((await event.live.evaluate(letter)).Error).toMatch(
        /rr:(keepsake.not-spawned|message.reserved-tag|message.malformed)|not trusted/,
      );
    expect(await keepsakesOf(ann)).toMatchObject({ rows: [{ isAsked: true }] });
  });

  it('is spawned again where the network lost it, after a wait that doubles up to 21 hours', async () => {
    await event.act('End');
    const waits = Array.from({ length: spawnWaitDoublings + 3 }, (_, spawns) =>
      Math.min(spawnWaitMs * 2 ** spawns, 21 * hour + hour / 3),
    );
    for (const wait of waits) {
      expect((await claim(ben)).Spawns).toHaveLength(1);
      expect(await keepsakesOf(ben)).toMatchObject({ rows: [{ isAsked: true, lateAt: event.now + wait }] });
      event.pass(wait - 1);
      expect((await claim(ben)).Spawns).toEqual([]);
      event.pass(1);
    }
    expect(waits.slice(-2)).toEqual([76_800_000, 76_800_000]);
  });

  it('is the one whose news comes first, also late, and no other', async () => {
    await event.act('End');
    await claim(ann);
    event.pass(spawnWaitMs);
    expect((await claim(ann)).Spawns).toHaveLength(1);
    // the news of both spawns have the same tags
    const { Messages } = await event.live.evaluate(event.spawnNews('1', asset));
    expect(Messages).toMatchObject([{ Target: asset }]);
    const kept = { rows: [{ kind: 'attendance', isAsked: true, asset }] };
    expect(await keepsakesOf(ann)).toEqual({ ...kept, at: event.now });
    const second = await event.live.evaluate(event.spawnNews('1', addressOf('second')));
    expect(second.Error).toContain('keepsake.not-spawned');
    expect(second.Messages).toEqual([]);
    event.pass(30 * 24 * hour);
    expect((await claim(ann)).Spawns).toEqual([]);
    expect(await keepsakesOf(ann)).toMatchObject(kept);
  });
});
