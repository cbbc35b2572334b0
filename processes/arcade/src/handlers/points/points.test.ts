import { processSource } from '../../../../aos';
import { addressOf } from '../../../../common/testing/addresses';
import { owner as processOwner } from '../../../../common/testing/live-process';
import { PostOffice } from '../../../../common/testing/post-office';
import { type ArcadeInfo, bestPoints, maxReported } from '../../../client';
import { countingHalfScore, countingRun, countingSource } from '../../../testing/counting-games';
import { LiveArcade, wallets } from '../../../testing/live-arcade';

jest.setTimeout(300_000);

const { owner, phone, ann, bob } = wallets;
const community = addressOf('community');

interface SentPoints {
  batch: number;
  entries: {
    address: string;
    points: number;
    kind: string;
    why: string;
    city?: string;
    challenge?: string;
  }[];
}

const arcade = LiveArcade.forTests();
beforeEach(() => arcade.act('Community', { process: community }));

/** Sends a message, and returns the batch that the community gets, if there is any. @throws when it is refused */
async function sentBy(from: string, action: string, data: unknown = {}): Promise<SentPoints | undefined> {
  const { Error: error, Messages } = await arcade.live.evaluate(arcade.letter(from, action, data));
  if (error) throw new Error(error);
  const sent = Messages.filter(({ Target }) => Target === community);
  expect(sent.length).toBeLessThan(2);
  return sent[0] && (JSON.parse(sent[0].Data ?? '') as SentPoints);
}

/** Plays a run, and returns the batch that the community gets with its submission. */
async function play(score: number, on = 'open', player = ann): Promise<SentPoints | undefined> {
  const { run } = await arcade.begin({ on, player });
  const played = countingRun(score);
  arcade.passSteps(played.steps);
  return await sentBy(player, 'Submit', { run, ...played });
}

const acknowledge = (batch: number, from = community) =>
  arcade.live.send(arcade.letter(from, 'Points', { batch }));

const worth = (score: number) => Math.floor((bestPoints * score) / (score + countingHalfScore));

it('the growth of a best score gives points, once', async () => {
  expect(await play(900)).toEqual({
    batch: 1,
    entries: [{ address: ann, points: worth(900), kind: 'game', why: 'whac', isPerson: true }],
  });
  await acknowledge(1);
  expect(await play(900)).toBeUndefined();
  expect(await play(400)).toBeUndefined();
  expect(await play(2500)).toEqual({
    batch: 2,
    entries: [{ address: ann, points: worth(2500) - worth(900), kind: 'game', why: 'whac', isPerson: true }],
  });
  expect(worth(1_000_000_000)).toBeLessThan(bestPoints);
});

it('a run in a city gives points of its game for the city, one of a challenge those of the challenge', async () => {
  await arcade.openChallenge({ city: 'lisbon' });
  expect((await play(900, 'city:ph'))?.entries).toEqual([
    { address: ann, points: worth(900), kind: 'game', why: 'whac', isPerson: true, city: 'ph' },
  ]);
  await acknowledge(1);
  // other cities give nothing for the same score, so nobody earns by going from city to city
  expect(await play(900, 'city:lisbon')).toBeUndefined();
  expect((await play(800, 'daily'))?.entries).toEqual([
    { address: ann, points: worth(800), kind: 'game', why: 'whac-daily-20261123', isPerson: true },
  ]);
  await acknowledge(2);
  expect((await play(700, 'challenge:spring'))?.entries).toEqual([
    {
      address: ann,
      points: worth(700),
      kind: 'challenge',
      why: 'challenge-spring',
      isPerson: true,
      city: 'lisbon',
      challenge: 'spring',
    },
  ]);
});

it('a score that is struck gives its points no second time', async () => {
  await play(900);
  const { rows } = await arcade.read<{ rows: { run: string }[] }>('Board', { board: 'whac' });
  await acknowledge(1);
  await arcade.act('Strike', { run: rows[0]?.run });
  expect(await play(900)).toBeUndefined();
  expect((await play(1000))?.entries[0]?.points).toBe(worth(1000) - worth(900));
});

it('one batch waits at a time, and is sent again until it is acknowledged', async () => {
  const first = await play(900);
  expect(await play(900, 'open', bob)).toBeUndefined();
  expect(await sentBy(phone, 'Report')).toEqual(first);
  expect(await acknowledge(2)).toMatchObject({ ok: true });
  expect(await sentBy(phone, 'Report')).toEqual(first);
  expect(await acknowledge(1)).toMatchObject({ ok: true, action: '' });
  const second = await sentBy(phone, 'Report');
  expect(second).toMatchObject({ batch: 2, entries: [{ address: bob }] });
  // the acknowledgement of an earlier batch comes again
  await acknowledge(1);
  expect(await sentBy(phone, 'Report')).toEqual(second);
  await acknowledge(2);
  expect(await arcade.refusal(phone, 'Report')).toBe('report.nothing');
  expect(await arcade.read<ArcadeInfo>('Info')).toMatchObject({ community, batch: 2, acknowledged: 2 });
});

