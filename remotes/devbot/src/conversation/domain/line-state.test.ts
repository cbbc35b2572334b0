import type { Completion } from './completions';
import { effectOfKey, emptyLine, type LineState, typed } from './line-state';

const completions: readonly Completion[] = [
  { line: '/inspect', task: 'inspect', hasMore: true },
  { line: '/help', hasMore: false },
];
const earlier = ['/newest', '/oldest'];

/** Presses keys one after the other; returns the last effect. */
const press = (state: LineState, ...keys: string[]) =>
  keys.reduce<ReturnType<typeof effectOfKey>>(
    (effect, key) =>
      effect && 'state' in effect ? effectOfKey(key, effect.state, { completions, earlier }) : effect,
    { state },
  );

test('Enter runs the typed line, or the completion that the arrow keys chose', () => {
  expect(press(typed('/he'), 'Enter')).toEqual({ run: '/he' });
  expect(press(typed('/he'), 'ArrowDown', 'ArrowDown', 'Enter')).toEqual({ run: '/help' });
  expect(press(typed('/he'), 'ArrowUp', 'Enter')).toEqual({ run: '/help' });
  expect(press(typed('/he'), 'ArrowUp', 'ArrowDown', 'Enter')).toEqual({ run: '/inspect' });
});

test('Tab fills in the first completion or the chosen one, ready for a further word', () => {
  expect(press(typed('/'), 'Tab')).toEqual({ state: { line: '/inspect ', isOpen: true } });
  expect(press(typed('/'), 'ArrowUp', 'Tab')).toEqual({ state: { line: '/help', isOpen: false } });
});

test('Tab leaves the field where nothing is to be completed', () => {
  expect(press(emptyLine, 'Tab')).toBeUndefined();
  expect(press({ line: '/inspect ', isOpen: true }, 'Tab')).toBeUndefined();
});

test('Escape closes the list, then empties the line, then is left to the page', () => {
  expect(press(typed('/'), 'Escape')).toEqual({ state: { line: '/', isOpen: false } });
  expect(press(typed('/'), 'Escape', 'Escape')).toEqual({ state: emptyLine });
  expect(press(emptyLine, 'Escape')).toBeUndefined();
});

test('the arrow keys bring back earlier lines, and lead to the empty line again', () => {
  expect(press(emptyLine, 'ArrowUp', 'Enter')).toEqual({ run: '/newest' });
  expect(press(emptyLine, 'ArrowUp', 'ArrowUp', 'Enter')).toEqual({ run: '/oldest' });
  expect(press(emptyLine, 'ArrowUp', 'ArrowUp', 'ArrowUp')).toBeUndefined();
  expect(press(emptyLine, 'ArrowUp', 'ArrowDown')).toEqual({ state: emptyLine });
  expect(press(emptyLine, 'ArrowDown')).toBeUndefined();
});

test('a line that was typed and whose list is closed is not overwritten by an earlier one', () => {
  expect(press({ line: 'mine', isOpen: false }, 'ArrowUp')).toBeUndefined();
});
