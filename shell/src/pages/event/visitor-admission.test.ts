import { visitorAdmission } from './visitor-admission';

const event = { phase: 'running', admission: 'tickets', capacity: 10, players: 9 } as const;

test('a visitor needs a ticket where the event asks for one, and else a place', () => {
  expect(visitorAdmission(event)).toBe('tickets');
  expect(visitorAdmission({ ...event, admission: 'open' })).toBe('open');
  expect(visitorAdmission({ ...event, players: 10 })).toBe('tickets');
  expect(visitorAdmission({ ...event, admission: 'open', players: 10 })).toBe('full');
});

test('an event that is over asks for nothing', () => {
  expect(visitorAdmission({ ...event, phase: 'ended', players: 10 })).toBe('open');
});