it('a batch has at most so many entries', async () => {
  await play(900);
  await arcade.live.evaluateLua(`
    for person = 1, 120 do
      ArcadeState.reports.last = person
      ArcadeState.reports.owed[person] = { address = '${ann}', points = person, kind = 'game', why = 'whac' }
    end
    ArcadeState.reports.first = 1`);
  const points: number[] = [];
  for (let batch = 2; batch <= 4; batch += 1) {
    await acknowledge(batch - 1);
    const sent = await sentBy(phone, 'Report');
    expect(sent?.batch).toBe(batch);
    expect(sent?.entries.length).toBeLessThanOrEqual(maxReported);
    points.push(...(sent?.entries ?? []).map((entry) => entry.points));
  }
  expect(points).toEqual(Array.from({ length: 120 }, (_, index) => index + 1));
  await acknowledge(4);
  expect(await arcade.refusal(phone, 'Report')).toBe('report.nothing');
  expect(await arcade.live.evaluateLua('return next(ArcadeState.reports.owed) == nil')).toBe('true');
});

it('only the community acknowledges, and it stays once it has', async () => {
  const other = addressOf('other community');
  await play(900);
  expect(await arcade.refusal(other, 'Points', { batch: 1 })).toBe('report.not-community');
  for (const batch of [undefined, 0, 1.5, '1'])
    expect(await arcade.refusal(community, 'Points', { batch })).toBe('report.malformed');
  expect(await arcade.refusal(owner, 'Community', { process: 'short', reason: 'x' })).toBe('staff.malformed');
  await acknowledge(1);
  expect(await arcade.refusal(owner, 'Community', { process: other, reason: 'x' })).toBe(
    'report.other-community',
  );
  await arcade.act('Community', { process: community });
});

it('points wait for a community', async () => {
  await arcade.reset();
  expect(await arcade.refusal(phone, 'Report')).toBe('report.no-community');
  expect(await play(900)).toBeUndefined();
  await arcade.act('Community', { process: community });
  expect(await sentBy(phone, 'Report')).toMatchObject({ batch: 1, entries: [{ address: ann }] });
});

describe('beside a community', () => {
  let office: PostOffice<'arcade' | 'community'>;
  beforeAll(async () => {
    office = await PostOffice.open({
      arcade: { source: countingSource(), state: 'ArcadeState' },
      community: { source: processSource('community'), state: 'CommunityState' },
    });
  });
  afterAll(() => office.stop());

  it('each point arrives once, however often batches and acknowledgements are lost or come again', async () => {
    let at = arcade.now;
    let message = 0;
    const send = async (to: 'arcade' | 'community', from: string, action: string, data: object) => {
      message += 1;
      at += 20_000;
      const id = addressOf(`office ${message}`);
      const { result } = await office.send(to, {
        from,
        action,
        data,
        at,
        block: message,
        id,
        sequence: at + message,
      });
      if (result.Error) throw new Error(result.Error);
      return id;
    };
    for (let turn = 0; turn < 4; turn += 1)
      await office
        .process('arcade')
        .evaluateLua(`ArcadeState.admission.holders['${addressOf(`player ${turn}`)}'] = true`);
    const reason = 'because';
    await send('arcade', processOwner, 'Community', { process: PostOffice.idOf('community'), reason });
    const source = { process: PostOffice.idOf('arcade'), kind: 'game', board: 'game-arcade', on: true };
    await send('community', processOwner, 'Source', { ...source, reason });
    const best = new Map<string, number>();
    for (let turn = 0; turn < 24; turn += 1) {
      // each way a message can fail: lost, twice, or as it should be
      office.carry = (post) => [[], [post, post], [post]][(turn * 5 + post.to.length + message) % 3] ?? [];
      const player = addressOf(`player ${turn % 4}`);
      const score = 300 + ((turn * 773) % 1900);
      const run = await send('arcade', phone, 'Begin', { game: 'whac', on: 'open', player });
      const played = countingRun(score);
      await send('arcade', player, 'Submit', { run, ...played });
      best.set(player, Math.max(best.get(player) ?? 0, score));
      if (turn % 3 === 2) await send('arcade', phone, 'Report', {}).catch(() => undefined);
    }
    office.carry = (post) => [post];
    let rest = '';
    while (!rest.includes('report.nothing')) {
      rest = await send('arcade', phone, 'Report', {}).catch((error: Error) => error.message);
      expect(message).toBeLessThan(200);
    }
    const board = await office.process('community').read({
      from: phone,
      action: 'Board',
      data: { id: 'game-arcade' },
      at,
      block: message,
    });
    const rows = (board as { data: { rows: { address: string; points: number }[] } }).data.rows;
    expect(new Map(rows.map(({ address, points }) => [address, points]))).toEqual(
      new Map([...best].map(([address, score]) => [address, worth(score)])),
    );
    expect(rows.length).toBe(4);
  });
});
