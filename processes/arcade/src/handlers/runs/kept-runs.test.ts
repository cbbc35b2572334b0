import { maxKeptRuns, type ScoredRun } from '../../../client';
import { countingRun } from '../../../testing/counting-games';
import { LiveArcade, wallets } from '../../../testing/live-arcade';

jest.setTimeout(300_000);

const { ann, bob } = wallets;

const arcade = LiveArcade.forTests();

describe('the runs that are kept', () => {
  const runs = async () => (await arcade.read<{ runs: number }>('Info')).runs;
  const rows = (table: string) => arcade.live.evaluateLua(`return ArcadeState.${table}.total`);

  it('have a point: one without counts nowhere', async () => {
    const begun = await arcade.begin({ on: 'daily' });
    expect(await arcade.submit(begun, { steps: 60, inputs: '' })).toEqual({
      run: begun.run,
      game: 'whac',
      score: 0,
      isOver: false,
      boards: [],
      at: arcade.now,
    });
    expect([await runs(), await arcade.board('whac-daily-20261123')]).toEqual([0, []]);
    await expect(arcade.read('Replay', { run: begun.run })).rejects.toThrow('run.unknown');
    await expect(arcade.read('OpenRun', { run: begun.run })).rejects.toThrow('run.unknown');
    expect(await arcade.submit(await arcade.begin({ on: 'daily' }), countingRun(3))).toMatchObject({
      boards: [{ best: 3 }],
    });
  });

  it('are the best ones of a person on a board, whose lowest makes room and is gone with its log', async () => {
    const played: ScoredRun[] = [];
    for (let score = maxKeptRuns; score > 0; score -= 1) played.push(await arcade.play({ score }));
    const [best] = played as [ScoredRun];
    const lowest = played.at(-1) as ScoredRun;
    await arcade.play({ player: bob, score: 1 });
    const better = await arcade.play({ score: 7 });
    await expect(arcade.read('Replay', { run: lowest.run })).rejects.toThrow('run.unknown');
    expect(await arcade.read('Replay', { run: better.run })).toMatchObject({ score: 7 });
    expect([await runs(), await rows('scoreRows')]).toEqual([maxKeptRuns + 1, String(maxKeptRuns + 2)]);
    const low = await arcade.play({ score: 1 });
    expect(low).toMatchObject({ score: 1, boards: [{ best: maxKeptRuns, isBest: false }] });
    await expect(arcade.read('Replay', { run: low.run })).rejects.toThrow('run.unknown');
    expect([await rows('scoreRows'), await rows('countRows')]).toEqual(
      Array(2).fill(String(maxKeptRuns + 2)),
    );
    await arcade.act('Strike', { run: best.run });
    expect(await arcade.board('whac')).toEqual([
      [ann, maxKeptRuns - 1],
      [bob, 1],
    ]);
  });

  it('stay while another board keeps them, and of two that are equal the earlier one stands first', async () => {
    const inCity = await arcade.play({ on: 'city:ph', score: 5 });
    for (let count = 0; count < maxKeptRuns; count += 1) await arcade.play({ score: 9 });
    expect(await arcade.read('Replay', { run: inCity.run })).toMatchObject({ score: 5 });
    expect(await arcade.board('whac-city-ph')).toEqual([[ann, 5]]);
    await arcade.play({ player: bob, score: 9 });
    await arcade.play({ score: 8 });
    expect(await arcade.board('whac')).toEqual([
      [ann, 9],
      [bob, 9],
    ]);
    await arcade.act('Strike', { run: inCity.run });
    expect(await arcade.board('whac-city-ph')).toEqual([]);
  });
});
