import { type ActOfStaff, detailText, fitsFilter, logCells } from './log-table.domain';

const ann = 'A'.repeat(43);
const ban: ActOfStaff = { at: 0, address: ann, action: 'Ban', reason: 'cheating', detail: { rabbit: 3 } };
const change: ActOfStaff = {
  at: 1000,
  address: ann,
  action: 'Staff',
  reason: 'help',
  detail: { add: [ann, ann] },
};

test('the fields of an act are listed by name', () => {
  expect(detailText(ban)).toBe('rabbit: 3');
  expect(detailText(change)).toBe(`add: ${ann}, ${ann}`);
  expect(detailText({ ...ban, detail: undefined })).toBe('');
});

test.each([
  [{ action: '', address: '' }, true],
  [{ action: 'Ban', address: '' }, true],
  [{ action: 'Unban', address: '' }, false],
  [{ action: 'Ban', address: ann }, true],
  [{ action: '', address: 'B'.repeat(43) }, false],
])('a filter %j: %s', (filter, fits) => {
  expect(fitsFilter(ban, filter)).toBe(fits);
});

test('an export has the time in UTC, and the whole act', () => {
  expect(logCells([ban])).toEqual([['1970-01-01T00:00:00.000Z', ann, 'Ban', 'cheating', 'rabbit: 3']]);
});
