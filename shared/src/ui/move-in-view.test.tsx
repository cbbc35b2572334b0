import { act, render } from '@testing-library/react';
import { Rabbit } from './rabbit';

/** The one observer of the page, whose browser this test plays. */
const observed = new Set<Element>();
let report: (entries: { target: Element; isIntersecting: boolean }[]) => void;

beforeAll(() => {
  Object.assign(globalThis, {
    IntersectionObserver: class {
      constructor(callback: typeof report) {
        report = callback;
      }
      observe = (element: Element) => observed.add(element);
      unobserve = (element: Element) => observed.delete(element);
    },
  });
});

const show = (target: Element, isIntersecting: boolean) => act(() => report([{ target, isIntersecting }]));

test('a decoration moves only while it is on the screen', () => {
  const { unmount } = render(<Rabbit />);
  const [rabbit] = observed;
  if (!rabbit) throw new Error('The rabbit is not observed');
  expect(rabbit.hasAttribute('data-moving')).toBe(false);
  show(rabbit, true);
  expect(rabbit.hasAttribute('data-moving')).toBe(true);
  show(rabbit, false);
  expect(rabbit.hasAttribute('data-moving')).toBe(false);
  unmount();
  expect(observed.size).toBe(0);
});

test('the small rabbits of a list sit still', () => {
  render(<Rabbit size={34} />);
  expect(observed.size).toBe(0);
});
