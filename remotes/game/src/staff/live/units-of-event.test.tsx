import type { UnitsReport } from '@rainbow-rabbit/shared/ao';
import { fireEvent, screen } from '@testing-library/react';
import { stageSection } from '../../testing/section-stage';
import { LiveSection } from './live-section';

const urls = ['https://one.example/', 'https://other.example/'] as const;
const [one, other] = urls;
const quiet: UnitsReport = {
  units: [
    { url: one, failures: 0, medianMs: 120.4, behind: 0 },
    { url: other, failures: 0 },
  ],
  disagreements: [],
};

it('shows nothing where the network has one unit', () => {
  stageSection(<LiveSection />);
  expect(screen.queryByText('Units of the network')).toBeNull();
});

it('shows how each unit answers', async () => {
  const { change } = stageSection(<LiveSection />, { inspectUnits: () => quiet });
  expect(await screen.findByText('answers in 120 ms')).toBeTruthy();
  expect(screen.getByText('not asked yet')).toBeTruthy();
  expect(screen.getByText('No two of them disagreed.')).toBeTruthy();
  quiet.units = [
    { url: one, failures: 3, medianMs: 120 },
    { url: other, failures: 0, medianMs: 90, behind: 7 },
  ];
  change({ players: 5 });
  expect(await screen.findByText('does not answer; failures in a row: 3')).toBeTruthy();
  expect(screen.getByText('behind; messages missing: 7')).toBeTruthy();
});

it('compares the units when it is asked to, and says which disagree and what to do', async () => {
  const disagreements = [{ action: 'Info', urls, at: 1 }];
  stageSection(<LiveSection />, {
    inspectUnits: (isAsking) => (isAsking ? { ...quiet, disagreements } : { ...quiet, disagreements: [] }),
  });
  expect(screen.queryByText(/gave different answers/)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Compare now' }));
  expect(
    await screen.findByText(/^https:\/\/one\.example\/ and .* gave different answers to “Info”/),
  ).toBeTruthy();
  expect(screen.getByText(/take the wrong one out of network\.json/)).toBeTruthy();
});
