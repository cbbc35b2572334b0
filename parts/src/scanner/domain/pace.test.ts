import { budgetMs, freshPace, longestMs, type Menu, measured, type Pace, planFrame } from './pace';

type Way = 'plain' | 'small' | 'striped' | 'large';
const menu: Menu<Way> = { each: ['plain', 'small'], inTurn: ['striped', 'large'] };

/** A phone whose looks take given times, and which has measured them. */
function phone(costsMs: Readonly<Record<Way, number>>, spentMs = 0) {
  let pace: Pace<Way> = freshPace;
  return {
    costsMs,
    frame: () => {
      const plan = planFrame(pace, menu, spentMs);
      pace = plan.pace;
      for (const way of plan.ways) pace = measured(pace, way, costsMs[way]);
      const tookMs = plan.ways.reduce((sum, way) => sum + costsMs[way], spentMs);
      return { ways: plan.ways, tookMs };
    },
  };
}

const slower = (factor: number, spentMs = 0) =>
  phone({ plain: 5 * factor, small: 4 * factor, striped: 8 * factor, large: 30 * factor }, spentMs);

/** The frames of a phone after it has measured its looks. */
function later({ frame }: ReturnType<typeof phone>, count = 200) {
  for (let i = 0; i < 50; i++) frame();
  return Array.from({ length: count }, frame);
}
const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const timesOf = (frames: { ways: readonly Way[] }[], way: Way) =>
  frames.filter(({ ways }) => ways.includes(way)).length;

test('a fast phone looks at each frame in both cheap ways, and in the others in turn', () => {
  const frames = later(slower(1));
  expect(timesOf(frames, 'plain')).toBe(frames.length);
  expect(timesOf(frames, 'small')).toBe(frames.length);
  expect(timesOf(frames, 'striped')).toBeGreaterThan(frames.length / 4);
  expect(timesOf(frames, 'large')).toBeGreaterThan(frames.length / 4);
});

test.each([1, 2, 3])(
  'on a phone %s times slower a frame takes no more than its budget on average',
  (factor) => {
    const frames = later(slower(factor));
    expect(mean(frames.map(({ tookMs }) => tookMs))).toBeLessThanOrEqual(budgetMs * 1.05);
  },
);

test.each([1, 2, 4, 8, 20])('on a phone %s times slower each frame is looked at, within bounds', (factor) => {
  const slow = slower(factor);
  const boundMs = Math.max(budgetMs, slow.costsMs.plain) + longestMs;
  const frames = later(slow);
  for (const { ways } of frames) {
    expect(ways.length).toBeGreaterThan(0);
    expect(new Set(ways).size).toBe(ways.length);
  }
  // Beyond the bound lies only a way that is tried again after a while.
  expect(frames.filter(({ tookMs }) => tookMs > boundMs).length).toBeLessThanOrEqual(frames.length / 25);
});

test('a phone four times slower looks plain and small by turns, and in a dear way now and then', () => {
  const frames = later(slower(4));
  for (const way of ['plain', 'small'] as const) expect(timesOf(frames, way)).toBe(frames.length / 2);
  expect(timesOf(frames, 'striped')).toBeGreaterThan(frames.length / 20);
  expect(timesOf(frames, 'striped')).toBeLessThan(frames.length / 2);
});

test('a way that takes too long is passed over, and tried again after a while', () => {
  const frames = later(slower(4), 1000);
  expect(timesOf(frames, 'large')).toBeGreaterThan(0);
  expect(timesOf(frames, 'large')).toBeLessThan(50);
});

test('time that a frame has taken before the first look counts', () => {
  const frames = later(slower(1, 20));
  expect(timesOf(frames, 'plain')).toBe(frames.length / 2);
});

test('ways that were not measured yet come one by one', () => {
  const first = planFrame<Way>(freshPace, menu);
  expect(first.ways).toEqual(['plain', 'small', 'striped']);
  expect(planFrame<Way>(first.pace, menu).ways).toEqual(['small', 'plain', 'large']);
});

test('a single long look counts little, several count', () => {
  const usual = measured<Way>(freshPace, 'plain', 10);
  const once = measured(usual, 'plain', 5000);
  expect(once.expectedMs.plain).toBe(15);
  let slow = usual;
  for (let i = 0; i < 20; i++) slow = measured(slow, 'plain', 40);
  expect(slow.expectedMs.plain).toBeGreaterThan(39);
});

test('a menu without ways in turn is planned too', () => {
  expect(planFrame<string>(freshPace, { each: ['quick'], inTurn: [] }).ways).toEqual(['quick']);
});
