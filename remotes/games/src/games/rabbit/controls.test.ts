import { type RabbitRun, rabbitInputs } from '@rainbow-rabbit/processes/arcade/games/rabbit';
import { RabbitControls } from './controls';

const { press, release, duck, letUp } = rabbitInputs;
const running = { rest: 0 } as RabbitRun;
const resting = { rest: 300 } as RabbitRun;
const down = { kind: 'press', x: 0, y: 0 } as const;
const up = { kind: 'release', x: 0, y: 0 } as const;
const swipe = (direction: 'up' | 'down' | 'left' | 'right') => ({ kind: 'swipe', direction }) as const;
const key = (code: string, isDown: boolean) => ({ kind: 'key', code, isDown }) as const;

test('a finger hops when it comes down, and glides until it leaves', () => {
  const controls = new RabbitControls();
  expect(controls.inputsOf(down, running)).toEqual([press]);
  expect(controls.inputsOf(up, running)).toEqual([release]);
});

test('at rest a finger hops when it leaves, so that a long tap can pause', () => {
  const controls = new RabbitControls();
  expect(controls.inputsOf(down, resting)).toEqual([]);
  expect(controls.inputsOf(up, resting)).toEqual([press, release]);
  expect(controls.inputsOf(down, running)).toEqual([press]);
});

test('a finger whose long tap paused starts no hop when the next one comes', () => {
  const controls = new RabbitControls();
  controls.inputsOf(down, resting);
  expect(controls.inputsOf(down, running)).toEqual([press]);
  expect(controls.inputsOf(up, running)).toEqual([release]);
});

test('a swipe down ducks, and the finger keeps the rabbit low until it leaves', () => {
  const controls = new RabbitControls();
  controls.inputsOf(down, running);
  expect(controls.inputsOf(swipe('down'), running)).toEqual([duck]);
  expect(controls.inputsOf(up, running)).toEqual([letUp]);
  expect(controls.inputsOf(swipe('up'), running)).toEqual([]);
});

test('a swipe down at rest sets out low, without a hop', () => {
  const controls = new RabbitControls();
  controls.inputsOf(down, resting);
  expect(controls.inputsOf(swipe('down'), resting)).toEqual([duck]);
  expect(controls.inputsOf(up, running)).toEqual([letUp]);
});

test('keys hop and duck as long as they are held', () => {
  const controls = new RabbitControls();
  expect(controls.inputsOf(key('Space', true), resting)).toEqual([press]);
  expect(controls.inputsOf(key('Space', false), running)).toEqual([release]);
  expect(controls.inputsOf(key('ArrowUp', true), running)).toEqual([press]);
  expect(controls.inputsOf(key('ArrowDown', true), running)).toEqual([duck]);
  expect(controls.inputsOf(key('ArrowDown', false), running)).toEqual([letUp]);
  expect(controls.inputsOf(key('KeyQ', true), running)).toEqual([]);
});
