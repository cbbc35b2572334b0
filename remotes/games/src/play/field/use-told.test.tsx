import { act, render } from '@testing-library/react';
import { nothingTold, type Told, useTold } from './use-told';

let told: Told;
let draws = 0;

function Shown() {
  told = useTold();
  draws += 1;
  return (
    <>
      <p ref={told.seen}>{nothingTold}</p>
      <span ref={told.heard}>{nothingTold}</span>
    </>
  );
}

const texts = (container: HTMLElement) =>
  ['p', 'span'].map((name) => container.querySelector(name)?.textContent?.trim());

test('a line is seen and heard for a while, in the nodes that are there, and important ones are heard', () => {
  jest.useFakeTimers();
  const { container, unmount } = render(<Shown />);
  const nodes = [...container.children].map(({ firstChild }) => firstChild);
  const drawnBefore = draws;
  told.tell('A rainbow!');
  told.tell('Too soon.');
  expect(texts(container)).toEqual(['A rainbow!', 'A rainbow!']);
  act(() => jest.advanceTimersByTime(2000));
  expect(texts(container)).toEqual(['', '']);
  told.tell('Again.');
  told.tell('The end.', true);
  act(() => jest.advanceTimersByTime(5000));
  expect(texts(container)).toEqual(['', 'The end.']);
  expect([...container.children].map(({ firstChild }) => firstChild)).toEqual(nodes);
  expect(draws).toBe(drawnBefore);
  unmount();
  expect(jest.getTimerCount()).toBe(0);
  jest.useRealTimers();
});
