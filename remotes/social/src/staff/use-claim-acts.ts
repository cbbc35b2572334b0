import { admissionSettingsOf } from '@rainbow-rabbit/parts/console/admission/domain';
import { keptBy } from '@rainbow-rabbit/parts/outbox';
import {
  type EarningKind,
  earningKinds,
  type Pot,
  type ProcessPlace,
  setCaps,
  setCommunityAdmission,
  setCommunityToken,
  setRates,
} from '@rainbow-rabbit/processes/community/client';
import { isAddress, type ProcessId } from '@rainbow-rabbit/shared/arweave';
import { useMemo } from 'react';
import { useCommunity } from '../community/use-community';
import type { ActValues, StaffActForm } from './act-form';
import { admissionOfText, isWrongAdmission } from './admission-text.domain';
import { useCommunityStaffMessages } from './staff-messages';

type StaffText = ReturnType<typeof useCommunityStaffMessages>;

/** The kinds of points that a program can earn as well as a person, any number of times. */
const playableKinds = ['game', 'challenge'] as const;

const isQuantity = (text: string) => /^(0|[1-9]\d{0,39})$/.test(text);

/** Returns the values that were filled in. */
function filledIn<Name extends string>(
  values: ActValues,
  names: readonly Name[],
): Partial<Record<Name, string>> {
  const filled = names.filter((name) => values[name]?.trim());
  return Object.fromEntries(filled.map((name) => [name, values[name]?.trim() ?? ''])) as Partial<
    Record<Name, string>
  >;
}

/** Returns the names of the fields at fault: those that are no quantity, or all where none is filled in. */
function wrongQuantities<Name extends string>(values: ActValues, names: readonly Name[]): readonly Name[] {
  const filled = filledIn(values, names);
  const wrong = names.filter((name) => filled[name] !== undefined && !isQuantity(filled[name]));
  return Object.keys(filled).length > 0 ? wrong : names;
}

function admissionForm(community: ProcessPlace, t: StaffText, pot: Pot | undefined): StaffActForm {
  return {
    title: t('staff.admission'),
    text: t('staff.admission.text'),
    now: pot && t('staff.admission.now', { who: t(`staff.admission.admitted.${pot.admission.by}`) }),
    fields: [{ name: 'admission', kind: 'admission', label: t('staff.admission.label'), start: 'tickets' }],
    check: ({ admission = '' }) => (isWrongAdmission(admission) ? ['admission'] : []),
    send: ({ admission = '' }, reason, signer) =>
      setCommunityAdmission(
        community,
        { admission: admissionSettingsOf(admissionOfText(admission)), reason },
        keptBy(signer),
      ),
  };
}

function ratesForm(community: ProcessPlace, t: StaffText): StaffActForm {
  return {
    title: t('staff.rates'),
    text: t('staff.rates.text'),
    fields: earningKinds.map((kind) => ({
      name: kind,
      kind: 'text',
      label: t(`staff.rate.${kind}`),
      isOptional: true,
    })),
    check: (values) => wrongQuantities<EarningKind>(values, earningKinds),
    warning: (values) => {
      const rates = filledIn<EarningKind>(values, earningKinds);
      const isPaid = playableKinds.some((kind) => rates[kind] !== undefined && !/^0+$/.test(rates[kind]));
      return isPaid ? t('staff.rates.playable') : undefined;
    },
    send: (values, reason, signer) =>
      setRates(community, { rates: filledIn<EarningKind>(values, earningKinds), reason }, keptBy(signer)),
  };
}

const capNames = ['person', 'pot'] as const;

function capsForm(community: ProcessPlace, t: StaffText, pot: Pot | undefined): StaffActForm {
  return {
    title: t('staff.caps'),
    text: t('staff.caps.text'),
    now: pot && t('staff.caps.now', { ...pot.caps }),
    fields: capNames.map((name) => ({
      name,
      kind: 'text',
      label: t(`staff.caps.${name}`),
      isOptional: true,
    })),
    check: (values) => wrongQuantities(values, capNames),
    send: (values, reason, signer) =>
      setCaps(community, { ...filledIn(values, capNames), reason }, keptBy(signer)),
  };
}

function tokenForm(community: ProcessPlace, t: StaffText): StaffActForm {
  return {
    title: t('staff.token'),
    text: t('staff.token.text'),
    fields: [{ name: 'process', kind: 'text', label: t('staff.field.process') }],
    check: ({ process = '' }) => (isAddress(process.trim()) ? [] : ['process']),
    send: ({ process = '' }, reason, signer) =>
      setCommunityToken(community, { process: process.trim() as ProcessId, reason }, keptBy(signer)),
  };
}

/** The acts of the staff that belong to claims: who is paid, what points are worth, how much of it in a day, and the token. */
export function useClaimActs(pot: Pot | undefined): readonly StaffActForm[] {
  const community = useCommunity();
  const t = useCommunityStaffMessages();
  return useMemo(
    () =>
      community
        ? [
            admissionForm(community, t, pot),
            ratesForm(community, t),
            capsForm(community, t, pot),
            tokenForm(community, t),
          ]
        : [],
    [community, t, pot],
  );
}
