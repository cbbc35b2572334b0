import type { EventInfo, EventSettings } from '@rainbow-rabbit/processes/rabbit/client';
import {
  maxClaimWindowMs,
  maxEventNameLength,
  maxPrizeLength,
  maxRabbits,
  maxSettleWindowMs,
  minClaimWindowMs,
  minOnlineWindowMs,
  minSettleWindowMs,
  rabbitColours,
} from '@rainbow-rabbit/processes/rabbit/client/domain';
import { isBareXUsername } from '../../../register/player-fields.domain';
import { isSlug, slugOf } from './short-name';

type Phase = EventInfo['phase'];

/** A setting as its field shows it: the texts that people type. */
export interface SettingsFields {
  name: string;
  slug: string;
  prize: string;
  follow: string;
  startsAt: string;
  endsAt: string;
  admission: EventInfo['admission'];
  printed: NonNullable<EventInfo['printed']>;
  capacity: string;
  claimWindowMs: string;
  onlineWindowMs: string;
  keptScans: string;
  settleWindowMs: string;
}

export type SettingName = keyof SettingsFields;

/** The units in which people type and read the windows, in milliseconds. */
export const unitMs = { claimWindowMs: 1000, onlineWindowMs: 1000, settleWindowMs: 60_000 } as const;

/** The phases in which a setting may change; any without (docs/protocol.md, `Configure`). */
const phases: Partial<Record<SettingName, readonly Phase[]>> = {
  slug: ['draft'],
  claimWindowMs: ['draft', 'open'],
  settleWindowMs: ['draft', 'open'],
};

/** Returns true when a setting may change in a phase. */
export function mayChange(name: SettingName, phase: Phase): boolean {
  return phases[name]?.includes(phase) ?? true;
}

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** Returns a time as the field for a local date and time has it. */
function localText(time: number | undefined): string {
  if (time === undefined) return '';
  const date = new Date(time);
  const day = [date.getFullYear(), twoDigits(date.getMonth() + 1), twoDigits(date.getDate())].join('-');
  return `${day}T${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`;
}

/**
 * Returns the fields of an event's settings.
 * @param madeName the name that the event was made with, until it has one
 */
export function fieldsOf(info: EventInfo, madeName = ''): SettingsFields {
  const name = info.name ?? madeName;
  return {
    name,
    slug: info.slug ?? slugOf(name),
    prize: info.prize ?? '',
    follow: info.follow ?? '',
    startsAt: localText(info.startsAt),
    endsAt: localText(info.endsAt),
    admission: info.admission,
    printed: info.printed ?? 'none',
    capacity: String(info.capacity),
    claimWindowMs: String(info.claimWindowMs / unitMs.claimWindowMs),
    onlineWindowMs: String(info.onlineWindowMs / unitMs.onlineWindowMs),
    keptScans: String(info.keptScans),
    settleWindowMs: String(info.settleWindowMs / unitMs.settleWindowMs),
  };
}

/** A fault of a field. Each has a text in the console's catalogue, `staff.settings.fault.<fault>`. */
export type SettingFault = 'missing' | 'too-long' | 'slug' | 'x-username' | 'number' | 'order';

const wholeIn = (text: string, min: number, max: number, unit = 1) => {
  const value = /^\d{1,7}$/.test(text.trim()) ? Number(text) * unit : Number.NaN;
  return value >= min && value <= max ? value : undefined;
};

const lengthOf = (text: string) => [...text].length;

const timeOf = (text: string) => (text === '' ? undefined : new Date(text).getTime());

type Values = Partial<Record<SettingName, string | number | undefined>>;

function valuesOf(fields: SettingsFields): Values {
  const text = (value: string) => value.trim() || undefined;
  return {
    name: text(fields.name),
    slug: text(fields.slug),
    prize: text(fields.prize),
    follow: text(fields.follow),
    startsAt: timeOf(fields.startsAt),
    endsAt: timeOf(fields.endsAt),
    admission: fields.admission,
    printed: fields.printed,
    capacity: wholeIn(fields.capacity, 1, maxRabbits),
    claimWindowMs: wholeIn(fields.claimWindowMs, minClaimWindowMs, maxClaimWindowMs, unitMs.claimWindowMs),
    onlineWindowMs: wholeIn(
      fields.onlineWindowMs,
      minOnlineWindowMs,
      maxClaimWindowMs,
      unitMs.onlineWindowMs,
    ),
    keptScans: wholeIn(fields.keptScans, 0, rabbitColours.length),
    settleWindowMs: wholeIn(
      fields.settleWindowMs,
      minSettleWindowMs,
      maxSettleWindowMs,
      unitMs.settleWindowMs,
    ),
  };
}

/** Returns what is wrong with the fields, by field. */
export function faultsIn(fields: SettingsFields): Partial<Record<SettingName, SettingFault>> {
  const values = valuesOf(fields);
  const { startsAt, endsAt, claimWindowMs = maxClaimWindowMs, onlineWindowMs = 0 } = values;
  const faults: (readonly [SettingName, SettingFault | false])[] = [
    ['name', !values.name && 'missing'],
    ['name', lengthOf(fields.name.trim()) > maxEventNameLength && 'too-long'],
    ['slug', !isSlug(fields.slug.trim()) && 'slug'],
    ['prize', lengthOf(fields.prize.trim()) > maxPrizeLength && 'too-long'],
    ['follow', !isBareXUsername(fields.follow.trim()) && 'x-username'],
    ['endsAt', startsAt !== undefined && endsAt !== undefined && endsAt <= startsAt && 'order'],
    ['capacity', values.capacity === undefined && 'number'],
    ['claimWindowMs', values.claimWindowMs === undefined && 'number'],
    ['onlineWindowMs', (values.onlineWindowMs === undefined || onlineWindowMs > claimWindowMs) && 'number'],
    ['keptScans', values.keptScans === undefined && 'number'],
    ['settleWindowMs', values.settleWindowMs === undefined && 'number'],
  ];
  return Object.fromEntries(faults.filter(([, fault]) => fault));
}

/** Returns the settings that differ from those of the event; a field that was emptied changes nothing. */
export function changesIn(fields: SettingsFields, info: EventInfo): EventSettings {
  const before = valuesOf(fieldsOf(info));
  // The field proposes a short name that the event doesn't have yet.
  const isProposed = (name: string) => name === 'slug' && info.slug === undefined;
  return Object.fromEntries(
    Object.entries(valuesOf(fields)).filter(
      ([name, value]) => value !== undefined && (value !== before[name as SettingName] || isProposed(name)),
    ),
  );
}
