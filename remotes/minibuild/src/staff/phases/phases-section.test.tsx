import { fireEvent, screen } from '@testing-library/react';
import { stageConsole } from '../../testing/console-stage';
import { PhasesSection } from './phases-section';

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('a contest is opened once nothing is missing', async () => {
  const closed = { phase: 'draft', isOpen: false } as const;
  const stage = stageConsole(<PhasesSection />, { info: closed, front: { languages: [] } });
  const open = () => screen.getByRole('button', { name: 'Open the contest' }) as HTMLButtonElement;
  expect(open().disabled).toBe(true);
  expect(screen.getByRole('link', { name: /^Write the texts/ })).toBeTruthy();
  stage.change({}, { languages: ['en'] });
  fireEvent.click(open());
  expect(await stage.doAct()).toEqual({ action: 'Open', data: { reason: 'Contest opened' } });
});

test('the next phase begins now, or the one before again, and the effect is said before', async () => {
  const stage = stageConsole(<PhasesSection />, { info: { phase: 'building' } });
  expect(screen.getByText(/^“Voting” begins now instead of at its time/)).toBeTruthy();
  expect(screen.getByText(/^“Sign-up” goes on for another day/)).toBeTruthy();
  press('Begin “Voting” now');
  expect(await stage.doAct()).toEqual({
    action: 'Phase',
    data: { reason: 'Phase moved to voting', to: 'voting' },
  });
  press('Go back to “Sign-up”');
  expect(await stage.doAct()).toMatchObject({ data: { to: 'signUp' } });
});

test('results are for good', () => {
  stageConsole(<PhasesSection />, { info: { phase: 'results' } });
  expect(screen.getByText(/can’t be moved any more/)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});
