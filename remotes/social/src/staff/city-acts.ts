import { keptBy } from '@rainbow-rabbit/parts/outbox';
import { changeCommunityStaff, type ProcessPlace, setCity } from '@rainbow-rabbit/processes/community/client';
import { type Address, isAddress } from '@rainbow-rabbit/shared/arweave';
import { type CitySlug, cities, citySlugs } from '../cities/cities';
import type { StaffActForm, StaffText } from './act-form';

/** Returns the names of those fields that hold something else than a wallet's address. */
const wrongAddresses = (values: Readonly<Record<string, string>>): string[] =>
  Object.keys(values).filter((name) => values[name]?.trim() && !isAddress(values[name].trim()));

/** Returns the address in a field; none for a field that was left empty. */
const addressesIn = (text: string): readonly Address[] => [text.trim()].filter(isAddress);

interface CityFormParams {
  t: StaffText;
  cityName: (slug: string) => string;
  /** The city that the address of the page names. */
  asked: CitySlug | undefined;
}

/** The acts of the staff that belong to cities: a city with its lead, and who the staff are. */
export function cityActs(community: ProcessPlace, { t, cityName, asked }: CityFormParams): StaffActForm[] {
  const optional = t('staff.optional');
  const city: StaffActForm<{ city: CitySlug; lead: string }> = {
    isAsked: asked !== undefined,
    reason: 'City set up',
    title: t('staff.city'),
    text: t('staff.city.text'),
    start: { city: asked ?? citySlugs[0], lead: '' },
    fields: [
      {
        name: 'city',
        kind: 'choice',
        label: t('staff.field.city-page'),
        options: citySlugs.map((slug) => ({ value: slug, label: cityName(slug) })),
      },
      { name: 'lead', kind: 'id', label: t('staff.field.lead'), optional },
    ],
    wrong: ({ lead }) => wrongAddresses({ lead }),
    send: ({ city: chosen, lead }, reason, signer) => {
      const { slug, zone } = cities[chosen];
      const [address] = addressesIn(lead);
      return setCity(community, { slug, zone, ...(address && { lead: address }), reason }, keptBy(signer));
    },
  };
  const members: StaffActForm<{ add: string; remove: string }> = {
    reason: 'Staff changed',
    title: t('staff.members'),
    text: t('staff.members.text'),
    start: { add: '', remove: '' },
    fields: [
      { name: 'add', kind: 'id', label: t('staff.field.add'), optional },
      { name: 'remove', kind: 'id', label: t('staff.field.remove'), optional },
    ],
    wrong: ({ add, remove }) =>
      add.trim() || remove.trim() ? wrongAddresses({ add, remove }) : ['add', 'remove'],
    send: ({ add, remove }, reason, signer) =>
      changeCommunityStaff(
        community,
        { add: addressesIn(add), remove: addressesIn(remove), reason },
        keptBy(signer),
      ),
  };
  return [city, members] as StaffActForm[];
}
