import { seededRandom } from '@rainbow-rabbit/shared/testing';
import { addressOf } from '../../../../common/testing/addresses';
import { type ArcadeBoard, type ArcadePlace, maxBoardAround, maxBoardPage } from '../../../client';
import { LiveArcade, wallets } from '../../../testing/live-arcade';

jest.setTimeout(300_000);

const { owner, ann, bob, cleo } = wallets;

const arcade = LiveArcade.forTests();

const strike = (run: string) => arcade.act('Strike', { run });

it('a board keeps the best score of each person, the earlier one first of two that are equal', async () => {
  await arcade.play({ player: ann, score: 30 });
  await arcade.play({ player: bob, score: 50 });
  await arcade.play({ player: cleo, score: 30 });
  expect(await arcade.board('whac')).toEqual([
    [bob, 50],
    [ann, 30],
    [cleo, 30],
  ]);
  const better = await arcade.play({ player: cleo, score: 31 });
  expect(better.boards).toEqual([
    { board: 'whac', list: 'admitted', place: 2, total: 3, best: 31, isBest: true },
  ]);
  const worse = await arcade.play({ player: bob, score: 8 });
  expect(worse.boards).toEqual([
    { board: 'whac', list: 'admitted', place: 1, total: 3, best: 50, isBest: false },
  ]);
  const equal = await arcade.play({ player: bob, score: 50 });
  expect(equal.boards[0]).toMatchObject({ best: 50, isBest: false });
  expect(await arcade.board('whac')).toEqual([
    [bob, 50],
    [cleo, 31],
    [ann, 30],
  ]);
});

it('a run counts on the boards of its place only', async () => {
  await arcade.openChallenge();
  const places = [
    ['open', ['whac']],
    ['city:ph', ['whac', 'whac-city-ph']],
    ['daily', ['whac-daily-20261123']],
    ['challenge:spring', ['challenge-spring']],
  ] as const;
  for (const [index, [on, boards]] of places.entries()) {
    const player = addressOf(`player ${index}`);
    const scored = await arcade.play({ player, on, score: 20 + index });
    expect(scored.boards.map(({ board }) => board)).toEqual(boards);
  }
  await arcade.play({ game: 'rabbit', on: 'city:ph', score: 5 });
  expect(await arcade.board('whac')).toEqual([
    [addressOf('player 1'), 21],
    [addressOf('player 0'), 20],
  ]);
  expect(await arcade.board('whac-city-ph')).toEqual([[addressOf('player 1'), 21]]);
  expect(await arcade.board('whac-daily-20261123')).toEqual([[addressOf('player 2'), 22]]);
  expect(await arcade.board('challenge-spring')).toEqual([[addressOf('player 3'), 23]]);
  expect(await arcade.board('rabbit-city-ph')).toEqual([[ann, 5]]);
});

it('a board without scores is empty, and one of another form is unknown', async () => {
  const empty = { rows: [], at: arcade.now };
  const noPlaces = { ...empty, list: 'admitted', total: 0, others: 0 };
  for (const board of ['whac', 'hyperstax-city-ph', 'rabbit-daily-20260101'])
    expect(await arcade.read('Board', { board })).toEqual({
      ...noPlaces,
      board,
      game: board.split('-')[0],
    });
  expect(await arcade.read('Board', { board: 'challenge-none' })).toEqual({
    ...noPlaces,
    board: 'challenge-none',
  });
  expect(await arcade.read('BoardPlace', { board: 'whac-city-ph', address: ann })).toEqual({
    ...empty,
    board: 'whac-city-ph',
  });
  for (const board of ['', 'chess', 'whacky', 'whac-', 'whac-city-P', 'whac-daily-1', 'challenge-a', 7])
    expect(await arcade.refusal(ann, 'Board', { board })).toBe('board.unknown');
  expect(await arcade.refusal(ann, 'Board', { board: 'whac', limit: maxBoardPage + 1 })).toBe(
    'message.malformed',
  );
  expect(await arcade.refusal(ann, 'Board', { board: 'whac', list: 'everybody' })).toBe('message.malformed');
  const place = { board: 'whac', address: ann };
  expect(await arcade.refusal(ann, 'BoardPlace', { ...place, around: maxBoardAround + 1 })).toBe(
    'message.malformed',
  );
  expect(await arcade.refusal(ann, 'BoardPlace', { board: 'whac' })).toBe('message.malformed');
});

