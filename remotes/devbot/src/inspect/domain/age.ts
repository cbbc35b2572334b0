const units = [
  { unit: 'year', ms: 31_557_600_000 },
  { unit: 'month', ms: 2_629_800_000 },
  { unit: 'day', ms: 86_400_000 },
  { unit: 'hour', ms: 3_600_000 },
  { unit: 'minute', ms: 60_000 },
] as const;

/** An age in whole units. */
export interface Age {
  value: number;
  unit: (typeof units)[number]['unit'];
}

/** Returns an age in the largest unit of which it has one; less than a minute, and an age from the future, are 0 minutes. */
export function ageIn(ms: number): Age {
  const { unit, ms: size } = units.find((one) => ms >= one.ms) ?? { unit: 'minute', ms: 60_000 };
  return { value: Math.max(0, Math.floor(ms / size)), unit };
}
