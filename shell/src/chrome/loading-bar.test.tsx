import { withMessages } from '@rainbow-rabbit/shared/testing';
import { act, render, screen } from '@testing-library/react';
import en from '../../locales/en.json';
import { LoadingBar } from './loading-bar';
import { startLoading } from './loading-progress';

beforeEach(() => {
  withMessages({ shell: en });
  jest.useFakeTimers();
});

afterEach(() => jest.useRealTimers());

const isShown = () => screen.queryByRole('progressbar') !== null;
function start(): () => void {
  let finish: () => void = () => undefined;
  act(() => {
    finish = startLoading();
  });
  return finish;
}
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

test('a page that arrives within 200 ms never shows the bar', () => {
  render(<LoadingBar />);
  const finish = start();
  pass(199);
  act(finish);
  pass(1000);
  expect(isShown()).toBe(false);
});

test('the bar stays until the last thing has arrived, however often one says so', () => {
  render(<LoadingBar />);
  const first = start();
  const second = start();
  pass(200);
  expect(isShown()).toBe(true);
  act(() => {
    first();
    first();
  });
  expect(isShown()).toBe(true);
  act(second);
  expect(isShown()).toBe(false);
});
