import {
  type AdmissionFault,
  type AdmissionValues,
  admissionFaults,
  admissionSettingsOf,
} from '@rainbow-rabbit/parts/console/admission/domain';
import { clockAt, clockInstant } from '@rainbow-rabbit/parts/zone-time/domain';
import type { ContestFacts } from '@rainbow-rabbit/processes/minibuild/client';
import {
  type EntryKind,
  entryKinds,
  maxCriteria,
  maxCriterionLength,
  maxPlaceLength,
  maxPrizes,
  maxPrizeTitleLength,
  maxTeamSize,
  maxWeight,
  type TimedPhase,
  timedPhases,
} from '@rainbow-rabbit/processes/minibuild/client/domain';
import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { isAddress } from '@rainbow-rabbit/shared/bytes';
import { quantityOf } from '../amounts/quantity';

/** A row of the list of criteria, as its fields have it. */
export interface CriterionField {
  name: string;
  weight: string;
}

/** A row of the list of prizes. Its amount is in whole tokens. */
export interface PrizeField {
  title: string;
  amount: string;
}

/** The settings of a contest as its form shows them: the texts that people type. */
export interface ContestFields extends AdmissionValues, Readonly<Record<TimedPhase, string>> {
  zone: string;
  teamSize: string;
  voteWeight: string;
  kinds: readonly EntryKind[];
  criteria: readonly CriterionField[];
  prizes: readonly PrizeField[];
  place: string;
  voters: ContestFacts['voters'];
  token: string;
  /** Tag of a language. */
  original: string;
}

/** The settings of a contest that the form shows; the contact key is made elsewhere. */
export type KnownSettings = Omit<ContestFacts, 'contactKey'>;

/**
 * Returns the fields of a contest's settings.
 * @param amount writes a quantity as its field has it
 */
export function contestFieldsOf(
  settings: KnownSettings,
  amount: (quantity: string) => string,
): ContestFields {
  const { zone, times, teamSize, voteWeight, kinds, criteria, prizes, place, token, original } = settings;
  return {
    ...perPhase((phase) => clockAt(times[phase], zone)),
    zone,
    teamSize: String(teamSize),
    voteWeight: String(voteWeight),
    kinds,
    criteria: criteria.map(({ name, weight }) => ({ name, weight: String(weight) })),
    prizes: prizes.map((prize) => ({
      title: prize.title,
      amount: prize.amount === undefined ? '' : amount(prize.amount),
    })),
    place: place ?? '',
    admittedBy: settings.admission.by,
    events: settings.admission.events,
    voters: settings.voters,
    token: token ?? '',
    original,
  };
}

const perPhase = <Value>(make: (phase: TimedPhase) => Value) =>
  Object.fromEntries(timedPhases.map((phase) => [phase, make(phase)])) as Record<TimedPhase, Value>;

const dayMs = 86_400_000;

/** Days from now at which the phases of a weekend's contest begin, as a first proposal. */
const proposedDays: Readonly<Record<TimedPhase, number>> = {
  signUp: 1,
  building: 8,
  voting: 10,
  judging: 12,
  results: 13,
};

/** Returns the fields of a contest that has no settings yet. */
export function firstFields(
  now: number,
  { zone, original, criteria }: Pick<ContestFields, 'zone' | 'original'> & { criteria: readonly string[] },
): ContestFields {
  return {
    zone,
    original,
    ...perPhase((phase) => `${clockAt(now + proposedDays[phase] * dayMs, zone).slice(0, 10)}T10:00`),
    teamSize: '4',
    voteWeight: '50',
    kinds: [...entryKinds],
    criteria: criteria.map((name) => ({ name, weight: '1' })),
    prizes: [],
    place: '',
    admittedBy: 'tickets',
    events: [],
    voters: 'admitted',
    token: '',
  };
}

/** A fault of a field. Each has a text in the console's catalogue, `staff.set-up.fault.<fault>`. */
export type ContestFault =
  | 'missing'
  | 'too-long'
  | 'number'
  | 'time'
  | 'order'
  | 'amount'
  | 'no-kind'
  | 'no-token'
  | 'anybody-prizes'
  | AdmissionFault;

/** The faults of the fields, by the field's name: `voting`, `criteria.0.name`. */
export type ContestFaults = Readonly<Record<string, ContestFault>>;

/** The smallest and the largest whole number of a field. */
const ranges = { teamSize: [1, maxTeamSize], voteWeight: [0, 100], weight: [1, maxWeight] } as const;

/** Returns the smallest and the largest number of a field with the fault `number`. */
export const rangeOf = (field: string): readonly [number, number] =>
  field === 'teamSize' || field === 'voteWeight' ? ranges[field] : ranges.weight;

