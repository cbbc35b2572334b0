import { mismatchOf } from './mismatch.domain';

const versions = { contract: '2.10', react: '19.3.1', '@rainbow-rabbit/shared': '0.10.2' };

test.each([
  ['contract', '2.11', 'app', '2.10'],
  ['contract', '3.0', 'app', '2.10'],
  ['contract', '1.9', 'area', '2.10'],
  ['contract', '1.99', 'area', '2.10'],
  ['react', '^20.0.0', 'app', '19.3.1'],
  ['react', '^19.10.0', 'app', '19.3.1'],
  ['react', '^18.2.0', 'area', '19.3.1'],
  ['@rainbow-rabbit/shared', '^0.9.0', 'area', '0.10.2'],
  ['@rainbow-rabbit/shared', '^0.11.0', 'app', '0.10.2'],
  ['preact', '^10.0.0', 'app', ''],
])('%s %s asks for a newer %s', (what, needs, side, has) => {
  expect(mismatchOf([what, needs], versions)).toEqual({ side, what, has, needs });
});

test.each([undefined, 'contract 9.0', new Error('no route /home')])('%s is no unmet need', (cause) => {
  expect(mismatchOf(cause, versions)).toBeUndefined();
});
