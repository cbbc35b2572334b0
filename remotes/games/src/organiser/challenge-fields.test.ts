import type { Challenge } from '@rainbow-rabbit/processes/arcade/client';
import { challengeFields, challengeOf } from './challenge-fields.domain';

const challenge = {
  slug: 'friday',
  name: 'Friday',
  game: 'hyperstax',
  city: 'ph',
  startsAt: Date.parse('2026-11-23T10:00:30Z'),
  endsAt: Date.parse('2026-11-24T10:00:30Z'),
  pace: 2,
  sameCourse: true,
} as Challenge;

const none = { now: 0, game: 'whac', city: '' } as const;

test('a challenge that is not touched stays exactly as it was', () => {
  const { slug, name, game, city, startsAt, endsAt, pace, sameCourse } = challenge;
  expect(challengeOf(challengeFields(challenge, none), challenge)).toEqual({
    change: { slug, name, game, city, startsAt, endsAt, pace, sameCourse },
  });
});

test('a new challenge begins with the next hour, and lasts a week', () => {
  const fields = challengeFields(undefined, {
    now: Date.parse('2026-11-23T10:20:00Z'),
    game: 'whac',
    city: 'mumbai',
  });
  const made = challengeOf({ ...fields, slug: 'week', name: ' Week ' }, undefined);
  expect(made).toMatchObject({
    change: {
      slug: 'week',
      name: 'Week',
      game: 'whac',
      city: 'mumbai',
      startsAt: Date.parse('2026-11-23T11:00:00Z'),
      endsAt: Date.parse('2026-11-30T11:00:00Z'),
    },
  });
});

test.each([
  [{ slug: 'A b' }, ['slug']],
  [{ slug: 'x' }, ['slug']],
  [{ slug: 'x'.repeat(33) }, ['slug']],
  [{ name: ' ' }, ['name']],
  [{ name: 'x'.repeat(61) }, ['name']],
  [{ endsAt: '2020-01-01T00:00' }, ['endsAt']],
  [{ startsAt: '' }, ['startsAt', 'endsAt']],
])('%j is at fault', (wrong, faults) => {
  const fields = { ...challengeFields(challenge, none), ...wrong };
  expect(challengeOf(fields, undefined)).toEqual({ faults });
});
