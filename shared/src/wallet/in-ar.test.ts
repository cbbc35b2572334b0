import { inAr } from './in-ar';

test.each([
  ['0', '0'],
  ['1', '0.000000000001'],
  ['1500000000000', '1.5'],
  ['66000000000000000000', '66000000'],
])('%s winston are %s AR, exactly', (winston, ar) => {
  expect(inAr(winston)).toBe(ar);
});
