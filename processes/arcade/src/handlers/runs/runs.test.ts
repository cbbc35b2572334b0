import { toBase64Url } from '@rainbow-rabbit/shared/bytes';
import { addressOf } from '../../../../common/testing/addresses';
import {
  type BegunRun,
  beginWindowMs,
  finishAllowanceMs,
  maxInputsPerStep,
  maxOpenRuns,
  type RunReplay,
  type ScoredRun,
  submitAllowanceMs,
  submitEarlyMs,
} from '../../../client';
import { counting, countingLog, countingRun, countingSteps } from '../../../testing/counting-games';
import { LiveArcade, wallets } from '../../../testing/live-arcade';

jest.setTimeout(300_000);

const { phone, ann, bob } = wallets;

const arcade = LiveArcade.forTests();

describe('a run', () => {
  it('begins with a seed of its own, and counts once it was replayed', async () => {
    const begun = await arcade.begin();
    expect(begun).toMatchObject({
      game: 'whac',
      on: 'open',
      player: ann,
      pace: 1,
      begunAt: arcade.now,
      longestSteps: countingSteps,
      submitUntil: arcade.now + 60_000 + submitAllowanceMs,
    });
    const scored = await arcade.submit(begun, countingRun(123));
    expect(scored).toEqual({
      run: begun.run,
      game: 'whac',
      score: 123,
      isOver: true,
      boards: [{ board: 'whac', list: 'admitted', place: 1, total: 1, best: 123, isBest: true }],
      at: arcade.now,
    });
    expect((await arcade.begin()).seed).not.toBe(begun.seed);
  });

  it('has another seed for another message, block, time or chain', async () => {
    const seeds = new Set<string>();
    const id = addressOf('message');
    const begin = async (change: object) => {
      const letter = { ...arcade.letter(phone, 'Begin', { game: 'whac', on: 'open', player: ann }), id };
      const outcome = await arcade.live.read({ ...letter, ...change });
      seeds.add((outcome as { data: BegunRun }).data.seed);
    };
    for (const change of [{}, { id: addressOf('other') }, { block: 7 }, { at: arcade.now + 1 }])
      await begin(change);
    await arcade.begin({ player: bob });
    await begin({});
    expect(seeds.size).toBe(5);
  });

  it('can be watched as it was played', async () => {
    const begun = await arcade.begin({ on: 'city:ph', game: 'rabbit' });
    const played = countingRun(57);
    await arcade.submit(begun, played);
    const { at: _at, ...replay } = await arcade.read<RunReplay>('Replay', { run: begun.run });
    expect(replay).toEqual({
      run: begun.run,
      game: 'rabbit',
      on: 'city:ph',
      player: ann,
      seed: begun.seed,
      pace: 1,
      ...played,
      score: 57,
      runAt: arcade.now,
    });
  });

  it('is told to a phone that lost a reply', async () => {
    const begun = await arcade.begin();
    const { at: _at, ...open } = begun;
    expect(await arcade.read('OpenRun', { run: begun.run })).toEqual({
      ...open,
      status: 'open',
      at: arcade.now,
    });
    const { boards } = await arcade.submit(begun, countingRun(5));
    expect(await arcade.read('OpenRun', { run: begun.run })).toMatchObject({
      status: 'scored',
      score: 5,
      isOver: true,
      boards,
      runAt: arcade.now,
    });
  });

  it('counts also before it is over', async () => {
    const begun = await arcade.begin();
    const played = { steps: 100, inputs: countingLog([7, counting.ten]) };
    expect(await arcade.submit(begun, played)).toMatchObject({ score: 10, isOver: false });
  });

  it('can have the most steps, and no input', async () => {
    const begun = await arcade.begin();
    const longest = { steps: countingSteps, inputs: '' };
    expect(await arcade.submit(begun, longest)).toMatchObject({ score: 0, isOver: true });
  });
});

