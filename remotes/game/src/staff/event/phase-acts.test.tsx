import { screen } from '@testing-library/react';
import { stageSection } from '../testing/section-stage';
import { PhaseActs } from './phase-acts';

const resume = () => screen.getByRole('button', { name: 'Resume the game' }) as HTMLButtonElement;

test('after a round without a winner the game goes on with another key only', () => {
  const reveal = { at: 1, key: 'k' };
  const { change } = stageSection(<PhaseActs />, { info: { phase: 'paused', reveal, result: 'none' } });
  expect(resume().disabled).toBe(true);
  expect(screen.getByText(/^Another key, since no answer stood/)).toBeTruthy();
  change({ reveal: undefined, result: undefined } as never);
  expect(resume().disabled).toBe(false);
});

test('while the winner is being found, the phase says so', () => {
  stageSection(<PhaseActs />, { info: { reveal: { at: 1, key: 'k' } } });
  expect(
    screen.getByText('The key is public, and the winner is being found. No scan counts until then.'),
  ).toBeTruthy();
});
