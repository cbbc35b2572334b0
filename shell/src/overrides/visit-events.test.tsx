import { AppError } from '@rainbow-rabbit/shared/errors';
import { withMessages } from '@rainbow-rabbit/shared/testing';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import en from '../../locales/overrides/en.json';
import { createLoadLog } from '../areas/domain/load-log';
import { createObserver } from '../observed/observer';
import { VisitEvents } from './visit-events';

const own = { base: 'https://app.example/', shell: '0000000000000001', areas: [] };

test('the events of a visit are shown as they come, and saved without what errors quote', async () => {
  withMessages({ shell: en });
  const loadLog = createLoadLog();
  const observer = createObserver(own);
  observer.follow(loadLog);
  render(<VisitEvents loadLog={loadLog} observer={observer} />);
  expect(screen.getByText('Nothing has happened yet.')).toBeTruthy();
  const error = new Error('ann@example.org');
  const load = { area: 'game', build: '0.1.0-12345678', phase: 'area', attempt: 1, durationMs: 12 } as const;
  act(() => {
    loadLog.sink({ ...load, outcome: 'area.broken', error });
    observer.error('rejected', error);
    observer.check('latest', new AppError('http.timeout'));
  });
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'game 0.1.0-12345678 · area 1 · 12 ms · ann@example.org',
    'rejected · Error',
    'builds · latest · http.timeout',
  ]);
  let saved: Blob | undefined;
  let name = '';
  URL.createObjectURL = (file) => {
    saved = file as Blob;
    return 'blob:1';
  };
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    name = this.download;
  });
  fireEvent.click(screen.getByRole('button', { name: 'Save as a file' }));
  await waitFor(() => expect(saved).toBeTruthy());
  const reader = new FileReader();
  reader.readAsText(saved as unknown as Blob);
  await waitFor(() => expect(reader.readyState).toBe(FileReader.DONE));
  const content = String(reader.result);
  expect(name).toBe('rainbow-rabbit-events.json');
  expect(JSON.parse(content)).toEqual(observer.events());
  expect(content).not.toContain('ann@example.org');
});