describe('a submission is refused', () => {
  let begun: BegunRun;
  const played = countingRun(40);
  beforeEach(async () => {
    begun = await arcade.begin();
    arcade.passSteps(played.steps);
  });
  const refusal = (data: object, from: string = ann) =>
    arcade.refusal(from, 'Submit', { run: begun.run, ...played, ...data });

  it('when its run was never begun', async () => {
    expect(await refusal({ run: addressOf('no run') })).toBe('run.unknown');
    expect(await refusal({ run: 'short' })).toBe('run.unknown');
    expect(await refusal({ run: undefined })).toBe('run.unknown');
  });

  it('when another one sends it', async () => {
    expect(await refusal({}, bob)).toBe('run.foreign');
    expect(await refusal({}, phone)).toBe('run.foreign');
  });

  it('when its run was submitted before', async () => {
    await arcade.send(ann, 'Submit', { run: begun.run, ...played });
    expect(await refusal({})).toBe('run.unknown');
    expect(await arcade.board('whac')).toEqual([[ann, 40]]);
  });

  it('when its log can’t be read', async () => {
    const bytes = (...list: number[]) => toBase64Url(Uint8Array.from(list));
    const crowd = Array.from({ length: maxInputsPerStep + 1 }, () => [3, counting.one] as const);
    for (const inputs of [
      undefined,
      5,
      'not base64url!',
      'A',
      'AB',
      bytes(128),
      bytes(128, 0),
      countingLog([played.steps, counting.one]),
      countingLog(...crowd),
    ])
      expect(await refusal({ inputs })).toBe('run.malformed-log');
    for (const steps of [undefined, 0, -1, 1.5, '60', 1_000_001])
      expect(await refusal({ steps })).toBe('run.malformed-log');
  });

  it('when its log is too large', async () => {
    arcade.pass(60_000);
    const steps = countingSteps;
    const full = 'AAAA'.repeat(2048);
    // so many inputs of one step are refused as malformed, one byte more before they are looked at
    expect(await refusal({ steps, inputs: full })).toBe('run.malformed-log');
    expect(await refusal({ steps, inputs: `${full}AAAA` })).toBe('run.malformed-log');
    const most = toBase64Url(Uint8Array.from({ length: 3000 }, () => 4 + counting.nothing));
    expect(await arcade.send(ann, 'Submit', { run: begun.run, steps: 3001, inputs: most })).toMatchObject({
      score: 0,
    });
  });

  it('when it has more steps than the longest run', async () => {
    arcade.pass(80_000);
    expect(await refusal({ steps: countingSteps + 1 })).toBe('run.too-long');
  });

  it('when it goes on after the run was over', async () => {
    arcade.pass(1000);
    expect(await refusal({ steps: played.steps + 1 })).toBe('run.after-end');
  });

  it('when it comes before it can have been played', async () => {
    const long = { steps: 3000, inputs: countingLog([2999, counting.end]) };
    arcade.now = begun.begunAt + 50_000 - submitEarlyMs - 1;
    expect(await refusal(long)).toBe('run.too-early');
    arcade.now += 1;
    expect(await arcade.send<ScoredRun>(ann, 'Submit', { run: begun.run, ...long })).toMatchObject({
      score: 0,
    });
  });

  it('when it comes too late, and its run is dropped after its time', async () => {
    const last = begun.begunAt + Math.floor((played.steps * 1000) / 60) + finishAllowanceMs;
    arcade.now = last + 1;
    expect(await refusal({})).toBe('run.too-late');
    arcade.now = begun.submitUntil + 1;
    expect(await refusal({})).toBe('run.too-late');
    await expect(arcade.read('OpenRun', { run: begun.run })).rejects.toThrow('run.unknown');
    await arcade.begin();
    expect(await refusal({})).toBe('run.unknown');
    expect(await arcade.live.evaluateLua('return ArcadeState.openRuns.total')).toBe('1');
  });

  it('not at the last moment', async () => {
    arcade.now = begun.begunAt + Math.floor((played.steps * 1000) / 60) + finishAllowanceMs;
    expect(await arcade.send(ann, 'Submit', { run: begun.run, ...played })).toMatchObject({ score: 40 });
  });
});

