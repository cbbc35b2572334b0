import { rate } from './rating';
import type { Look } from './watched';

const texts = ['ann', 'bob', 'cy', 'dot'];
const loop = { texts, roundMs: 4000, rounds: 2 };

/** Looks at every 100 ms of a number of rounds, from a moment of the first round on; each pass takes 800 ms of 1,000. */
function looksFrom(
  startMs: number,
  rounds: number,
  isMissed: (pass: number) => boolean = () => false,
): Look[] {
  return Array.from({ length: rounds * 40 - startMs / 100 }, (_, index) => {
    const atMs = startMs + index * 100;
    const pass = Math.floor(atMs / 1000);
    const isBefore = atMs % 1000 < 800 && !isMissed(pass);
    return isBefore ? { atMs, text: texts[pass % texts.length] } : { atMs };
  });
}

test('counts every pass of the rated rounds once', () => {
  expect(rate({ looks: looksFrom(0, 4), longTasks: [] }, loop)).toMatchObject({
    caught: 8,
    passes: 8,
    misread: 0,
  });
});

test.each([0, 500, 1300, 2700, 3500])(
  'shows a planted miss when watching starts %i ms into a round and ends within a pass',
  (startMs) => {
    const looks = looksFrom(startMs, 5, (pass) => pass === 9);
    expect(rate({ looks, longTasks: [] }, loop)).toMatchObject({ caught: 7, passes: 8 });
  },
);

test('leaves out the reads of the warm-up round and those after the last rated one', () => {
  const looks = looksFrom(0, 5, (pass) => pass >= 4 && pass < 12);
  expect(rate({ looks, longTasks: [] }, loop).caught).toBe(0);
});

test('takes rates over the rated rounds only', () => {
  const longTasks = [1000, 5000, 13_000].map((atMs) => ({ atMs, durationMs: 80 }));
  const rating = rate({ looks: looksFrom(0, 5), longTasks }, loop);
  expect(rating.decodesPerSecond).toBe(10);
  expect(rating.longTaskMsPerSecond).toBe(10);
});

test('counts a text that no rabbit shows as misread', () => {
  const looks = [...looksFrom(0, 4), { atMs: 16_100, text: 'eve' }];
  expect(rate({ looks, longTasks: [] }, loop)).toMatchObject({ caught: 8, misread: 1 });
});

test('a scanner that reads nothing catches nothing', () => {
  expect(rate({ looks: looksFrom(0, 4, () => true), longTasks: [] }, loop)).toMatchObject({
    caught: 0,
    passes: 8,
  });
});
