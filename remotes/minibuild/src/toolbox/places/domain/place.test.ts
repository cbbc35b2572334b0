import { placeOf, queryOf } from './place';

test.each([
  [{ tool: 'message', part: 'verify' }],
  [{ tool: 'lookup', part: 'block', id: '12' }],
  [{ tool: 'lookup', id: 'a-b_c' }],
  [{ tool: 'account' }],
] as const)('the link to %j leads there', (place) => {
  expect(placeOf(new URLSearchParams(queryOf(place)))).toEqual(place);
});

test('a link to an unknown place leads to the first tool, or to its tool without a part', () => {
  expect(placeOf(new URLSearchParams('tool=constructor&part=sign'))).toEqual({ tool: 'account' });
  expect(placeOf(new URLSearchParams('tool=message&part=inspect&id='))).toEqual({ tool: 'message' });
  expect(placeOf(new URLSearchParams())).toEqual({ tool: 'account' });
});
