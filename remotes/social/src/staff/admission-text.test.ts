import { admissionOfText, admissionText, isWrongAdmission } from './admission-text.domain';

const event = 'k'.repeat(43);

test('a text says whom a community admits, and is read again', () => {
  const values = { admittedBy: 'events' as const, events: [event, 'half'] };
  expect(admissionOfText(admissionText(values))).toEqual(values);
  expect(admissionOfText('')).toEqual({ admittedBy: 'tickets', events: [] });
});

test('events are named by their processes', () => {
  expect(isWrongAdmission('tickets')).toBe(false);
  expect(isWrongAdmission('anybody')).toBe(false);
  expect(isWrongAdmission('events')).toBe(true);
  expect(isWrongAdmission('events half')).toBe(true);
  expect(isWrongAdmission(`events ${event}`)).toBe(false);
});
