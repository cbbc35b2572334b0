import { logQueryOf, searchOf } from './log-query';
import { nextStep } from './log-range';
import { isNoFilter, type LoggedRow, logRowOf, passes } from './log-row';
import { shownRange } from './shown-range';

const entry = {
  nonce: 4,
  id: 'i'.repeat(43),
  signer: 's'.repeat(43),
  from: 'p'.repeat(43),
  fromProcess: 'p'.repeat(43),
  target: 't'.repeat(43),
  tags: [{ name: 'Action', value: 'Scan' }],
  data: '{\n "żółw": 1 }',
  timestamp: 1,
  blockHeight: 1,
  anchor: '',
  hashChain: '',
  isVerified: true,
} as unknown as Parameters<typeof logRowOf>[0];

it('shows of an entry what a row has room for', () => {
  expect(logRowOf(entry)).toMatchObject({
    action: 'Scan',
    preview: '{ "żółw": 1 }',
    sizeBytes: 17,
    isPushed: true,
  });
  const huge = logRowOf({ ...entry, data: 'x'.repeat(1_000_000), tags: [] });
  expect(huge.preview.length).toBeLessThan(200);
  expect(huge).toMatchObject({ action: '', sizeBytes: 1_000_000 });
  expect(logRowOf({ ...entry, nonce: 0, tags: [{ name: 'Type', value: 'Process' }] }).action).toBe('Process');
});

it('filters by a part of the action, and by the beginning of the sender or of the signer', () => {
  const row = logRowOf(entry) as LoggedRow;
  expect(isNoFilter({ action: '', sender: '' })).toBe(true);
  expect(isNoFilter({ action: 'a', sender: '' })).toBe(false);
  expect(passes(row, { action: 'sca', sender: '' })).toBe(true);
  expect(passes(row, { action: 'other', sender: '' })).toBe(false);
  expect(passes(row, { action: '', sender: 'ppp' })).toBe(true);
  expect(passes(row, { action: '', sender: 'sss' })).toBe(true);
  expect(passes(row, { action: '', sender: 'ttt' })).toBe(false);
});

it('looks through a log from either end', () => {
  const range = { from: 0, to: 250 };
  expect(nextStep(range, 'oldest', 0)).toEqual({ from: 0, to: 100 });
  expect(nextStep(range, 'oldest', 200)).toEqual({ from: 200, to: 250 });
  expect(nextStep(range, 'newest', 0)).toEqual({ from: 150, to: 250 });
  expect(nextStep(range, 'newest', 200)).toEqual({ from: 0, to: 50 });
});

it('shows the newest or the oldest entries, or those from a place on, and never too many', () => {
  expect(shownRange(30, 'newest', undefined)).toEqual({ from: 0, to: 30 });
  expect(shownRange(30, 'newest', 9)).toEqual({ from: 0, to: 10 });
  expect(shownRange(30, 'oldest', 9)).toEqual({ from: 9, to: 30 });
  expect(shownRange(30, 'oldest', 99)).toEqual({ from: 30, to: 30 });
  expect(shownRange(1_000_000, 'newest', undefined)).toEqual({ from: 980_000, to: 1_000_000 });
  expect(shownRange(1_000_000, 'oldest', undefined)).toEqual({ from: 0, to: 20_000 });
});

it('keeps its choices in the link, and takes none from a wrong one', () => {
  const query = {
    action: 'Scan',
    sender: 'abc',
    order: 'oldest',
    at: 7,
    isWatching: true,
  } as const;
  expect(logQueryOf(searchOf(query))).toEqual(query);
  expect(logQueryOf(new URLSearchParams('order=x&at=-1&watch=yes'))).toEqual({
    action: '',
    sender: '',
    order: 'newest',
    at: undefined,
    isWatching: false,
  });
});
