import { voterOf } from './voter';

test.each([
  [false, undefined, 'unconnected'],
  [true, undefined, 'unknown'],
  [true, { vote: 'yes' }, 'may'],
  [true, { vote: 'enter' }, 'enter'],
  [true, { vote: 'no' }, 'may-not'],
  [true, { vote: 'no', person: { removedFor: 'two wallets' } }, 'removed'],
] as const)('connected: %s, known: %j is %s', (isConnected, mine, voter) => {
  expect(voterOf(isConnected, mine)).toBe(voter);
});
