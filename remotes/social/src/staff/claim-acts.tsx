import { AdmissionFields } from '@rainbow-rabbit/parts/console/admission';
import {
  type AdmissionValues,
  admissionFaults,
  admissionSettingsOf,
} from '@rainbow-rabbit/parts/console/admission/domain';
import { FieldSet } from '@rainbow-rabbit/parts/console/form';
import { keptBy } from '@rainbow-rabbit/parts/outbox';
import {
  earningKinds,
  type Pot,
  type ProcessPlace,
  setCaps,
  setCommunityAdmission,
  setCommunityToken,
  setRates,
} from '@rainbow-rabbit/processes/community/client';
import { isAddress, type ProcessId } from '@rainbow-rabbit/shared/arweave';
import type { StaffActForm, StaffText } from './act-form';

/** The kinds of points that a program can earn as well as a person, any number of times. */
const playableKinds = ['game', 'challenge'] as const;

const capNames = ['person', 'pot'] as const;

type Quantities<Name extends string> = Readonly<Record<Name, string>>;

const emptyQuantities = <Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, ''])) as Quantities<Name>;

/** Returns the quantities that were filled in. */
const filledIn = <Name extends string>(values: Quantities<Name>) =>
  Object.fromEntries(
    Object.entries<string>(values)
      .map(([name, text]) => [name, text.trim()] as const)
      .filter(([, text]) => text),
  ) as Partial<Quantities<Name>>;

/** Returns the names of the fields at fault: those that are no quantity, or all where none is filled in. */
function wrongQuantities(values: Quantities<string>): readonly string[] {
  const filled = Object.entries(filledIn(values));
  if (filled.length === 0) return Object.keys(values);
  return filled.filter(([, text = '']) => !/^(0|[1-9]\d{0,39})$/.test(text)).map(([name]) => name);
}

/** The acts of the staff that belong to claims: who is paid, what points are worth, how much of it in a day, and the token. */
export function claimActs(
  community: ProcessPlace,
  t: StaffText,
  pot: (Pot & { admits: string }) | undefined,
): StaffActForm[] {
  const optional = t('staff.optional');
  const admission: StaffActForm<AdmissionValues> = {
    reason: 'Admission set',
    title: t('staff.admission'),
    text: t('staff.admission.text'),
    now: pot && t('staff.admission.now', { who: pot.admits }),
    start: { admittedBy: 'tickets', events: [] },
    fields: [],
    own: ({ values, set, faultOf }) => (
      <FieldSet name={t('staff.admission.label')}>
        <AdmissionFields
          values={values}
          isFaulty={faultOf('events') !== undefined}
          texts={{ anybody: t('staff.admission.anybody-text'), tickets: t('staff.admission.tickets-text') }}
          onChange={set}
        />
      </FieldSet>
    ),
    wrong: (values) => [...admissionFaults(values)].map(() => 'events'),
    send: ({ admittedBy, events }, reason, signer) =>
      setCommunityAdmission(
        community,
        { admission: admissionSettingsOf({ admittedBy, events }), reason },
        keptBy(signer),
      ),
  };
  const rates: StaffActForm<Quantities<(typeof earningKinds)[number]>> = {
    reason: 'Rates set',
    title: t('staff.rates'),
    text: t('staff.rates.text'),
    start: emptyQuantities(earningKinds),
    fields: earningKinds.map((name) => ({ name, label: t(`staff.rate.${name}`), optional })),
    wrong: wrongQuantities,
    warning: (values) => {
      const isPaid = playableKinds.some((kind) => !/^0*$/.test(values[kind].trim()));
      return isPaid ? t('staff.rates.playable') : undefined;
    },
    send: (values, reason, signer) =>
      setRates(community, { rates: filledIn(values), reason }, keptBy(signer)),
  };
  const caps: StaffActForm<Quantities<(typeof capNames)[number]>> = {
    reason: 'Caps set',
    title: t('staff.caps'),
    text: t('staff.caps.text'),
    now: pot && t('staff.caps.now', { ...pot.caps }),
    start: emptyQuantities(capNames),
    fields: capNames.map((name) => ({ name, label: t(`staff.caps.${name}`), optional })),
    wrong: wrongQuantities,
    send: (values, reason, signer) => setCaps(community, { ...filledIn(values), reason }, keptBy(signer)),
  };
  const token: StaffActForm<{ process: string }> = {
    reason: 'Token set',
    title: t('staff.token'),
    text: t('staff.token.text'),
    start: { process: '' },
    fields: [{ name: 'process', kind: 'id', label: t('staff.field.process') }],
    wrong: ({ process }) => (isAddress(process.trim()) ? [] : ['process']),
    send: ({ process }, reason, signer) =>
      setCommunityToken(community, { process: process.trim() as ProcessId, reason }, keptBy(signer)),
  };
  return [admission, rates, caps, token] as StaffActForm[];
}
