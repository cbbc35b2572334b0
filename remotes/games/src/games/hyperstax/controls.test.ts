import { chanceFrom } from '@rainbow-rabbit/processes/arcade/client/domain';
import { type HyperstaxState, hyperstaxRules } from '@rainbow-rabbit/processes/arcade/games/hyperstax';
import { createControls } from './controls';

const controls = createControls();
const swinging = (): HyperstaxState => {
  const state = hyperstaxRules.start(chanceFrom('AAECAwQFBgcICQoLDA0ODw'), 1);
  while (state.rest > 0) hyperstaxRules.step(state, []);
  return state;
};

test('a press anywhere drops the block at once, and so do a few keys', () => {
  const state = swinging();
  expect(controls.inputsOf({ kind: 'press', x: -20, y: 900 }, state)).toEqual([0]);
  for (const code of ['Space', 'Enter', 'ArrowDown'])
    expect(controls.inputsOf({ kind: 'key', code, isDown: true }, state)).toEqual([0]);
});

test('a release, a swipe and another key drop nothing', () => {
  const state = swinging();
  expect(controls.inputsOf({ kind: 'release', x: 0, y: 0 }, state)).toEqual([]);
  expect(controls.inputsOf({ kind: 'swipe', direction: 'down' }, state)).toEqual([]);
  expect(controls.inputsOf({ kind: 'key', code: 'Space', isDown: false }, state)).toEqual([]);
  expect(controls.inputsOf({ kind: 'key', code: 'KeyX', isDown: true }, state)).toEqual([]);
});

test('a press while the block rests, or after the last drop, fills no log', () => {
  const state = swinging();
  const press = { kind: 'press', x: 0, y: 0 } as const;
  expect(controls.inputsOf(press, { ...state, rest: 3 })).toEqual([]);
  expect(controls.inputsOf(press, { ...state, ending: 1 })).toEqual([]);
});
