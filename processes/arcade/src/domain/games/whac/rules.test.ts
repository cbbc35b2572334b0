import { toBase64Url } from '@rainbow-rabbit/shared/bytes';
import { seededRandom } from '@rainbow-rabbit/shared/testing';
import { hashOf, type RunPace } from '../../../../client/domain';
import { type PlayedBy, playRun } from '../../../../client/domain/simulation/coded-player';
import { masher, person } from './player';
import { mostTimes, type WhacState, whacMarks, whacRules, whacSteps, whiteRabbit } from './rules';

const random = seededRandom(9208);
const begun = (pace: RunPace = 1) => ({
  seed: toBase64Url(Uint8Array.from({ length: 16 }, () => random.upTo(256))),
  pace,
});

const play = (player: PlayedBy<WhacState>, pace?: RunPace) => playRun(whacRules, player, begun(pace));

/** A run in which no rabbit comes by itself. */
function quietRun(): WhacState {
  return { ...whacRules.start([1, 2, 3, 4], 1), nextCome: whacSteps };
}

/** Lets a rabbit come to a hole, so many steps ago, for 100 steps in all. */
function put(state: WhacState, hole: number, who: number, stepsAgo = 0): void {
  state.now += stepsAgo;
  state.who[hole] = who;
  state.came[hole] = state.now - stepsAgo;
  state.goes[hole] = state.now - stepsAgo + 100;
}

/** Hits colours from the first hole on; returns what each gave. */
function hit(state: WhacState, colours: readonly number[]): number[] {
  return colours.map((colour) => {
    const before = state.score;
    put(state, 0, colour);
    whacRules.step(state, [0]);
    state.free[0] = 0;
    return state.score - before;
  });
}

describe('a hit', () => {
  it('in the order of the rainbow raises the multiplier, and each full rainbow gives a bonus, which grows', () => {
    const state = quietRun();
    expect(hit(state, [1, 2, 3, 4, 5, 6])).toEqual([15, 30, 45, 60, 75, 90]);
    expect([state.wanted, state.times]).toEqual([7, 7]);
    expect(hit(state, [7])).toEqual([105 + 100]);
    expect(state.mark[0]).toBe(whacMarks.rainbow);
    expect(hit(state, [1, 2, 3])).toEqual([120, 135, 150]);
    expect(state.times).toBe(mostTimes);
    expect(hit(state, [4, 5, 6, 7])).toEqual([150, 150, 150, 150 + 200]);
  });

  it('is worth less the longer the rabbit has been there', () => {
    const gains = [0, 19, 20, 99].map((late) => {
      const state = quietRun();
      put(state, 4, 1, late);
      whacRules.step(state, [4]);
      return state.score;
    });
    expect(gains).toEqual([15, 14, 14, 10]);
  });

  it('of a wrong colour gives a little, halves the multiplier and begins the order anew', () => {
    const state = quietRun();
    hit(state, [1, 2, 3, 4, 5, 6, 7, 1]);
    expect(state.times).toBe(9);
    expect(hit(state, [4])).toEqual([2]);
    expect([state.wanted, state.times, state.rainbows]).toEqual([1, 4, 0]);
    expect(hit(state, [1, 2])).toEqual([60, 75]);
  });

  it('on the White Rabbit costs points and the multiplier, but never more points than there are', () => {
    const state = quietRun();
    hit(state, [1, 2, 3, 4, 5]);
    const before = state.score;
    put(state, 3, whiteRabbit, 10);
    whacRules.step(state, [3]);
    expect([state.score - before, state.times, state.wanted]).toEqual([-150, 1, 1]);
    put(state, 4, whiteRabbit, 10);
    whacRules.step(state, [4]);
    expect(state.score).toBe(0);
  });

  it('on a White Rabbit that nobody can have seen yet counts for nothing', () => {
    const state = quietRun();
    hit(state, [1, 2]);
    put(state, 3, whiteRabbit, 9);
    whacRules.step(state, [3]);
    expect([state.score, state.times, state.who[3]]).toEqual([45, 3, whiteRabbit]);
  });

  it('on an empty hole lowers the multiplier by one', () => {
    const state = quietRun();
    hit(state, [1, 2, 3]);
    whacRules.step(state, [8, 8]);
    expect([state.times, state.wanted, state.score]).toEqual([2, 4, 90]);
    whacRules.step(state, [8, 8, 8]);
    expect(state.times).toBe(1);
  });

  it('on a hole whose rabbit has just gone costs nothing, and meets no other rabbit', () => {
    const state = quietRun();
    hit(state, [1, 2, 3]);
    put(state, 5, 7, 99);
    whacRules.step(state, []);
    whacRules.step(state, []);
    expect(state.who[5]).toBe(0);
    for (let steps = 0; steps < 29; steps += 1) whacRules.step(state, [5]);
    expect([state.times, state.mark[5]]).toEqual([4, whacMarks.late]);
    whacRules.step(state, [5]);
    expect([state.times, state.mark[5]]).toEqual([3, whacMarks.empty]);
  });
});

