import { fireEvent, screen } from '@testing-library/react';
import { seen, stageSection } from '../testing/section-stage';
import { DisputesSection } from './disputes-section';

const dispute = (number: number, status = 'open') => ({
  dispute: number,
  by: 3,
  byNickname: 'Clover',
  rabbit: 8,
  nickname: 'Fern',
  slot: 7,
  scannedAt: 1000,
  scan: 'confirmed',
  reason: `We never met (${number})`,
  raisedAt: 2000,
  status,
});
const answers = { Disputes: { total: 2, rows: [dispute(2), dispute(1, 'dismissed')], at: 1 } };

it('lists the disputes, and strikes the scan of one', async () => {
  const { lastAct, doAct } = stageSection(<DisputesSection />, { answers });
  expect(await seen('We never met (2)')).toBeTruthy();
  expect(screen.getAllByRole('button', { name: 'Strike the scan' })).toHaveLength(1);
  fireEvent.click(screen.getByRole('button', { name: 'Strike the scan' }));
  expect(lastAct()).toMatchObject({ title: 'Strike this scan?' });
  expect(await doAct('both agree')).toEqual({
    action: 'Resolve',
    data: { reason: 'both agree', dispute: 2, outcome: 'strike' },
  });
});

it('shows fifty at first, and older ones on demand', async () => {
  const page = ({ offset, limit }: { offset: number; limit: number }) => ({
    total: 60,
    rows: Array.from({ length: Math.min(limit, 60 - offset) }, (_, at) => dispute(60 - offset - at)),
    at: 1,
  });
  stageSection(<DisputesSection />, { answers: { Disputes: page } });
  expect(await seen('We never met (60)')).toBeTruthy();
  expect(screen.getAllByRole('listitem')).toHaveLength(50);
  fireEvent.click(screen.getByRole('button', { name: 'Show older disputes' }));
  expect(await seen('We never met (1)')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Show older disputes' })).toBeNull();
});

it('dismisses a dispute', async () => {
  const { doAct } = stageSection(<DisputesSection />, { answers });
  fireEvent.click(await screen.findByRole('button', { name: 'Dismiss' }));
  expect(await doAct('they met')).toMatchObject({ action: 'Resolve', data: { outcome: 'dismiss' } });
});

it('says that there are none', async () => {
  stageSection(<DisputesSection />, { answers: { Disputes: { total: 0, rows: [], at: 1 } } });
  expect(await seen('Nobody disputes a scan.')).toBeTruthy();
});

it('says why they can’t be read', async () => {
  stageSection(<DisputesSection />);
  expect(await seen(/You seem to be offline/)).toBeTruthy();
});
