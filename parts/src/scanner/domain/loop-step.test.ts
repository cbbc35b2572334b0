import { idleLoop, loopStep, quietMs, type ScanEffect, type ScanInput } from './loop-step';

/** Applies inputs one after the other and collects the effects of each. */
function effectsOf(...inputs: ScanInput[]): (readonly ScanEffect[])[] {
  let loop = idleLoop;
  return inputs.map((input) => {
    const { loop: next, effects } = loopStep(loop, input);
    loop = next;
    return effects;
  });
}

const frame: ScanInput = { kind: 'frame' };
const decoded = (text: string | undefined, atMs: number): ScanInput => ({ kind: 'decoded', text, atMs });

const stopped: ScanInput = { kind: 'stopped' };
const decode: ScanEffect = { kind: 'decode' };
const report = (text: string): ScanEffect => ({ kind: 'report', text });

test('a frame is decoded at once, and those that come meanwhile do not pile up: the latest follows', () => {
  expect(effectsOf(frame, frame, frame, decoded(undefined, 1), decoded(undefined, 2), frame)).toEqual([
    [decode],
    [],
    [],
    [decode],
    [],
    [decode],
  ]);
});

test('a text is reported before the next frame is decoded', () => {
  expect(effectsOf(frame, frame, decoded('a', 1))).toEqual([[decode], [], [report('a'), decode]]);
});

test('after a stop nothing more is decoded until a new frame comes', () => {
  expect(effectsOf(frame, frame, stopped, decoded(undefined, 1), frame)).toEqual([
    [decode],
    [],
    [],
    [],
    [decode],
  ]);
});

test('a code that stays in sight is reported once, however long it stays', () => {
  const held = Array.from({ length: 100 }, (_, at) => decoded('a', at * 100));
  expect(effectsOf(...held).flat()).toEqual([report('a')]);
});

test('a code that comes back after a moment is reported again', () => {
  const effects = effectsOf(decoded('a', 0), decoded('a', quietMs - 1), decoded('a', 2 * quietMs - 1));
  expect(effects).toEqual([[report('a')], [], [report('a')]]);
});

test('two codes in sight at once are reported once each', () => {
  const effects = effectsOf(decoded('a', 0), decoded('b', 50), decoded('a', 100), decoded('b', 150));
  expect(effects.flat()).toEqual([report('a'), report('b')]);
});

test('a code that was there before a pause and is still there after it is not news', () => {
  const [, , effects] = effectsOf(decoded('a', 0), { kind: 'resumed', atMs: 60_000 }, decoded('a', 60_100));
  expect(effects).toEqual([]);
});

test('a pause does not let a second frame in while one is being decoded', () => {
  expect(effectsOf(frame, stopped, { kind: 'resumed', atMs: 0 }, frame)[3]).toEqual([]);
});
