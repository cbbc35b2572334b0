import type { ActOfStaff, LoggedFact } from '@rainbow-rabbit/parts/console/log';
import { useLocale, useSharedMessages } from '@rainbow-rabbit/shared/i18n';
import { colours } from '@rainbow-rabbit/shared/ui';
import { unitMs } from '../event/domain/settings-fields';
import { useStaffMessages } from '../staff-messages';

/** The fields of acts that aren't settings, each with the words `staff.audit.field.<name>`. */
const ownFields = [
  'rabbit',
  'colour',
  'dispute',
  'outcome',
  'text',
  'batch',
  'count',
  'root',
  'edition',
  'table',
  'hash',
  'acts',
  'commitment',
  'seed',
  'redraws',
  'payment',
  'note',
  'add',
  'remove',
  'confirm',
  'strike',
  'keyDigest',
  'question',
  'isHidden',
  'community',
  'entries',
  'left',
  'sealed',
  'acknowledgementKey',
] as const;
const settings = [
  'name',
  'slug',
  'prize',
  'follow',
  'capacity',
  'admission',
  'printed',
  'startsAt',
  'endsAt',
  'claimWindowMs',
  'onlineWindowMs',
  'settleWindowMs',
  'keptScans',
] as const;
const technical = new Set([
  'root',
  'table',
  'hash',
  'acts',
  'commitment',
  'seed',
  'contactKey',
  'keyDigest',
  'community',
  'sealed',
  'acknowledgementKey',
]);
const units: Readonly<Record<string, number>> = unitMs;

const memberOf = <Name extends string>(list: readonly Name[], name: string): name is Name =>
  list.some((one) => one === name);

/** Returns the function that puts the fields of an act into words; a field that it doesn't know keeps its own name. */
export function useActFacts(): (act: ActOfStaff) => readonly LoggedFact[] {
  const t = useStaffMessages();
  const ofColours = useSharedMessages();
  const { iso } = useLocale();
  const times = new Intl.DateTimeFormat(iso, { dateStyle: 'medium', timeStyle: 'short' });

  const nameOf = (field: string) => {
    if (field === 'contactKey') return t('staff.file.contact-key');
    if (memberOf(ownFields, field)) return t(`staff.audit.field.${field}`);
    return memberOf(settings, field) ? t(`staff.settings.${field}`) : field;
  };
  /** The words for a value that is chosen from a list. */
  const choices: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    admission: { open: t('staff.settings.admission.open'), tickets: t('staff.settings.admission.tickets') },
    printed: { allowed: t('staff.settings.printed.is-allowed'), none: t('staff.settings.printed.is-none') },
    isHidden: { false: t('staff.audit.hidden.false'), true: t('staff.audit.hidden.true') },
    outcome: { strike: t('staff.audit.outcome.strike'), dismiss: t('staff.audit.outcome.dismiss') },
    colour: Object.fromEntries(colours.map((colour) => [colour, ofColours(`colour.${colour}`)])),
  };
  const numberText = (field: string, value: number) => {
    if (field === 'startsAt' || field === 'endsAt') return times.format(value);
    return String(value / (units[field] ?? 1));
  };
  const valueOf = (field: string, value: unknown): string => {
    if (Array.isArray(value)) return value.map(String).join(', ') || '–';
    if (typeof value === 'number') return numberText(field, value);
    return choices[field]?.[String(value)] ?? String(value);
  };
  return ({ detail = {} }) =>
    Object.entries(detail).map(([field, value]) => ({
      name: nameOf(field),
      value: valueOf(field, value),
      isTechnical: technical.has(field),
    }));
}