it('the White Rabbit left alone gives a little', () => {
  const state = quietRun();
  put(state, 2, whiteRabbit, 100);
  whacRules.step(state, []);
  expect([state.score, state.mark[2]]).toEqual([20, whacMarks.spared]);
});

it('a run is over after 60 seconds, and then nothing changes', () => {
  const { state } = play(() => []);
  expect(whacRules.isOver(state)).toBe(true);
  const before = hashOf(whacRules.numbers(state));
  whacRules.step(state, [0, 1, 2, 3, 4, 5, 6, 7, 8]);
  expect(hashOf(whacRules.numbers(state))).toBe(before);
  expect(whacRules.isOver({ ...state, now: whacSteps - 1 })).toBe(false);
});

const good = () => person({ random, reactionMs: 280, slips: 2 });

it.each([0, 1, 2] as const)('the wanted colour is never away for long at pace %i', (pace) => {
  let longest = 0;
  for (const player of [...Array.from({ length: 10 }, good), masher(random, 7), () => []]) {
    let away = 0;
    play((state) => {
      away = state.who.includes(state.wanted) ? 0 : away + 1;
      longest = Math.max(longest, away);
      return player(state);
    }, pace);
  }
  expect(longest).toBeLessThan({ 0: 180, 1: 145, 2: 115 }[pace]);
});

/** Returns how many rabbits come between two steps of ten runs, and how long they stay on the mean. */
function rabbitsOf(pace: RunPace, from: number, to: number): { came: number; stay: number } {
  const stays: number[] = [];
  for (let runs = 0; runs < 10; runs += 1) {
    play((state) => {
      const came = state.came.findIndex((step) => step > 0 && step === state.now - 1);
      if (came >= 0 && state.now > from && state.now <= to)
        stays.push((state.goes[came] ?? 0) - state.now + 1);
      return [];
    }, pace);
  }
  return { came: stays.length, stay: stays.reduce((sum, stay) => sum + stay, 0) / stays.length };
}

it('rabbits come faster and stay shorter with time and with the pace', () => {
  const [early, late] = [rabbitsOf(1, 0, 900), rabbitsOf(1, 2700, 3600)];
  expect(late.came).toBeGreaterThan(early.came * 1.5);
  expect(late.stay).toBeLessThan(early.stay * 0.8);
  const [calm, wild] = [rabbitsOf(0, 0, 3600), rabbitsOf(2, 0, 3600)];
  expect(wild.came).toBeGreaterThan(calm.came * 1.2);
  expect(wild.stay).toBeLessThan(calm.stay * 0.8);
});

it('playing well pays: each kind of player is clearly ahead of the one before', () => {
  const players = [
    () => masher(random, 7),
    () => person({ random, reactionMs: 280, slips: 2, wants: () => true }), // any colour
    () => person({ random, reactionMs: 450, slips: 8 }),
    good,
  ];
  const scores = players.map((player) =>
    Array.from({ length: 40 }, () => play(player()).state.score).sort((one, two) => one - two),
  );
  const [tenth, median] = [4, 20].map((place) => scores.map((sorted) => sorted[place] ?? 0));
  const ninth = scores.map((sorted) => sorted[35] ?? 0);
  for (const [index, best] of ninth.slice(0, -1).entries()) {
    expect(tenth?.[index + 1]).toBeGreaterThan(best);
  }
  expect(median?.[2]).toBeGreaterThan(4 * (median?.[1] ?? 0));
  expect(median?.[3]).toBeGreaterThan(1.3 * (median?.[2] ?? 0));
});
