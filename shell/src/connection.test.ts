import { isGenerous, isVerySlow } from './connection';

const given = Object.getOwnPropertyDescriptor(navigator, 'connection');
afterEach(() => {
  if (given) Object.defineProperty(navigator, 'connection', given);
  else Reflect.deleteProperty(navigator, 'connection');
});

test.each([
  ['nothing', undefined, { generous: false, verySlow: false }],
  ['4g', { effectiveType: '4g' }, { generous: true, verySlow: false }],
  ['3g', { effectiveType: '3g' }, { generous: false, verySlow: false }],
  ['2g', { effectiveType: '2g' }, { generous: false, verySlow: true }],
  ['slow-2g', { effectiveType: 'slow-2g' }, { generous: false, verySlow: true }],
  ['4g with less data', { effectiveType: '4g', saveData: true }, { generous: false, verySlow: true }],
])('a browser that says %s of its connection', (_, connection, { generous, verySlow }) => {
  if (connection) Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
  expect([isGenerous(), isVerySlow()]).toEqual([generous, verySlow]);
});
