import type { EventInfo } from '@rainbow-rabbit/processes/rabbit/client';
import { fireEvent, screen } from '@testing-library/react';
import { stageCommunity, stageSection } from '../../testing/section-stage';
import { ReportCard } from './report-card';

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const reportOf = (batch: number, acknowledged: number, left: number) =>
  ({ community: stageCommunity, batch, acknowledged, left }) as NonNullable<EventInfo['report']>;

test('before the end there is nothing to report', () => {
  stageSection(<ReportCard />);
  expect(screen.queryByRole('button')).toBeNull();
});

test('points are reported to the community of the network', async () => {
  const { doAct } = stageSection(<ReportCard />, { info: { phase: 'ended' } });
  press('Report the points');
  expect(await doAct()).toEqual({
    action: 'Report',
    data: { reason: 'Points reported to the community', community: stageCommunity },
  });
});

test('the card says how far the report has come', () => {
  const { change } = stageSection(<ReportCard />, { info: { phase: 'ended', report: reportOf(1, 0, 950) } });
  expect(screen.getByText(/^Part 1 is on its way/)).toBeTruthy();
  expect(screen.getByText('Players who are still to be looked at: 950')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Send it again' })).toBeTruthy();
  change({ report: reportOf(1, 1, 950) });
  expect(screen.queryByText(/^Part 1 is on its way/)).toBeNull();
  expect(screen.queryByText('The community has all points.')).toBeNull();
  change({ report: reportOf(2, 2, 0) });
  expect(screen.getByText('The community has all points.')).toBeTruthy();
});
