import type { PlayerEvent } from '../game';
import { heldCodes } from './gamepad';
import { keyEffect } from './keys';
import { listenToHands } from './listen-to-hands';

const key = (code: string, more: Partial<KeyboardEventInit> = {}) =>
  new KeyboardEvent('keydown', { code, bubbles: true, cancelable: true, ...more });

/** A finger's event; jsdom knows no pointers. */
function pointer(kind: string, x: number, y: number, more: { timeStamp?: number; button?: number } = {}) {
  const event = new MouseEvent(kind, { clientX: x, clientY: y, button: more.button ?? 0 });
  const pointerType = more.button === undefined ? 'touch' : 'mouse';
  const properties = { pointerId: 1, pointerType, timeStamp: more.timeStamp ?? 0 };
  for (const [name, value] of Object.entries(properties)) Object.defineProperty(event, name, { value });
  return event;
}

function listen() {
  const element = document.createElement('div');
  document.body.append(element);
  const played: PlayerEvent[] = [];
  const pause = jest.fn();
  const longTap = jest.fn();
  const stop = listenToHands({ element, play: (event) => played.push(event), pause, longTap });
  return { element, played, pause, longTap, stop };
}

afterEach(() => {
  jest.useRealTimers();
  Object.assign(navigator, { getGamepads: undefined });
});

test.each([
  ['ArrowLeft', {}, 'play'],
  ['Space', {}, 'play'],
  ['Digit5', {}, 'play'],
  ['Space', { repeat: true }, 'held'],
  ['Escape', {}, 'pause'],
  ['KeyP', {}, 'pause'],
  ['KeyP', { ctrlKey: true }, 'foreign'],
  ['Tab', {}, 'foreign'],
  ['F5', {}, 'foreign'],
] as const)('the key %s %o is for: %s', (code, more, effect) => {
  expect(keyEffect(key(code, more))).toBe(effect);
});

test('keys play while the game has the focus, and do not scroll the page', () => {
  const { element, played, pause, stop } = listen();
  const down = key('ArrowDown');
  element.dispatchEvent(down);
  element.dispatchEvent(new KeyboardEvent('keyup', { code: 'ArrowDown' }));
  expect(down.defaultPrevented).toBe(true);
  expect(played).toEqual([
    { kind: 'key', code: 'ArrowDown', isDown: true },
    { kind: 'key', code: 'ArrowDown', isDown: false },
  ]);
  const tab = key('Tab');
  element.dispatchEvent(tab);
  expect(tab.defaultPrevented).toBe(false);
  element.dispatchEvent(key('Escape'));
  expect(pause).toHaveBeenCalledTimes(1);
  const elsewhere = key('Space');
  document.body.dispatchEvent(elsewhere);
  expect([elsewhere.defaultPrevented, played.length]).toEqual([false, 2]);
  stop();
});

test('what is held is released when the game listens no more, which then hears nothing', () => {
  const { element, played, stop } = listen();
  element.dispatchEvent(key('Space'));
  element.dispatchEvent(pointer('pointerdown', 5, 6));
  played.length = 0;
  stop();
  expect(played).toEqual([
    { kind: 'release', x: 5, y: 6 },
    { kind: 'key', code: 'Space', isDown: false },
  ]);
  element.dispatchEvent(key('Space'));
  element.dispatchEvent(pointer('pointerdown', 5, 6));
  expect(played).toHaveLength(2);
});

test('a finger presses and releases at once, and the right button of a mouse does nothing', () => {
  const { element, played, stop } = listen();
  element.dispatchEvent(pointer('pointerdown', 10, 20, { button: 2 }));
  element.dispatchEvent(pointer('pointerdown', 10, 20));
  element.dispatchEvent(pointer('pointermove', 10, 60, { timeStamp: 50 }));
  element.dispatchEvent(pointer('pointerup', 10, 60, { timeStamp: 60 }));
  expect(played).toEqual([
    { kind: 'press', x: 10, y: 20 },
    { kind: 'swipe', direction: 'down' },
    { kind: 'release', x: 10, y: 60 },
  ]);
  stop();
});

