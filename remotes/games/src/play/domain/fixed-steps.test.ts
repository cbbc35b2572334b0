import { FixedSteps, maxStepsPerFrame } from './fixed-steps';

/** Returns the steps of frames that come so often, for a second. */
function stepsOfSecond(framesPerSecond: number, speed = 1): number[] {
  const steps = new FixedSteps();
  return Array.from({ length: framesPerSecond + 1 }, (_, frame) =>
    steps.advance((frame * 1000) / framesPerSecond, speed),
  );
}
const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

test('sixty frames a second have one step each, in spite of some jitter', () => {
  const steps = new FixedSteps();
  steps.advance(0);
  for (let frame = 1; frame < 60; frame += 1)
    expect(steps.advance((frame * 1000) / 60 + (frame % 2 ? 3 : -3))).toBe(1);
});

test.each([30, 60, 90, 120, 144])('%d frames a second have sixty steps', (framesPerSecond) => {
  expect(sum(stepsOfSecond(framesPerSecond))).toBe(60);
});

test('at four times the speed there are four times the steps', () => {
  expect(sum(stepsOfSecond(60, 4))).toBe(240);
});

test('the part of a step that is left over grows until it is one', () => {
  const steps = new FixedSteps();
  steps.advance(0);
  const before = steps.part;
  steps.advance(4);
  expect(steps.part).toBeCloseTo(before + 0.24);
  expect(steps.advance(12)).toBe(1);
  expect(steps.part).toBeLessThan(before);
});

test('after a gap, a game goes on instead of leaping', () => {
  const steps = new FixedSteps();
  steps.advance(0);
  expect(steps.advance(5000)).toBe(maxStepsPerFrame);
  expect(steps.advance(5000 + 1000 / 60)).toBe(1);
});

test('the time of a pause does not count', () => {
  const steps = new FixedSteps();
  steps.advance(0);
  steps.advance(1000 / 60);
  steps.pause();
  expect(steps.advance(90_000)).toBe(0);
  expect(steps.advance(90_000 + 1000 / 60)).toBe(1);
});

test('a frame that comes from before the last one has no step', () => {
  const steps = new FixedSteps();
  steps.advance(1000);
  expect(steps.advance(900)).toBe(0);
});
