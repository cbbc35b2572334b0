import { renderHook } from '@testing-library/react';
import { useScrollRules } from './use-scroll-rules';

const scrollTo = jest.fn();
const scrollIntoView = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  scrollTo.mockReset();
  scrollIntoView.mockReset();
  window.scrollTo = scrollTo;
  document.body.innerHTML = '<h2 id="the goal"></h2>';
  const heading = document.querySelector('h2');
  if (heading) heading.scrollIntoView = scrollIntoView;
});
afterEach(() => jest.useRealTimers());

const visit = (pathname: string, hash = '') =>
  renderHook((location) => useScrollRules(location), { initialProps: { pathname, hash } });

test('another page starts at its top, the first one where the browser wants it', () => {
  const { rerender } = visit('/');
  expect(scrollTo).not.toHaveBeenCalled();
  rerender({ pathname: '/about', hash: '' });
  expect(scrollTo).toHaveBeenCalledWith({ top: 0 });
});

test('an anchor on another page waits until that page has come up', () => {
  visit('/about', '#the%20goal');
  jest.advanceTimersByTime(499);
  expect(scrollIntoView).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(scrollIntoView).toHaveBeenCalledWith({ behavior: 'smooth' });
});

test('an anchor on the same page is gone to at once, and one that is left is not', () => {
  const { rerender, unmount } = visit('/about');
  rerender({ pathname: '/about', hash: '#the%20goal' });
  jest.advanceTimersByTime(1);
  expect(scrollIntoView).toHaveBeenCalledTimes(1);
  rerender({ pathname: '/terms', hash: '#the%20goal' });
  unmount();
  jest.advanceTimersByTime(1000);
  expect(scrollIntoView).toHaveBeenCalledTimes(1);
});
