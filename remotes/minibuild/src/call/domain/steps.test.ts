import { stepsOf } from './steps';

const times = { signUp: 1, building: 2, voting: 3, judging: 4, results: 5 };

test('the steps before the phase are past, those after it ahead', () => {
  expect(stepsOf(times, 'voting').map(({ phase, state }) => `${phase} ${state}`)).toEqual([
    'signUp past',
    'building past',
    'voting now',
    'judging ahead',
    'results ahead',
  ]);
});

test('all steps are ahead of a draft', () => {
  expect(stepsOf(times, 'draft').every(({ state }) => state === 'ahead')).toBe(true);
});
