import { admissionOf } from './admission';

const tickets = { admission: 'tickets', capacity: 10, players: 9, phase: 'open' } as const;

describe('the way into an event', () => {
  it('is unknown until the process has answered', () => {
    expect(admissionOf(undefined, true)).toBe('unknown');
  });

  it('needs a ticket where the event asks for one', () => {
    expect(admissionOf(tickets, false)).toBe('ticket-needed');
    expect(admissionOf(tickets, true)).toBe('ready');
    expect(admissionOf({ ...tickets, phase: 'draft' }, false)).toBe('ticket-needed');
  });

  it('is open to everybody otherwise, with or without a ticket', () => {
    expect(admissionOf({ ...tickets, admission: 'open' }, false)).toBe('open');
    expect(admissionOf({ ...tickets, admission: 'open' }, true)).toBe('open');
  });

  it('is closed while every place is taken, unless a ticket is one, and once the event is over', () => {
    expect(admissionOf({ ...tickets, players: 10 }, true)).toBe('ready');
    expect(admissionOf({ ...tickets, admission: 'open', players: 11 }, false)).toBe('full');
    expect(admissionOf({ ...tickets, players: 10, phase: 'ended' }, true)).toBe('over');
  });
});