it('a place comes with the rows around it', async () => {
  for (let person = 0; person < 7; person += 1)
    await arcade.play({ player: addressOf(`player ${person}`), score: 70 - person });
  const placeOf = (person: number, around: number) =>
    arcade.read<ArcadePlace>('BoardPlace', {
      board: 'whac',
      address: addressOf(`player ${person}`),
      around,
    });
  const middle = await placeOf(4, 2);
  expect(middle).toMatchObject({ total: 7, own: { place: 5, score: 66 } });
  expect(middle.rows.map(({ place, score }) => [place, score])).toEqual([
    [3, 68],
    [4, 67],
    [5, 66],
    [6, 65],
    [7, 64],
  ]);
  expect((await placeOf(0, 1)).rows.map(({ place }) => place)).toEqual([1, 2]);
  expect((await placeOf(6, 1)).rows.map(({ place }) => place)).toEqual([6, 7]);
  expect((await placeOf(3, 0)).rows.map(({ place }) => place)).toEqual([4]);
  const page = await arcade.read<ArcadeBoard>('Board', { board: 'whac', offset: 2, limit: 3 });
  expect(page.rows.map(({ place, score }) => [place, score])).toEqual([
    [3, 68],
    [4, 67],
    [5, 66],
  ]);
  expect(page.rows[0]).toEqual(middle.rows[0]);
});

describe('a run that is struck', () => {
  it('leaves its boards, where the next best one of its player counts', async () => {
    await arcade.play({ player: bob, score: 25 });
    const small = await arcade.play({ on: 'city:ph', score: 20 });
    const best = await arcade.play({ on: 'city:ph', score: 90 });
    await arcade.play({ on: 'open', score: 40 });
    await strike(best.run);
    expect(await arcade.board('whac')).toEqual([
      [ann, 40],
      [bob, 25],
    ]);
    expect(await arcade.board('whac-city-ph')).toEqual([[ann, 20]]);
    expect(await arcade.read('Replay', { run: best.run })).toMatchObject({
      score: 90,
      struck: { reason: 'because' },
    });
    expect(await arcade.read('OpenRun', { run: best.run })).toMatchObject({
      boards: [
        { board: 'whac', place: 1, best: 40, isBest: false },
        { board: 'whac-city-ph', place: 1, best: 20, isBest: false },
      ],
    });
    await strike(small.run);
    expect(await arcade.board('whac-city-ph')).toEqual([]);
    expect(await arcade.read('BoardPlace', { board: 'whac-city-ph', address: ann, around: 3 })).toEqual({
      board: 'whac-city-ph',
      rows: [],
      at: arcade.now,
    });
    await arcade.play({ on: 'city:ph', score: 4 });
    expect(await arcade.board('whac-city-ph')).toEqual([[ann, 4]]);
  });

  it('is struck once, with a reason, in the log of the staff', async () => {
    const { run } = await arcade.play({ score: 20 });
    expect(await arcade.refusal(owner, 'Strike', { run })).toBe('staff.reason-missing');
    await arcade.act('Strike', { run, reason: 'a program played' });
    expect(await arcade.refusal(owner, 'Strike', { run, reason: 'again' })).toBe('run.struck');
    expect(await arcade.refusal(owner, 'Strike', { run: addressOf('none'), reason: 'x' })).toBe(
      'run.unknown',
    );
    expect(await arcade.read('StaffLog')).toMatchObject({
      total: 1,
      rows: [{ address: owner, action: 'Strike', reason: 'a program played', detail: { run } }],
    });
  });

  it('of a day stays the player’s counted one', async () => {
    const { run } = await arcade.play({ on: 'daily', score: 20 });
    await strike(run);
    expect(await arcade.board('whac-daily-20261123')).toEqual([]);
    expect(await arcade.refusal(wallets.phone, 'Begin', { game: 'whac', on: 'daily', player: ann })).toBe(
      'daily.used',
    );
  });
});

it('any scores and strikes leave the boards that a plain list would have', async () => {
  const random = seededRandom(71);
  const kept: { run: string; player: string; score: number; on: string }[] = [];
  const players = Array.from({ length: 12 }, (_, index) => addressOf(`random ${index}`));
  for (let turn = 0; turn < 150; turn += 1) {
    if (turn % 4 === 3) {
      const [struck] = kept.splice(random.upTo(kept.length), 1);
      if (struck) await strike(struck.run);
      continue;
    }
    const player = players[random.upTo(players.length)] as string;
    const run = { player, score: 1 + random.upTo(40), on: ['open', 'city:ph'][random.upTo(2)] as string };
    const { run: id } = await arcade.play(run);
    kept.push({ ...run, run: id });
  }
  const expected = (runs: typeof kept) => {
    const best = new Map<string, (typeof kept)[number]>();
    for (const run of runs) if (run.score > (best.get(run.player)?.score ?? -1)) best.set(run.player, run);
    return [...best.values()]
      .sort((a, b) => b.score - a.score || kept.indexOf(a) - kept.indexOf(b))
      .map(({ player, score }) => [player, score]);
  };
  expect(await arcade.board('whac')).toEqual(expected(kept));
  expect(await arcade.board('whac-city-ph')).toEqual(expected(kept.filter(({ on }) => on === 'city:ph')));
  expect(kept.length).toBeGreaterThan(60);
});
