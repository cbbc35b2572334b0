import type { UnitsReport } from '@rainbow-rabbit/shared/ao';
import { fireEvent, screen } from '@testing-library/react';
import { stageConsole } from '../../testing/console-stage';
import { OverviewSection } from './overview-section';

const urls = ['https://one.example/', 'https://other.example/'] as const;
const report: UnitsReport = {
  units: [
    { url: urls[0], failures: 3 },
    { url: urls[1], failures: 0, medianMs: 90, behind: 7 },
  ],
  disagreements: [],
};

it('has no card of units where the network has one', () => {
  stageConsole(<OverviewSection />);
  expect(screen.queryByText('Units of the network')).toBeNull();
});

it('shows which units of the contest fail, lag or disagree', async () => {
  const disagreements = [{ action: 'Info', urls, at: 1 }];
  stageConsole(<OverviewSection />, {
    inspectUnits: (isAsking) => (isAsking ? { ...report, disagreements } : report),
  });
  expect(await screen.findByText('does not answer; failures in a row: 3')).toBeTruthy();
  expect(screen.getByText('behind; messages missing: 7')).toBeTruthy();
  expect(screen.getByText('No two of them disagreed.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Compare now' }));
  expect(await screen.findByText(/gave different answers to “Info”/)).toBeTruthy();
});
