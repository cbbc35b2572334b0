import {
  type EarningKind,
  earningKinds,
  type ProcessPlace,
  setCommunityToken,
  setRates,
} from '@rainbow-rabbit/processes/community/client';
import { isAddress, type ProcessId } from '@rainbow-rabbit/shared/arweave';
import { useMemo } from 'react';
import { useCommunity } from '../community/use-community';
import type { ActValues, StaffActForm } from './act-form';
import { useCommunityStaffMessages } from './staff-messages';

type StaffText = ReturnType<typeof useCommunityStaffMessages>;

/** Returns the rates that were filled in. */
function ratesOf(values: ActValues): Partial<Record<EarningKind, string>> {
  const filled = earningKinds.filter((kind) => values[kind]?.trim());
  return Object.fromEntries(filled.map((kind) => [kind, values[kind]?.trim() ?? '']));
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
    check: (values) => {
      const rates = ratesOf(values);
      const wrong = earningKinds.filter((kind) => rates[kind] && !/^(0|[1-9]\d{0,39})$/.test(rates[kind]));
      return Object.keys(rates).length > 0 ? wrong : [...earningKinds];
    },
    send: (values, reason, signer) => setRates(community, { rates: ratesOf(values), reason }, { signer }),
  };
}

function tokenForm(community: ProcessPlace, t: StaffText): StaffActForm {
  return {
    title: t('staff.token'),
    text: t('staff.token.text'),
    fields: [{ name: 'process', kind: 'text', label: t('staff.field.process') }],
    check: ({ process = '' }) => (isAddress(process.trim()) ? [] : ['process']),
    send: ({ process = '' }, reason, signer) =>
      setCommunityToken(community, { process: process.trim() as ProcessId, reason }, { signer }),
  };
}

/** The acts of the staff that belong to claims: what points are worth, and the token. */
export function useClaimActs(): readonly StaffActForm[] {
  const community = useCommunity();
  const t = useCommunityStaffMessages();
  return useMemo(() => (community ? [ratesForm(community, t), tokenForm(community, t)] : []), [community, t]);
}
