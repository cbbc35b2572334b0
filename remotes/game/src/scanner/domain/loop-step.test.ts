import { idleLoop, loopStep, quietMs, type ScanEffect, type ScanInput } from './loop-step';

/** Applies inputs one after the other and collects their effects. */
function effectsOf(...inputs: ScanInput[]): (ScanEffect | undefined)[] {
  let loop = idleLoop;
  return inputs.map((input) => {
    const { loop: next, effect } = loopStep(loop, input);
    loop = next;
    return effect;
  });
}

const frame: ScanInput = { kind: 'frame' };
const decoded = (text: string | undefined, atMs: number): ScanInput => ({ kind: 'decoded', text, atMs });

test('a frame is decoded, and those that come meanwhile are skipped', () => {
  expect(effectsOf(frame, frame, frame, decoded(undefined, 1), frame)).toEqual([
    { kind: 'decode', turn: 0 },
    undefined,
    undefined,
    undefined,
    { kind: 'decode', turn: 1 },
  ]);
});

test('a code that stays in sight is reported once, however long it stays', () => {
  const held = Array.from({ length: 100 }, (_, at) => decoded('a', at * 100));
  expect(effectsOf(...held).filter(Boolean)).toEqual([{ kind: 'report', text: 'a' }]);
});

test('a code that comes back after a moment is reported again', () => {
  const reports = effectsOf(decoded('a', 0), decoded('a', quietMs - 1), decoded('a', 2 * quietMs - 1));
  expect(reports).toEqual([{ kind: 'report', text: 'a' }, undefined, { kind: 'report', text: 'a' }]);
});

test('two codes in sight at once are reported once each', () => {
  const reports = effectsOf(decoded('a', 0), decoded('b', 50), decoded('a', 100), decoded('b', 150));
  expect(reports.filter(Boolean)).toEqual([
    { kind: 'report', text: 'a' },
    { kind: 'report', text: 'b' },
  ]);
});

test('a code that was there before a pause and is still there after it is not news', () => {
  const [, , report] = effectsOf(decoded('a', 0), { kind: 'resumed', atMs: 60_000 }, decoded('a', 60_100));
  expect(report).toBeUndefined();
});

test('a pause does not let a second frame in while one is being decoded', () => {
  expect(effectsOf(frame, { kind: 'resumed', atMs: 0 }, frame)[2]).toBeUndefined();
});
