import { screen, within } from '@testing-library/react';
import { stageConsole } from '../../testing/console-stage';
import { entryRow } from '../../testing/entry-row';
import { ResultsSection } from './results-section';

const row = (entry: number, approvals: number, change: object = {}) =>
  entryRow(entry, { approvals, ...change });
const sheet = (entry: number, scores: number[]) => ({
  judge: 'J'.repeat(43),
  name: 'Ann',
  entry,
  scores,
  isConflict: false,
  scoredAt: 1,
  counts: true,
});
const answers = {
  Entries: { total: 3, rows: [row(1, 2), row(2, 1), row(3, 9, { isHidden: true })], at: 1 },
  Sheets: { total: 1, rows: [sheet(2, [10, 10])], at: 1 },
};

test('the results are counted from the ledger, with what is missing, and published by one act', async () => {
  const stage = stageConsole(<ResultsSection />, { answers });
  const table = await screen.findByRole('table');
  const cells = within(table)
    .getAllByRole('row')
    .slice(1)
    .map((line) => line.textContent);
  expect(cells).toEqual(['1Entry 2Team 2 · #275.00%1100.00%1', '2Entry 1Team 1 · #150.00%20.00%0']);
  expect(screen.getByText(/^1 entry has no judge’s score/)).toBeTruthy();
  screen.getByRole('button', { name: 'Publish the results' }).click();
  expect(screen.getByText(/can’t be taken back/)).toBeTruthy();
  expect(await stage.doAct()).toEqual({
    action: 'PublishResults',
    data: { reason: 'Results published' },
  });
});

test('results are published in their phase only', async () => {
  stageConsole(<ResultsSection />, { answers, info: { phase: 'voting' } });
  await screen.findByRole('table');
  expect(screen.getByText('Results can be published in the phase “Judging”.')).toBeTruthy();
  expect((screen.getByRole('button', { name: 'Publish the results' }) as HTMLButtonElement).disabled).toBe(
    true,
  );
});
