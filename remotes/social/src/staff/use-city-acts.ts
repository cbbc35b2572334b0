import { keptBy } from '@rainbow-rabbit/parts/outbox';
import { changeCommunityStaff, type ProcessPlace, setCity } from '@rainbow-rabbit/processes/community/client';
import { type Address, isAddress } from '@rainbow-rabbit/shared/arweave';
import { useSearchParams } from '@rainbow-rabbit/shared/router';
import { useMemo } from 'react';
import { type CitySlug, cities, citySlugs } from '../cities/cities';
import { useCityName } from '../cities/use-city-name';
import { useCommunity } from '../community/use-community';
import type { ActField, ActValues, StaffActForm } from './act-form';
import { useCommunityStaffMessages } from './staff-messages';

type StaffText = ReturnType<typeof useCommunityStaffMessages>;

/** Returns the names of those fields that hold something else than a wallet's address. */
const wrongAddresses = (values: ActValues, names: readonly string[]): string[] =>
  names.filter((name) => values[name]?.trim() && !isAddress(values[name].trim()));

const walletField = (name: string, label: string): ActField => ({
  name,
  kind: 'text',
  label,
  isOptional: true,
});

interface CityFormParams {
  t: StaffText;
  cityName: (slug: string) => string;
  /** The city that the address of the page names. */
  asked: CitySlug | undefined;
}

function cityForm(community: ProcessPlace, { t, cityName, asked }: CityFormParams): StaffActForm {
  return {
    isAsked: asked !== undefined,
    title: t('staff.city'),
    text: t('staff.city.text'),
    fields: [
      {
        name: 'city',
        kind: 'choice',
        label: t('staff.field.city-page'),
        start: asked ?? citySlugs[0],
        options: citySlugs.map((slug) => ({ value: slug, label: cityName(slug) })),
      },
      walletField('lead', t('staff.field.lead')),
    ],
    check: (values) => wrongAddresses(values, ['lead']),
    send: ({ city, lead = '' }, reason, signer) => {
      const { slug, zone } = cities[citySlugs.find((one) => one === city) ?? citySlugs[0]];
      const address = lead.trim();
      return setCity(
        community,
        { slug, zone, ...(isAddress(address) && { lead: address }), reason },
        keptBy(signer),
      );
    },
  };
}

function membersForm(community: ProcessPlace, t: StaffText): StaffActForm {
  const listOf = (text = ''): readonly Address[] => {
    const address = text.trim();
    return isAddress(address) ? [address] : [];
  };
  return {
    title: t('staff.members'),
    text: t('staff.members.text'),
    fields: [walletField('add', t('staff.field.add')), walletField('remove', t('staff.field.remove'))],
    check: (values) =>
      values.add?.trim() || values.remove?.trim()
        ? wrongAddresses(values, ['add', 'remove'])
        : ['add', 'remove'],
    send: ({ add, remove }, reason, signer) =>
      changeCommunityStaff(community, { add: listOf(add), remove: listOf(remove), reason }, keptBy(signer)),
  };
}

/** The acts of the staff that belong to cities: a city with its lead, and who the staff are. */
export function useCityActs(): readonly StaffActForm[] {
  const community = useCommunity();
  const t = useCommunityStaffMessages();
  const cityName = useCityName();
  const city = useSearchParams()[0].get('city');
  const asked = citySlugs.find((slug) => slug === city);
  return useMemo(
    () => (community ? [cityForm(community, { t, cityName, asked }), membersForm(community, t)] : []),
    [community, t, cityName, asked],
  );
}
