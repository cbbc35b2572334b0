import { keepBatch, keptBatch, keptBatchSchema, ticketsOfBatch } from '@rainbow-rabbit/parts/console/desk';
import { keptValue } from '@rainbow-rabbit/parts/kept';
import { watchSavedFiles } from '@rainbow-rabbit/parts/testing';
import { makeTickets, parseTicket } from '@rainbow-rabbit/processes/admission/client';
import { toBase64Url } from '@rainbow-rabbit/shared/bytes';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import * as v from 'valibot';
import { seen, stageProcess, stageSection } from '../../testing/section-stage';
import { TicketsSection } from './tickets-section';

const random = (bytes: number) => crypto.getRandomValues(new Uint8Array(bytes));
const made = keptBatch(makeTickets({ process: stageProcess, batch: 1, count: 12, random }));
const batch = (used: number[], change: object = {}) => ({
  Batch: { batch: 1, root: made.root, count: 12, used: toBase64Url(Uint8Array.from(used)), at: 1, ...change },
});
const place = () => ({
  process: stageProcess,
  store: keptValue(['game-staff', 'tickets', stageProcess], v.array(keptBatchSchema)),
});
const kept = () => place().store.read()?.[0];

beforeEach(() => localStorage.clear());

it('makes a batch whose codes are kept before the process learns of it', async () => {
  const { doAct } = stageSection(<TicketsSection />);
  fireEvent.change(screen.getByLabelText('Number of tickets'), { target: { value: '30' } });
  fireEvent.click(screen.getByRole('button', { name: 'Make tickets' }));
  const { action, data } = await doAct();
  expect(action).toBe('Admit');
  expect(data).toEqual({ reason: 'Tickets added', batch: 1, root: kept()?.root, count: 30 });
  expect(JSON.stringify(data)).not.toContain(kept()?.codes);
});

it.each(['', '0', '1025', '1.5', 'many'])('makes no batch of %j tickets', (text) => {
  const { lastAct } = stageSection(<TicketsSection />);
  fireEvent.change(screen.getByLabelText('Number of tickets'), { target: { value: text } });
  fireEvent.click(screen.getByRole('button', { name: 'Make tickets' }));
  expect(screen.getByText('Enter a whole number from 1 to 1024.')).toBeTruthy();
  expect(lastAct).toThrow('no act');
});

it('hands tickets out one by one, each once, and says when one was used', async () => {
  await keepBatch(place(), made);
  let used = [0, 0];
  const clock = jest.spyOn(performance, 'now');
  let now = 10_000;
  clock.mockImplementation(() => now);
  const batchNow = () => batch(used).Batch;
  const answers = { Batch: batchNow };
  stageSection(<TicketsSection />, { info: { batches: 1 }, answers });
  fireEvent.click(await screen.findByRole('button', { name: 'Hand out on this screen' }));
  expect(await seen('1-0001')).toBeTruthy();
  expect(kept()?.next).toBe(1);
  const next = () => fireEvent.click(screen.getByRole('button', { name: /Tap for the next ticket/ }));
  next();
  expect(kept()?.next).toBe(1);
  now += 2000;
  next();
  expect(await seen('1-0002')).toBeTruthy();
  used = [0b11, 0];
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.getAllByText('2')).toHaveLength(2));
  fireEvent.click(screen.getByRole('button', { name: 'Hand out on this screen' }));
  expect(await seen('1-0003')).toBeTruthy();
  clock.mockRestore();
});

it('never shows a ticket on the screen that went out as a link', async () => {
  await keepBatch(place(), { ...made, next: 3 });
  const saved = watchSavedFiles();
  stageSection(<TicketsSection />, { info: { batches: 1 }, answers: batch([0, 0]) });
  fireEvent.click(await screen.findByRole('button', { name: 'Save as links (CSV)' }));
  await waitFor(() => expect(kept()?.sharedFrom).toBe(3));
  expect(screen.queryByRole('button', { name: 'Hand out on this screen' })).toBeNull();
  const text = await new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(saved[0] as Blob);
  });
  const links = [...text.matchAll(/"1-\d{4}","[^"]*#\/rabbit\/garden\?t=([A-Z2-7]+)"/g)];
  const { tickets } = ticketsOfBatch(stageProcess, made);
  expect(links.map(([, code = '']) => parseTicket(code))).toEqual(tickets.slice(3));
});

it('says that a batch admits nobody whose number another batch has', async () => {
  await keepBatch(place(), made);
  stageSection(<TicketsSection />, {
    info: { batches: 1 },
    answers: batch([0, 0], { root: 'x'.repeat(22) }),
  });
  expect(await seen('These tickets admit nobody')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Hand out on this screen' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(kept()).toBeUndefined());
});

it('adds a batch later that was not added', async () => {
  await keepBatch(place(), made);
  const { doAct } = stageSection(<TicketsSection />);
  fireEvent.click(screen.getByRole('button', { name: 'Add these tickets' }));
  expect(await doAct()).toEqual({
    action: 'Admit',
    data: { reason: 'Tickets added', batch: 1, root: made.root, count: 12 },
  });
});

it('says where other batches are, and that an open event asks for none', () => {
  stageSection(<TicketsSection />, { info: { batches: 2, admission: 'open' } });
  expect(screen.getByText(/2 batches were made on other devices/)).toBeTruthy();
  expect(screen.getByText('Anybody can register in this event')).toBeTruthy();
});
