import { keptBy } from '@rainbow-rabbit/parts/outbox';
import {
  changeCommunityStaff,
  hideMeetUp,
  hidePersonName,
  type ProcessPlace,
  setCity,
} from '@rainbow-rabbit/processes/community/client';
import { type Address, isAddress } from '@rainbow-rabbit/shared/arweave';
import type { useSharedMessages } from '@rainbow-rabbit/shared/i18n';
import type { City } from '../cities/cities';
import type { StaffActForm, StaffText } from './act-form';
import { newCityAct } from './new-city';

/** Returns the names of those fields that hold something else than a wallet's address. */
const wrongAddresses = (values: Readonly<Record<string, string>>): string[] =>
  Object.keys(values).filter((name) => values[name]?.trim() && !isAddress(values[name].trim()));

/** Returns the address in a field; none for a field that was left empty. */
const addressesIn = (text: string): readonly Address[] => [text.trim()].filter(isAddress);

interface CityFormParams {
  t: StaffText;
  ofColours: ReturnType<typeof useSharedMessages>;
  cityName: (slug: string) => string;
  /** The cities that there are. */
  cities: readonly City[];
  /** The slug of the city that the address of the page names. */
  asked: string | undefined;
}

/** The acts of the staff that belong to cities and people: a city's lead, another city, names of people, meet-ups, and who the staff are. */
export function cityActs(
  community: ProcessPlace,
  { t, ofColours, cityName, cities, asked }: CityFormParams,
): StaffActForm[] {
  const optional = t('staff.optional');
  const city: StaffActForm<{ city: string; lead: string }> = {
    isAsked: asked !== undefined,
    reason: 'City set up',
    title: t('staff.city'),
    text: t('staff.city.text'),
    start: { city: asked ?? cities[0]?.slug ?? '', lead: '' },
    fields: [
      {
        name: 'city',
        kind: 'choice',
        label: t('staff.kind.city'),
        options: cities.map(({ slug }) => ({ value: slug, label: cityName(slug) })),
      },
      { name: 'lead', kind: 'id', label: t('staff.field.lead') },
    ],
    wrong: ({ lead }) => wrongAddresses({ lead }),
    send: ({ city: slug, lead: address }, reason, signer) => {
      const [lead] = addressesIn(address);
      return setCity(community, { slug, ...(lead && { lead }), reason }, keptBy(signer));
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
  const change = (hide: string) => ({
    name: 'change' as const,
    kind: 'choice' as const,
    label: t('staff.hide-name.is'),
    options: [
      { value: 'hidden', label: hide },
      { value: 'shown', label: t('staff.hide-name.shown') },
    ],
  });
  const name: StaffActForm<{ address: string; change: string }> = {
    title: t('staff.hide-name'),
    text: t('staff.hide-name.text'),
    start: { address: '', change: 'hidden' },
    fields: [
      { name: 'address', kind: 'id', label: t('staff.hide-name.of') },
      change(t('staff.hide-name.hidden')),
    ],
    wrong: ({ address }) => wrongAddresses({ address }),
    send: async ({ address: typed, change }, reason, signer) => {
      const [address] = addressesIn(typed);
      const isHidden = change === 'hidden';
      return address && hidePersonName(community, { address, isHidden, reason }, keptBy(signer));
    },
  };
  const meetUp: StaffActForm<{ number: string; change: string }> = {
    title: t('staff.hide-meet-up'),
    text: t('staff.hide-meet-up.text'),
    start: { number: '', change: 'hidden' },
    fields: [
      { name: 'number', kind: 'number', label: t('staff.hide-meet-up.of') },
      change(t('staff.hide-meet-up.hidden')),
    ],
    wrong: ({ number }) => (/^[1-9]\d{0,8}$/.test(number.trim()) ? [] : ['number']),
    send: ({ number, change: to }, reason, signer) =>
      hideMeetUp(community, { meetUp: Number(number), isHidden: to === 'hidden', reason }, keptBy(signer)),
  };
  const added = newCityAct(community, { t, ofColours, taken: cities.map(({ slug }) => slug) });
  return [city, added, name, meetUp, members] as StaffActForm[];
}
