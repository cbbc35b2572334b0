import { quietEvent } from '@rainbow-rabbit/processes/rabbit/testing/event-info';
import { changesIn, faultsIn, fieldsOf, mayChange } from './settings-fields';

const info = quietEvent({ phase: 'draft', admission: 'tickets' });

test('a new event gets the name that it was made with, and a short name like it', () => {
  const fields = fieldsOf(info, 'Zażółć gęślą, Łódź 2026!');
  expect(fields).toMatchObject({
    slug: 'zazolc-gesla-lodz-2026',
    claimWindowMs: '120',
    settleWindowMs: '30',
  });
  expect(faultsIn(fields)).toEqual({});
  expect(changesIn(fields, info)).toEqual({
    name: 'Zażółć gęślą, Łódź 2026!',
    slug: 'zazolc-gesla-lodz-2026',
  });
});

test('only what changed is sent, in the units of the ledger', () => {
  const known = { ...info, name: 'Garden', slug: 'garden', prize: 'A carrot' };
  const fields = { ...fieldsOf(known), capacity: '80', claimWindowMs: '90', prize: '' };
  expect(changesIn(fields, known)).toEqual({ capacity: 80, claimWindowMs: 90_000 });
});

test('an event that says nothing of printed badges allows none', () => {
  expect(changesIn(fieldsOf({ ...info, name: 'Garden', slug: 'garden' }), info)).not.toHaveProperty(
    'printed',
  );
  expect(changesIn({ ...fieldsOf(info), printed: 'allowed' }, info)).toMatchObject({ printed: 'allowed' });
});

test('times are those of the clock on the wall, and come back as they were', () => {
  const startsAt = new Date(2026, 5, 7, 9, 30).getTime();
  const fields = fieldsOf({ ...info, startsAt });
  expect(fields.startsAt).toBe('2026-06-07T09:30');
  expect(changesIn({ ...fields, endsAt: '2026-06-07T18:00' }, { ...info, startsAt })).toEqual({
    endsAt: new Date(2026, 5, 7, 18).getTime(),
  });
});

test.each([
  ['name', ' ', 'missing'],
  ['name', 'x'.repeat(81), 'too-long'],
  ['slug', 'Garden Party', 'slug'],
  ['prize', 'x'.repeat(281), 'too-long'],
  ['follow', '@fair', 'x-username'],
  ['capacity', '0', 'number'],
  ['capacity', '1e3', 'number'],
  ['claimWindowMs', '29', 'number'],
  ['onlineWindowMs', '121', 'number'],
  ['keptScans', '8', 'number'],
  ['settleWindowMs', '0', 'number'],
] as const)('%s %j is %s', (name, text, fault) => {
  expect(faultsIn({ ...fieldsOf(info, 'Garden'), [name]: text })).toEqual({ [name]: fault });
});

test('an end before the beginning is a fault', () => {
  const fields = { ...fieldsOf(info, 'Garden'), startsAt: '2026-06-07T18:00', endsAt: '2026-06-07T09:00' };
  expect(faultsIn(fields)).toEqual({ endsAt: 'order' });
});

test('what players and codes rely on is fixed once they do', () => {
  expect(mayChange('slug', 'draft')).toBe(true);
  expect(mayChange('slug', 'open')).toBe(false);
  expect(mayChange('claimWindowMs', 'open')).toBe(true);
  expect(mayChange('claimWindowMs', 'paused')).toBe(false);
  expect(mayChange('prize', 'running')).toBe(true);
});
