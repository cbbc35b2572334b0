import type { RabbitId } from '@rainbow-rabbit/processes/rabbit/client';
import { AtPath, withMessages } from '@rainbow-rabbit/shared/testing';
import { act, cleanup, render, screen } from '@testing-library/react';
import en from '../../locales/en.json';
import { type Collector, CollectorContext } from './collector-context';
import type { ScanState } from './domain/scan-step';
import { ResultToast } from './result-toast';
import { aScanned } from './testing/a-scanned';

beforeEach(() => {
  withMessages({ game: en });
  jest.useFakeTimers();
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

const scanned = aScanned();

const toast = (state: ScanState) => (
  <AtPath path="/rabbit/demo/me">
    <CollectorContext value={{ state } as Collector}>
      <ResultToast />
    </CollectorContext>
  </AtPath>
);

test('a scan that counted while another screen was open is told for a while, with a way there', () => {
  const { rerender } = render(toast({ status: 'looking' }));
  expect(screen.queryByRole('link')).toBeNull();
  rerender(toast({ status: 'collected', scanned }));
  expect(screen.getByText('It counted: Moss’s color is yours')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Look' }).getAttribute('href')).toBe('/rabbit/demo/scan');
  act(() => jest.advanceTimersByTime(8000));
  expect(screen.queryByText(/It counted/)).toBeNull();
});

test('a kept scan that did not count is told, too, and a result that was seen is not', () => {
  const code = { rabbit: 7 as RabbitId, slot: 1, token: 'AAAAAAAAAAAAAA' };
  const { rerender } = render(toast({ status: 'refused', code, error: new Error('late'), canRetry: false }));
  expect(screen.getByText('A kept scan did not count')).toBeTruthy();
  rerender(toast({ status: 'collected', scanned, isSeen: true }));
  expect(screen.queryByRole('link')).toBeNull();
});