describe('a begin', () => {
  const refusal = (data: object, id?: string) =>
    arcade.refusal(
      phone,
      'Begin',
      { game: 'whac', on: 'open', player: ann, ...data },
      id === undefined ? {} : { id },
    );

  it('is refused when it can’t be read', async () => {
    for (const wrong of [
      { game: 'chess' },
      { game: undefined },
      { on: 'nowhere' },
      { on: 'open:x' },
      { on: 7 },
      { on: `city:${'a'.repeat(60)}` },
      { player: 'short' },
      { player: undefined },
    ])
      expect(await refusal(wrong)).toBe('run.malformed');
    for (const on of ['city:P', 'city:a', 'city:', `city:${'a'.repeat(25)}`])
      expect(await refusal({ on })).toBe('city.malformed');
  });

  it('that the network delivers again gives the same run, and none once that was submitted', async () => {
    const letter = {
      ...arcade.letter(phone, 'Begin', { game: 'whac', on: 'open', player: ann }),
      id: addressOf('begin'),
    };
    const first = await arcade.live.send(letter);
    arcade.pass(1000);
    const again = await arcade.live.send({ ...letter, at: arcade.now });
    expect(again).toMatchObject({
      ok: true,
      data: { ...(first as { data: BegunRun }).data, at: arcade.now },
    });
    await arcade.submit((first as { data: BegunRun }).data, countingRun(5));
    expect(await refusal({}, letter.id)).toBe('run.repeated');
  });

  it('that comes again begins nothing once its run is dropped, and nothing too late', async () => {
    const letter = arcade.letter(phone, 'Begin', { game: 'whac', on: 'open', player: ann });
    expect(await arcade.live.send(letter)).toMatchObject({ ok: true });
    // it lapses among later ones
    for (let count = 0; count < maxOpenRuns; count += 1) await arcade.begin();
    expect(await arcade.live.send({ ...letter, at: arcade.now })).toMatchObject({ code: 'message.repeated' });
    arcade.pass(60_001 + submitAllowanceMs);
    expect(await arcade.live.send({ ...letter, at: arcade.now })).toMatchObject({ code: 'run.untimely' });
    for (const sequence of [arcade.now - beginWindowMs - 1, arcade.now + beginWindowMs + 1])
      expect(await refusal({ sequence })).toBe('run.untimely');
    // the numbers of begins are kept for a short time only
    const kept =
      'local count = 0 for _ in pairs(ArcadeState.runs.begins.latestOf) do count = count + 1 end return count';
    for (let count = 0; count < 20; count += 1) await arcade.begin({ phone: addressOf(`phone ${count}`) });
    expect(Number(await arcade.live.evaluateLua(kept))).toBeGreaterThanOrEqual(20);
    arcade.pass(beginWindowMs + 100);
    for (let count = 0; count < 2; count += 1) await arcade.begin();
    expect(await arcade.live.evaluateLua(kept)).toBe('1');
  });

  const isOpen = ({ run }: BegunRun) =>
    arcade.read('OpenRun', { run }).then(
      () => true,
      () => false,
    );

  it('lets the first open run lapse of a sender with as many as one can have', async () => {
    const others = await arcade.begin({ phone: addressOf('other phone') });
    const begun: BegunRun[] = [];
    for (let count = 0; count < maxOpenRuns + 1; count += 1) begun.push(await arcade.begin());
    expect(await Promise.all(begun.map(isOpen))).toEqual([false, ...Array(maxOpenRuns).fill(true)]);
    expect(await isOpen(others)).toBe(true);
    expect(await arcade.refusal(ann, 'Submit', { run: begun[0]?.run, ...countingRun(1) })).toBe(
      'run.unknown',
    );
    expect(await arcade.live.evaluateLua('return ArcadeState.openRuns.total')).toBe(String(maxOpenRuns + 1));
  });
});

