import type { SheetRow } from '@rainbow-rabbit/processes/minibuild/client';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { consoleAddress, stageConsole } from '../../testing/console-stage';
import { entryRow } from '../../testing/entry-row';
import { ScoreSection } from './score-section';

const sheet = (entry: number, change: Partial<SheetRow> = {}) => ({
  judge: consoleAddress,
  name: 'Judge Ann',
  entry,
  isConflict: false,
  scoredAt: 1,
  counts: true,
  ...change,
});
const entryAnswer = ({ entry }: Record<string, unknown>) => ({
  ...entryRow(Number(entry)),
  message: 'm'.repeat(43),
  text: `Text of ${entry}`,
  links: [],
  people: [],
  history: [],
  at: 1,
});
const scoreAnswer = ({ entry, scores, conflict }: Record<string, unknown>) => ({
  ...sheet(Number(entry), { isConflict: conflict === true }),
  ...(scores !== undefined && { scores }),
  at: 1,
});
const answers = (sheets: object[] = []) => ({
  Entries: { total: 2, rows: [entryRow(1), entryRow(2)], at: 1 },
  Sheets: { total: sheets.length, rows: sheets, at: 1 },
  Entry: entryAnswer,
  Score: scoreAnswer,
  Mine: {
    address: consoleAddress,
    phase: 'judging',
    isStaff: true,
    isJudge: true,
    admission: 'admitted',
    vote: 'no',
    at: 1,
  },
});
const choose = (criterion: RegExp, score: string) =>
  fireEvent.click(within(screen.getByRole('group', { name: criterion })).getByRole('radio', { name: score }));
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save my scores' }));

test('an entry is scored by one message, and the next one without scores comes', async () => {
  const stage = stageConsole(<ScoreSection />, { answers: answers() });
  expect(await screen.findByRole('heading', { name: 'Entry 1' })).toBeTruthy();
  expect(await screen.findByText('Text of 1')).toBeTruthy();
  save();
  expect(screen.getByText('Choose a score for each criterion.')).toBeTruthy();
  expect(stage.sent).toEqual([]);
  choose(/^Humour/, '10');
  choose(/^Craft/, '0');
  save();
  expect(await screen.findByRole('heading', { name: 'Entry 2' })).toBeTruthy();
  expect(stage.sent).toEqual([{ action: 'Score', data: { entry: 1, scores: [10, 0] } }]);
  expect(document.activeElement?.textContent).toBe('Entry 2');
  expect(screen.getByText('1 of 2 entries')).toBeTruthy();
});

test('a conflict of interest takes no scores', async () => {
  const stage = stageConsole(<ScoreSection />, { answers: answers([sheet(1, { scores: [4, 5] })]) });
  expect(await screen.findByRole('heading', { name: 'Entry 2' })).toBeTruthy();
  fireEvent.click(screen.getByRole('checkbox', { name: 'I have a conflict of interest' }));
  expect(screen.queryByRole('group', { name: /^Humour/ })).toBeNull();
  save();
  await waitFor(() => expect(stage.sent).toEqual([{ action: 'Score', data: { entry: 2, conflict: true } }]));
});

test('scores that stand are shown, and nothing is sent without a change', async () => {
  stageConsole(<ScoreSection />, {
    answers: answers([sheet(1, { scores: [4, 5] }), sheet(2, { scores: [1, 2] })]),
  });
  expect(await screen.findByText('These scores stand.')).toBeTruthy();
  expect((screen.getByRole('button', { name: 'Save my scores' }) as HTMLButtonElement).disabled).toBe(true);
});

test('scores are taken in their phases only, and from judges only', async () => {
  const { change } = stageConsole(<ScoreSection />, { answers: answers(), info: { phase: 'building' } });
  expect(await screen.findByText(/^Scores are taken while/)).toBeTruthy();
  expect((screen.getByRole('button', { name: 'Save my scores' }) as HTMLButtonElement).disabled).toBe(true);
  change({ judges: [] });
  expect(screen.getByText('Your wallet is not one of the judges.')).toBeTruthy();
});