test('a touch comes only once, and opens no menu', () => {
  const { element, stop } = listen();
  for (const kind of ['touchstart', 'contextmenu']) {
    const event = new Event(kind, { cancelable: true });
    element.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(true);
  }
  stop();
});

test('what pointers do on the game goes no farther, and what they do elsewhere does', () => {
  const { element, stop } = listen();
  const heard: EventTarget[] = [];
  const hear = ({ target }: Event) => target && heard.push(target);
  const kinds = [
    'pointerover',
    'pointerdown',
    'touchstart',
    'pointermove',
    'pointerup',
    'touchend',
    'mousemove',
  ];
  for (const kind of kinds) document.documentElement.addEventListener(kind, hear, true);
  const press = (target: EventTarget) => {
    for (const kind of kinds) target.dispatchEvent(new Event(kind, { bubbles: true }));
  };
  press(element.appendChild(document.createElement('canvas')));
  expect(heard).toEqual([]);
  press(document.body);
  expect(heard).toEqual(kinds.map(() => document.body));
  stop();
  press(element);
  expect(heard).toHaveLength(2 * kinds.length);
  for (const kind of kinds) document.documentElement.removeEventListener(kind, hear, true);
});

test('a finger that rests makes a long tap, one that left in time does not', () => {
  jest.useFakeTimers();
  const { element, longTap, stop } = listen();
  element.dispatchEvent(pointer('pointerdown', 10, 20));
  jest.advanceTimersByTime(399);
  expect(longTap).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(longTap).toHaveBeenCalledTimes(1);
  element.dispatchEvent(pointer('pointerup', 10, 20));
  element.dispatchEvent(pointer('pointerdown', 10, 20, { timeStamp: 900 }));
  element.dispatchEvent(pointer('pointerup', 10, 20, { timeStamp: 950 }));
  stop();
  jest.advanceTimersByTime(1000);
  expect(longTap).toHaveBeenCalledTimes(1);
});

const pad = (pressed: readonly number[], axes: readonly number[] = [0, 0]) => ({
  mapping: 'standard',
  buttons: Array.from({ length: 16 }, (_, button) => ({ pressed: pressed.includes(button) })),
  axes,
});

test.each([
  [[0], [0, 0], ['Space']],
  [
    [14, 1],
    [0, 0],
    ['Enter', 'ArrowLeft'],
  ],
  [[9], [0, 0], ['Escape']],
  [[4], [0, 0], []],
  [[], [0.7, -0.6], ['ArrowRight', 'ArrowUp']],
  [[], [0.3, 0.3], []],
])('buttons %j and sticks %j stand for %j', (pressed, axes, codes) => {
  expect([...heldCodes(pad(pressed, axes))]).toEqual(codes);
});

test('a gamepad plays while one is connected, and no frame is asked for without one', () => {
  jest.useFakeTimers();
  let pads: ReturnType<typeof pad>[] = [];
  Object.assign(navigator, { getGamepads: () => pads });
  const { played, pause, stop } = listen();
  expect(jest.getTimerCount()).toBe(0);
  pads = [pad([9])];
  dispatchEvent(new Event('gamepadconnected'));
  jest.advanceTimersToNextTimer();
  expect(pause).toHaveBeenCalledTimes(1);
  pads = [pad([0])];
  jest.advanceTimersToNextTimer();
  jest.advanceTimersToNextTimer();
  expect(played).toEqual([{ kind: 'key', code: 'Space', isDown: true }]);
  stop();
  expect(played.at(-1)).toEqual({ kind: 'key', code: 'Space', isDown: false });
  expect(jest.getTimerCount()).toBe(0);
});

test('a button that is held from before counts once it is pressed anew', () => {
  jest.useFakeTimers();
  Object.assign(navigator, { getGamepads: () => [pad([9])] });
  const { pause, stop } = listen();
  jest.advanceTimersToNextTimer();
  expect(pause).not.toHaveBeenCalled();
  stop();
});