describe('the runs of a sender', () => {
  it('make room as they are submitted', async () => {
    const begun: BegunRun[] = [];
    for (let count = 0; count < maxOpenRuns; count += 1) begun.push(await arcade.begin());
    await arcade.submit(begun[3] as BegunRun, countingRun(3));
    await arcade.begin();
    expect(await arcade.read('OpenRun', { run: begun[0]?.run })).toMatchObject({ status: 'open' });
  });

  it('are dropped in the order in which their time ends, some at each message', async () => {
    for (let sender = 0; sender < 5; sender += 1) {
      for (let count = 0; count < maxOpenRuns; count += 1) {
        await arcade.begin({ phone: addressOf(`phone ${sender}`) });
        arcade.pass(10);
      }
    }
    const open = () =>
      arcade.live.evaluateLua(
        'local count = 0 for _ in pairs(ArcadeState.runs.rowOf) do count = count + 1 end return count',
      );
    arcade.pass(60_000 + submitAllowanceMs);
    const counts: string[] = [];
    for (let turn = 0; turn < 4; turn += 1) {
      await arcade.begin({ phone: addressOf(`newcomer ${turn}`) });
      counts.push(await open());
    }
    expect(counts).toEqual(['25', '10', '3', '4']);
    expect(await arcade.live.evaluateLua('return ArcadeState.openRuns.total')).toBe('40');
  });
});

describe('the daily run', () => {
  it('has one seed for all on a day, which its first run makes', async () => {
    expect(await arcade.read('Daily', { game: 'whac' })).toEqual({
      day: '20261123',
      game: 'whac',
      begun: false,
      endsAt: Date.UTC(2026, 10, 24),
      at: arcade.now,
    });
    const first = await arcade.begin({ on: 'daily' });
    arcade.pass(1000);
    const others = [
      await arcade.begin({ on: 'daily', player: bob }),
      await arcade.begin({ on: 'daily', phone: addressOf('other phone') }),
    ];
    expect(others.map(({ seed, day }) => [seed, day])).toEqual([
      [first.seed, '20261123'],
      [first.seed, '20261123'],
    ]);
    expect((await arcade.begin({ on: 'daily', game: 'rabbit' })).seed).not.toBe(first.seed);
    expect(await arcade.read('Daily', { game: 'whac' })).toMatchObject({ begun: true });
    arcade.pass(86_400_000);
    expect(await arcade.read('Daily', { game: 'whac' })).toMatchObject({ day: '20261124', begun: false });
    expect(await arcade.begin({ on: 'daily' })).toMatchObject({ day: '20261124' });
    expect((await arcade.begin({ on: 'daily' })).seed).not.toBe(first.seed);
  });

  it('that was begun is returned again, and counts once for a player', async () => {
    const first = await arcade.begin({ on: 'daily' });
    arcade.pass(5000);
    expect(await arcade.begin({ on: 'daily' })).toEqual({ ...first, at: arcade.now });
    const other = await arcade.begin({ on: 'daily', phone: addressOf('other phone') });
    expect(await arcade.submit(first, countingRun(20))).toMatchObject({
      boards: [{ board: 'whac-daily-20261123', best: 20 }],
    });
    const data = { game: 'whac', on: 'daily', player: ann };
    expect(await arcade.refusal(phone, 'Begin', data)).toBe('daily.used');
    expect(await arcade.refusal(addressOf('third phone'), 'Begin', data)).toBe('daily.used');
    expect(await arcade.refusal(ann, 'Submit', { run: other.run, ...countingRun(30) })).toBe('daily.used');
    expect(await arcade.board('whac-daily-20261123')).toEqual([[ann, 20]]);
    expect(await arcade.board('whac')).toEqual([]);
    arcade.pass(86_400_000);
    expect(await arcade.begin({ on: 'daily' })).toMatchObject({ day: '20261124' });
  });

  it('that was begun before midnight counts for its day', async () => {
    arcade.now = Date.UTC(2026, 10, 24) - 1000;
    const begun = await arcade.begin({ on: 'daily' });
    expect(await arcade.submit(begun, countingRun(60))).toMatchObject({
      boards: [{ board: 'whac-daily-20261123', best: 60 }],
    });
  });
});
