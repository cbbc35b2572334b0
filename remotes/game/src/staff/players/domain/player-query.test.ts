import { playerQuery } from './player-query';

const address = `${'a-_9'.repeat(10)}abc`;

test.each([
  ['', { kind: 'all' }],
  ['   ', { kind: 'all' }],
  ['Ann', { kind: 'text', text: 'Ann', rabbit: undefined }],
  ['12', { kind: 'text', text: '12', rabbit: 12 }],
  ['#12', { kind: 'text', text: '12', rabbit: 12 }],
  ['0', { kind: 'text', text: '0', rabbit: undefined }],
  ['70000', { kind: 'text', text: '70000', rabbit: undefined }],
  [` ${address} `, { kind: 'address', address }],
  [address.slice(1), { kind: 'text', text: address.slice(1), rabbit: undefined }],
  ['兔'.repeat(60), { kind: 'text', text: '兔'.repeat(43), rabbit: undefined }],
])('%j', (typed, query) => {
  expect(playerQuery(typed)).toEqual(query);
});
