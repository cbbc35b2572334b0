import type { Mine } from '@rainbow-rabbit/processes/minibuild/client';
import { stepStates } from './own-steps';

const team = { team: 1 } as Mine['team'];
const entry = { entry: 1 } as Mine['entry'];
const withdrawn = { entry: 1, isWithdrawn: true } as Mine['entry'];
const ballot = { entries: [1] } as Mine['ballot'];

test.each([
  ['signUp', {}, 'team next, entry later, vote later, results later'],
  ['building', {}, 'team later, entry next, vote later, results later'],
  ['building', { team, entry }, 'team done, entry done, vote later, results later'],
  ['building', { team, entry: withdrawn }, 'team done, entry next, vote later, results later'],
  ['voting', { team, entry }, 'team done, entry done, vote next, results later'],
  ['voting', { ballot }, 'team missed, entry missed, vote done, results later'],
  ['judging', { team, entry, ballot }, 'team done, entry done, vote done, results later'],
  ['results', { team, entry: withdrawn }, 'team done, entry missed, vote missed, results next'],
] as const)('in %s with %j: %s', (phase, mine, expected) => {
  const { signUp, ...states } = stepStates(phase, mine);
  expect(signUp).toBe('done');
  expect(
    Object.entries(states)
      .map(([step, state]) => `${step} ${state}`)
      .join(', '),
  ).toBe(expected);
});
