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
  renderHook(useScrollRules, {
    initialProps: { pathname, hash, key: 'first' } as Parameters<typeof useScrollRules>[0],
  });

test('another page starts at its top, the first one where the browser wants it', () => {
  const { rerender } = visit('/');
  expect(scrollTo).not.toHaveBeenCalled();
  rerender({ pathname: '/about', hash: '', key: 'second' });
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
  rerender({ pathname: '/about', hash: '#the%20goal', key: 'second' });
  jest.advanceTimersByTime(1);
  expect(scrollIntoView).toHaveBeenCalledTimes(1);
  rerender({ pathname: '/terms', hash: '#the%20goal', key: 'third' });
  unmount();
  jest.advanceTimersByTime(1000);
  expect(scrollIntoView).toHaveBeenCalledTimes(1);
});

test('the same link scrolls again each time it is followed, but another language does not', () => {
  const { rerender } = visit('/about', '#the%20goal');
  jest.advanceTimersByTime(500);
  rerender({ pathname: '/about', hash: '#the%20goal', key: 'second' });
  jest.advanceTimersByTime(1);
  expect(scrollIntoView).toHaveBeenCalledTimes(2);
  rerender({ pathname: '/about', hash: '#the%20goal', key: 'third', locale: 'pl' });
  jest.advanceTimersByTime(1000);
  expect(scrollIntoView).toHaveBeenCalledTimes(2);
});

test('an anchor that is not encoded rightly is looked for as it is written', () => {
  document.body.innerHTML = '<h2 id="100%"></h2>';
  const heading = document.querySelector('h2');
  if (heading) heading.scrollIntoView = scrollIntoView;
  visit('/about', '#100%');
  jest.advanceTimersByTime(500);
  expect(scrollIntoView).toHaveBeenCalledTimes(1);
});
