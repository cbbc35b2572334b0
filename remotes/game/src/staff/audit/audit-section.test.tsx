import { fireEvent, screen } from '@testing-library/react';
import { seen, stageEvent, stageSection } from '../../testing/section-stage';
import { AuditSection } from './audit-section';

const [owner = ''] = stageEvent.staff;
const total = 5000;
const act = (number: number) => ({
  at: number * 1000,
  address: number % 2 ? owner : 'H'.repeat(43),
  action: number % 5 === 0 ? 'Ban' : 'Announce',
  reason: `Reason ${number}`,
  detail: { rabbit: number },
});
const StaffLog = ({ offset, limit }: { offset: number; limit: number }) => ({
  total,
  at: 1,
  rows: Array.from({ length: Math.min(limit, total - offset) }, (_, at) => act(total - offset - at)),
});

const choose = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

it('lists the acts newest first, a part of a long log at once', async () => {
  const read = jest.fn(StaffLog);
  stageSection(<AuditSection />, { answers: { StaffLog: read } });
  expect(await screen.findByRole('button', { name: 'Read older acts' })).toBeTruthy();
  expect(screen.getByText('1000 acts of 5000 in the ledger')).toBeTruthy();
  expect(read).toHaveBeenCalledTimes(10);
  const [first] = screen.getAllByRole('listitem');
  expect(first?.textContent).toContain('Reason 5000');
  expect(screen.getAllByRole('listitem').length).toBeLessThan(60);
});

it('filters by act and by person', async () => {
  stageSection(<AuditSection />, { answers: { StaffLog } });
  await screen.findByRole('button', { name: 'Read older acts' });
  choose('Kind of act', 'Ban');
  expect(await seen('200 acts of 5000 in the ledger')).toBeTruthy();
  choose('Done by', owner);
  expect(await seen('100 acts of 5000 in the ledger')).toBeTruthy();
});

it('shows the whole of one act', async () => {
  stageSection(<AuditSection />, { answers: { StaffLog } });
  fireEvent.click(await screen.findByRole('button', { name: /Reason 4999/ }));
  const dialog = screen.getByRole('dialog', { name: 'Announced' });
  expect(dialog.textContent).toContain(owner);
  expect(dialog.textContent).toContain('Rabbit4999');
});

it('shows an act that it has no words for by its own name', async () => {
  const rows = [{ ...act(1), action: 'Dance', detail: undefined }];
  stageSection(<AuditSection />, { answers: { StaffLog: { total: 1, rows, at: 1 } } });
  expect(await screen.findByRole('button', { name: /^Dance/ })).toBeTruthy();
});

it('puts the fields of an act into words, hashes only where all of it is shown', async () => {
  const detail = {
    slug: 'spring',
    claimWindowMs: 90_000,
    printed: 'allowed',
    contactKey: 'BG…',
    tempo: 'fast',
    colour: 'red',
    outcome: 'dismiss',
    add: [],
  };
  const rows = [{ ...act(1), action: 'Configure', detail }];
  stageSection(<AuditSection />, { answers: { StaffLog: { total: 1, rows, at: 1 } } });
  const row = await screen.findByRole('button', { name: /^Changed settings/ });
  for (const words of [
    'Short name in the link: spring',
    'Time for a scan to arrive, in seconds: 90',
    'Printed badges: allowed',
    'tempo: fast',
    'Color: Red',
    'Decision: The scan stays',
    'Added: –',
  ])
    expect(row.textContent).toContain(words);
  expect(row.textContent).not.toContain('BG…');
  fireEvent.click(row);
  expect(screen.getByRole('dialog').textContent).toContain('Contact keyBG…');
});

it('says why the log can’t be read', async () => {
  stageSection(<AuditSection />);
  expect(await seen(/You seem to be offline/)).toBeTruthy();
});