const isIn = (text: string, [min, max]: readonly [number, number]) =>
  /^\d{1,4}$/.test(text.trim()) && Number(text) >= min && Number(text) <= max;

const isLong = (text: string, max: number) => [...text.trim()].length > max;

function* timeFaults(fields: ContestFields): Generator<[string, ContestFault]> {
  let before = Number.NEGATIVE_INFINITY;
  for (const phase of timedPhases) {
    const at = clockInstant(fields[phase], fields.zone);
    if (at === undefined) yield [phase, 'time'];
    else {
      if (at <= before) yield [phase, 'order'];
      before = at;
    }
  }
}

function* criteriaFaults({ criteria }: ContestFields): Generator<[string, ContestFault]> {
  if (criteria.length > maxCriteria) yield ['criteria', 'too-many'];
  for (const [index, { name, weight }] of criteria.entries()) {
    if (name.trim() === '') yield [`criteria.${index}.name`, 'missing'];
    if (isLong(name, maxCriterionLength)) yield [`criteria.${index}.name`, 'too-long'];
    if (!isIn(weight, ranges.weight)) yield [`criteria.${index}.weight`, 'number'];
  }
}

function amountFault(
  amount: string,
  token: string,
  denomination: number | undefined,
): ContestFault | undefined {
  if (amount.trim() === '') return undefined;
  if (token.trim() === '') return 'no-token';
  if (denomination === undefined) return undefined;
  return quantityOf(amount, denomination) === undefined ? 'amount' : undefined;
}

function* prizeFaults(
  { prizes, token }: ContestFields,
  denomination: number | undefined,
): Generator<[string, ContestFault]> {
  if (prizes.length > maxPrizes) yield ['prizes', 'too-many'];
  for (const [index, { title, amount }] of prizes.entries()) {
    if (title.trim() === '') yield [`prizes.${index}.title`, 'missing'];
    if (isLong(title, maxPrizeTitleLength)) yield [`prizes.${index}.title`, 'too-long'];
    const fault = amountFault(amount, token, denomination);
    if (fault) yield [`prizes.${index}.amount`, fault];
  }
}

function* personFaults(fields: ContestFields): Generator<[string, ContestFault]> {
  if (fields.admittedBy === 'anybody' && fields.prizes.length > 0) yield ['prizes', 'anybody-prizes'];
  for (const fault of admissionFaults(fields)) yield ['events', fault];
}

/**
 * Returns what is wrong with the fields, by field.
 * @param denomination decimal places of the token; undefined while they aren't known, when amounts have no fault
 */
export function contestFaults(fields: ContestFields, denomination: number | undefined): ContestFaults {
  const found: [string, ContestFault][] = [
    ...timeFaults(fields),
    ...criteriaFaults(fields),
    ...prizeFaults(fields, denomination),
  ];
  const { teamSize, voteWeight, kinds, place, token } = fields;
  if (!isIn(teamSize, ranges.teamSize)) found.push(['teamSize', 'number']);
  if (!isIn(voteWeight, ranges.voteWeight)) found.push(['voteWeight', 'number']);
  if (kinds.length === 0) found.push(['kinds', 'no-kind']);
  if (isLong(place, maxPlaceLength)) found.push(['place', 'too-long']);
  if (token.trim() !== '' && !isAddress(token.trim())) found.push(['token', 'process']);
  found.push(...personFaults(fields));
  return Object.fromEntries(found.toReversed());
}

/** Returns the settings that fields without a fault stand for. */
export function settingsOf(fields: ContestFields, denomination: number): KnownSettings {
  const { zone, teamSize, voteWeight, kinds, criteria, prizes, place, token, original } = fields;
  return {
    times: perPhase((phase) => clockInstant(fields[phase], zone) ?? 0),
    teamSize: Number(teamSize),
    voteWeight: Number(voteWeight),
    kinds: entryKinds.filter((kind) => kinds.includes(kind)),
    criteria: criteria.map(({ name, weight }) => ({ name: name.trim(), weight: Number(weight) })),
    prizes: prizes.map(({ title, amount }) => {
      const quantity = quantityOf(amount, denomination);
      return { title: title.trim(), ...(quantity !== undefined && { amount: quantity }) };
    }),
    zone,
    original,
    ...(place.trim() !== '' && { place: place.trim() }),
    admission: admissionSettingsOf(fields),
    voters: fields.admittedBy === 'events' ? fields.voters : 'admitted',
    ...(token.trim() !== '' && { token: token.trim() as ProcessId }),
  };
}
