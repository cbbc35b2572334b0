import type { Contest } from '@rainbow-rabbit/processes/minibuild/client';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { consoleToken, stageConsole, stageFront } from '../../testing/console-stage';
import { SetUpSection } from './set-up-section';

const token = {
  Info: { Name: 'Carrot', Ticker: 'CRT', Denomination: '3' },
  Contest: { ...stageFront, facts: { ...stageFront.facts, contactKey: 'the-key' } },
};
const savedFacts: NonNullable<Contest['facts']> = {
  times: { signUp: 10, building: 20, voting: 30, judging: 40, results: 50 },
  teamSize: 3,
  voteWeight: 50,
  kinds: ['text'],
  criteria: [],
  prizes: [],
  zone: 'Europe/Lisbon',
  admission: { by: 'tickets' as const, events: [] },
  voters: 'admitted' as const,
  original: 'en',
};
const field = async (name: string) => (await screen.findByLabelText(name)) as HTMLInputElement;
const type = async (name: string, value: string) =>
  fireEvent.change(await field(name), { target: { value } });
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save the settings' }));
const asked = (stage: ReturnType<typeof stageConsole>) =>
  waitFor(() => expect(stage.lastAct()).toMatchObject({ reason: 'Settings changed' }));

// The browser's hundreds of zones make each look for a role slow.
beforeEach(() => {
  jest.spyOn(Intl, 'supportedValuesOf').mockReturnValue(['Europe/Lisbon', 'UTC']);
});

test('the settings of the ledger are shown on the clocks of their zone, and amounts in whole tokens', async () => {
  const stage = stageConsole(<SetUpSection />, { answers: token });
  expect((await field('Amount for place 1')).value).toBe('2.5');
  expect(await screen.findByText('Carrot (CRT)')).toBeTruthy();
  await type('Sign-up begins', '2026-12-01T10:00');
  await type('Building begins', '2026-12-02T10:00');
  await type('Voting begins', '2026-12-03T10:00');
  await type('Judging begins', '2026-12-04T10:00');
  await type('Results are announced', '2026-12-05T10:00');
  await type('Amount for place 1', '3');
  save();
  await asked(stage);
  expect(await stage.doAct()).toMatchObject({
    action: 'Configure',
    data: {
      reason: 'Settings changed',
      times: { signUp: Date.UTC(2026, 11, 1, 10) },
      prizes: [{ title: 'Gold', amount: '3000' }],
      token: consoleToken,
      zone: 'Europe/Lisbon',
      contactKey: 'the-key',
    },
  });
});

test('a form with faults names each, and asks for nothing', async () => {
  const stage = stageConsole(<SetUpSection />, { answers: token });
  expect(await screen.findByText('Carrot (CRT)')).toBeTruthy();
  await type('Voting begins', '');
  await type('Most people in a team', '9');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Texts' }));
  await type('Criterion 1', ' ');
  await type('Amount for place 1', '0.0001');
  save();
  expect(screen.getByText('This is no date and time of this zone.')).toBeTruthy();
  expect(screen.getByText('This is needed.')).toBeTruthy();
  expect(screen.getByText('This is not an amount of the token above zero.')).toBeTruthy();
  expect(screen.getByText('Give a whole number from 1 to 8.')).toBeTruthy();
  expect(screen.getByText('Choose at least one kind of entry.')).toBeTruthy();
  expect(screen.getByText('Some fields need another look.')).toBeTruthy();
  // the first field at fault: the times that the stage has saved are those of one minute
  expect(document.activeElement).toBe(await field('Building begins'));
  expect(stage.lastAct).toThrow('asked for no act');
});

test('a process that is no token is said to be none, and its amounts have no fault', async () => {
  const stage = stageConsole(<SetUpSection />, {
    answers: { ...token, Info: { Name: 'Garden' } },
    front: { facts: undefined },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Add a prize' }));
  await type('Prize of place 1', 'A hat');
  await type('Amount for place 1', '2.5');
  await type('Token of the amounts', consoleToken);
  expect(await screen.findByText('This process doesn’t answer as a token does. Check its id.')).toBeTruthy();
  save();
  expect(screen.getByText('Some fields need another look.')).toBeTruthy();
  expect(screen.queryByText('This is not an amount of the token above zero.')).toBeNull();
  expect(document.activeElement).toBe(await field('Token of the amounts'));
  expect(stage.lastAct).toThrow('asked for no act');
});

test('criteria and prizes are added and removed', async () => {
  const stage = stageConsole(<SetUpSection />, { answers: token, front: { facts: undefined } });
  expect(await screen.findByText(/^These are proposals/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Add a criterion' }));
  await type('Criterion 3', 'Courage');
  fireEvent.click(screen.getByRole('button', { name: 'Remove criterion 1' }));
  fireEvent.click(screen.getByRole('button', { name: 'Add a prize' }));
  await type('Prize of place 1', 'A hat');
  save();
  await asked(stage);
  expect(await stage.doAct()).toMatchObject({
    data: {
      criteria: [
        { name: 'Craft', weight: 1 },
        { name: 'Courage', weight: 1 },
      ],
      prizes: [{ title: 'A hat' }],
    },
  });
});

test('a secret is made once the settings are saved, and the contest gets its public half', async () => {
  const stage = stageConsole(<SetUpSection />, {
    answers: { ...token, Contest: { ...stageFront, facts: savedFacts } },
    front: { facts: savedFacts },
    keepsSecret: true,
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Make the secret' }));
  await waitFor(() => expect(stage.lastAct().done).toMatch(/^The contest has its secret/));
  const { data } = await stage.doAct();
  expect(data).toMatchObject({
    teamSize: savedFacts.teamSize,
    contactKey: expect.stringMatching(/^B[\w-]{86}$/),
  });
});
