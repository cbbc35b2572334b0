import {
  contestFaults,
  contestFieldsOf,
  firstFields,
  type KnownSettings,
  settingsOf,
} from './settings-fields.domain';

const now = Date.UTC(2026, 10, 23, 12);
const token = `${'T'.repeat(42)}A`;
const start = () => firstFields(now, { zone: 'Asia/Kolkata', original: 'en', criteria: ['Humour', 'Craft'] });

test('the proposal has no fault, and its times are those of the zone', () => {
  expect(contestFaults(start(), 0)).toEqual({});
  const { times, voteWeight, criteria } = settingsOf(start(), 0);
  expect(new Date(times.signUp).toISOString()).toBe('2026-11-24T04:30:00.000Z');
  expect(voteWeight).toBe(50);
  expect(criteria).toEqual([
    { name: 'Humour', weight: 1 },
    { name: 'Craft', weight: 1 },
  ]);
});

test('settings come back from the fields as they were', () => {
  const settings = {
    ...settingsOf(start(), 3),
    prizes: [{ title: 'First', amount: '2500' }, { title: 'A hat' }],
    token,
    place: 'Lisbon',
  } as KnownSettings;
  const fields = contestFieldsOf(settings, () => '2.5');
  expect(fields.prizes).toEqual([
    { title: 'First', amount: '2.5' },
    { title: 'A hat', amount: '' },
  ]);
  expect(settingsOf(fields, 3)).toEqual(settings);
});

test('each fault is at its field', () => {
  const fields = {
    ...start(),
    teamSize: '9',
    voteWeight: '101',
    kinds: [],
    criteria: [{ name: ' ', weight: '0' }],
    prizes: [
      { title: '', amount: '1' },
      { title: 'x'.repeat(101), amount: '' },
    ],
    place: 'x'.repeat(121),
    admittedBy: 'events' as const,
    events: ['not an id'],
  };
  expect(contestFaults(fields, 0)).toEqual({
    teamSize: 'number',
    voteWeight: 'number',
    kinds: 'no-kind',
    'criteria.0.name': 'missing',
    'criteria.0.weight': 'number',
    'prizes.0.title': 'missing',
    'prizes.0.amount': 'no-token',
    'prizes.1.title': 'too-long',
    place: 'too-long',
    events: 'process',
  });
});

test('who takes part is said whole: events where their players do, and no prizes for anybody', () => {
  const prizes = [{ title: 'First', amount: '' }];
  expect(contestFaults({ ...start(), admittedBy: 'events' }, 0)).toEqual({ events: 'no-event' });
  expect(contestFaults({ ...start(), admittedBy: 'anybody', prizes }, 0)).toEqual({
    prizes: 'anybody-prizes',
  });
  const fields = { ...start(), events: [token], voters: 'rainbows' as const };
  expect(settingsOf(fields, 0)).toMatchObject({
    admission: { by: 'tickets', events: [] },
    voters: 'admitted',
  });
  expect(settingsOf({ ...fields, admittedBy: 'events' }, 0)).toMatchObject({
    admission: { by: 'events', events: [token] },
    voters: 'rainbows',
  });
});

test('times must follow one another', () => {
  const fields = start();
  const faults = contestFaults({ ...fields, voting: fields.building, results: '' }, 0);
  expect(faults).toEqual({ voting: 'order', results: 'time' });
});

test('an amount fits the token’s decimal places', () => {
  const fields = { ...start(), token, prizes: [{ title: 'First', amount: '0.5' }] };
  expect(contestFaults(fields, 0)).toEqual({ 'prizes.0.amount': 'amount' });
  expect(contestFaults(fields, 1)).toEqual({});
  expect(contestFaults(fields, undefined)).toEqual({});
});
