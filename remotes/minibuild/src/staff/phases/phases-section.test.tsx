import { fireEvent, render, screen } from '@testing-library/react';
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
  expect(await stage.doAct('Ready')).toEqual({ action: 'Open', data: { reason: 'Ready' } });
});

test('the next phase begins now, or the one before again, and the effect is said before', async () => {
  const stage = stageConsole(<PhasesSection />, { info: { phase: 'building' } });
  press('Begin “Voting” now');
  render(stage.lastAct().effect);
  expect(screen.getByText(/^“Voting” begins now instead of at its time/)).toBeTruthy();
  expect(await stage.doAct('Ready')).toEqual({ action: 'Phase', data: { reason: 'Ready', to: 'voting' } });
  press('Go back to “Sign-up”');
  expect(stage.lastAct().isDangerous).toBe(true);
  expect(await stage.doAct('Early')).toMatchObject({ data: { to: 'signUp' } });
});

test('results are for good', () => {
  stageConsole(<PhasesSection />, { info: { phase: 'results' } });
  expect(screen.getByText(/can’t be moved any more/)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});
