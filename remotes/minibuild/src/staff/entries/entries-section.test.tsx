import { fireEvent, screen, waitFor } from '@testing-library/react';
import { stageConsole } from '../../testing/console-stage';
import { entryRow } from '../../testing/entry-row';
import { EntriesSection } from './entries-section';

const row = (entry: number, change: object = {}) => entryRow(entry, { approvals: 4, ...change });
const whole = (change: object) => ({
  ...row(1, change),
  message: 'm'.repeat(43),
  text: 'A joke',
  links: ['https://evil.example/'],
  people: [{ person: 1, nickname: 'Ann' }],
  history: [],
  at: 1,
});

let asked: unknown[] = [];
const entriesAnswer = (data: object) => {
  asked.push(data);
  return { total: 1, rows: [row(1, { flags: 1 })], at: 1 };
};

test('a flagged entry is opened, and hidden with a reason', async () => {
  asked = [];
  const stage = stageConsole(<EntriesSection />, {
    info: { flags: 1 },
    answers: {
      Entries: entriesAnswer,
      Entry: whole({ flags: 1 }),
      Flags: {
        total: 1,
        rows: [
          {
            entry: 1,
            title: 'Entry 1',
            flags: 1,
            reason: 'Spam',
            flaggedAt: 1,
          },
        ],
        at: 1,
      },
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Look at “Entry 1”' }));
  expect(await screen.findByText('A joke')).toBeTruthy();
  // A link of a team is a text here, not a way out.
  expect(screen.queryByRole('link', { name: /evil/ })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Hide' }));
  expect(await stage.doAct('Against the rules')).toEqual({
    action: 'Hide',
    data: { reason: 'Against the rules', entry: 1, isHidden: true },
  });
  fireEvent.change(screen.getByLabelText('Kind'), { target: { value: 'link' } });
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ kind: 'link', staff: true, order: 'newest' }));
});

test('a hidden entry says why, and can be shown again', async () => {
  const stage = stageConsole(<EntriesSection />, {
    answers: {
      Entries: { total: 1, rows: [row(1, { isHidden: true })], at: 1 },
      Entry: whole({ isHidden: true, hiddenFor: 'Spam' }),
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: /^Entry 1/ }));
  expect(await screen.findByText('Hidden: Spam')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Show again' }));
  expect(await stage.doAct()).toMatchObject({ data: { entry: 1, isHidden: false } });
});

const flagged = {
  entry: 1,
  team: 4,
  text: 'Rude Hops',
  title: 'Entry 1',
  flags: 2,
  reason: 'Rude',
  flaggedAt: 1,
};

test('a flagged name of a team is hidden or left from the list, as what it is', async () => {
  const stage = stageConsole(<EntriesSection />, {
    info: { flags: 1 },
    answers: { Entries: entriesAnswer, Flags: { total: 1, rows: [flagged], at: 1 } },
  });
  expect(await screen.findByText('Rude Hops')).toBeTruthy();
  expect(screen.getByText('Name of the team of “Entry 1” · 2 flags')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Hide the name' }));
  expect(stage.lastAct()).toMatchObject({ title: 'Hide the name “Rude Hops”?' });
  expect(await stage.doAct('Offensive name')).toEqual({
    action: 'HideName',
    data: { reason: 'Offensive name', team: 4, isHidden: true },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Leave it' }));
  expect(await stage.doAct()).toMatchObject({ action: 'HideName', data: { team: 4, isHidden: false } });
});

test('a hidden name of a team is shown again where its entry is', async () => {
  const stage = stageConsole(<EntriesSection />, {
    answers: {
      Entries: { total: 1, rows: [row(1)], at: 1 },
      Entry: whole({ team: { team: 4, name: '#4', isHidden: true } }),
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: /^Entry 1/ }));
  expect(await screen.findByText('The team’s name is hidden.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Show the name' }));
  expect(await stage.doAct()).toMatchObject({ action: 'HideName', data: { team: 4, isHidden: false } });
});
