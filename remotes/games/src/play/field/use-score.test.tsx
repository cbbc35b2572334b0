import { act, render } from '@testing-library/react';
import { type ShownScore, useScore } from './use-score';

let score: ShownScore;

function Shown() {
  score = useScore();
  return <strong ref={score.element}>{score.format(0)}</strong>;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a score that grows all the time is written twice a second, and none is left out at the end', () => {
  const { container } = render(<Shown />);
  const written: (string | null)[] = [];
  for (let step = 1; step <= 60; step += 1) {
    score.show(step);
    if (written.at(-1) !== container.textContent) written.push(container.textContent);
    act(() => jest.advanceTimersByTime(20));
  }
  expect(written).toEqual(['1', '25', '50']);
  act(() => jest.advanceTimersByTime(500));
  expect(container.textContent).toBe('60');
});

test('a first score, and one that is due at once, do not wait', () => {
  const { container, unmount } = render(<Shown />);
  score.show(5);
  expect(container.textContent).toBe('5');
  score.show(6);
  expect(container.textContent).toBe('5');
  score.show(7, true);
  expect(container.textContent).toBe('7');
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});
