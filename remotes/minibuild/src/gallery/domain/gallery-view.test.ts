import { ordersIn, viewOf } from './gallery-view';

test('until the results, the usual order is each visitor’s own; then it is that of the places', () => {
  expect(viewOf(new URLSearchParams(), 'voting')).toEqual({
    order: 'shuffled',
    kind: undefined,
    isSeeking: false,
    search: '',
  });
  expect(viewOf(new URLSearchParams(), 'results').order).toBe('place');
  expect(ordersIn('judging')).not.toContain('place');
  expect(ordersIn('results')).not.toContain('shuffled');
});

test('an address names order, kind and search, and what is unknown is ignored', () => {
  const query = new URLSearchParams({ order: 'title', kind: 'text', search: '兎'.repeat(70) });
  expect(viewOf(query, 'voting')).toMatchObject({ order: 'title', kind: 'text', search: '兎'.repeat(60) });
  expect(viewOf(new URLSearchParams({ order: 'place', kind: 'x' }), 'voting')).toMatchObject({
    order: 'shuffled',
    kind: undefined,
  });
});

test('teams look for members while they build', () => {
  const query = new URLSearchParams({ seeking: '1' });
  expect([viewOf(query, 'building').isSeeking, viewOf(query, 'voting').isSeeking]).toEqual([true, false]);
});
