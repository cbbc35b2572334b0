import { askedOverrides, forgetOverride, storedOverrides, storeOverride } from './override-store';

const url = 'http://localhost:4801/area.json';

afterEach(() => localStorage.clear());

test('overrides are kept by area, beside other stored values', () => {
  localStorage.setItem('account', '{}');
  storeOverride('game', url);
  expect(storedOverrides()).toEqual({ game: url });
  forgetOverride('game');
  expect(storedOverrides()).toEqual({});
});

test('a URL may ask for overrides before its hash and in its route', () => {
  const encoded = encodeURIComponent(url);
  expect(askedOverrides({ search: `?area.game=${encoded}&x=1`, hash: '#/' })).toEqual({ game: url });
  expect(askedOverrides({ search: '', hash: `#/social?area.social=${encoded}` })).toEqual({ social: url });
  expect(askedOverrides({ search: '?area.game=', hash: '#/rabbit/demo' })).toEqual({});
});
