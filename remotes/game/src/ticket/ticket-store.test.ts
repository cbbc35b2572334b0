import type { Ticket } from '@rainbow-rabbit/processes/admission/client';
import { ticketStore } from './ticket-store';

const ticket = (code: string): Ticket => ({ batch: 1, index: 0, code, path: '' });

beforeEach(() => localStorage.clear());

it('gives the ticket that was opened last, and the one before it once that is cleared', () => {
  const tickets = ticketStore('party');
  expect(tickets.read()).toBeUndefined();
  tickets.write(ticket('own'));
  tickets.write(ticket('foreign'));
  expect(ticketStore('party').read()).toEqual(ticket('foreign'));
  tickets.clear();
  expect(tickets.read()).toEqual(ticket('own'));
  tickets.clear();
  expect(tickets.read()).toBeUndefined();
});

it('keeps a ticket once, and three of them at most', () => {
  const tickets = ticketStore('party');
  for (const code of ['a', 'b', 'a', 'c', 'd']) tickets.write(ticket(code));
  const kept: (string | undefined)[] = [];
  for (; tickets.read(); tickets.clear()) kept.push(tickets.read()?.code);
  expect(kept).toEqual(['d', 'c', 'a']);
});

it('keeps the tickets of events apart', () => {
  ticketStore('party').write(ticket('own'));
  expect(ticketStore('other').read()).toBeUndefined();
});
