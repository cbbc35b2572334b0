import { screen } from '@testing-library/react';
import { stageSection } from '../../testing/section-stage';
import { PhaseActs } from './phase-acts';

test('while the winner is being found, the phase says so', () => {
  stageSection(<PhaseActs />, { info: { reveal: { at: 1, key: 'k' } } });
  expect(
    screen.getByText('The key is public, and the winner is being found. No scan counts until then.'),
  ).toBeTruthy();
});
