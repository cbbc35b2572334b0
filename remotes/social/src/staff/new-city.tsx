import { keptBy } from '@rainbow-rabbit/parts/outbox';
import { ownZone, zoneNames } from '@rainbow-rabbit/parts/zone-time/domain';
import {
  cityColours as colours,
  maxCityNameLength,
  maxCitySlugLength,
  maxLatitude,
  maxLongitude,
  maxSkylineBuildings,
  maxSkylineSeed,
  type ProcessPlace,
  setCity,
  skylineGrounds,
  skylineLands,
} from '@rainbow-rabbit/processes/community/client';
import { isAddress } from '@rainbow-rabbit/shared/arweave';
import { locales, perLocale, type useSharedMessages } from '@rainbow-rabbit/shared/i18n';
import { canBeCity } from '../cities/can-be-city';
import { cityColours } from '../cities/city-colours';
import { CitySkyline } from '../skyline/skyline';
import type { StaffActForm, StaffText } from './act-form';
import {
  cityNamesOf,
  citySlugOf,
  degreesOf,
  drawnSkylineOf,
  type NewCityValues,
  skylineOf,
} from './new-city.domain';

interface NewCityParams {
  t: StaffText;
  ofColours: ReturnType<typeof useSharedMessages>;
  /** The slugs of the cities that there are. */
  taken: readonly string[];
}

/** The act that adds a city, with its skyline as it will be drawn. */
export function newCityAct(
  community: ProcessPlace,
  { t, ofColours, taken }: NewCityParams,
): StaffActForm<NewCityValues> {
  const optional = t('staff.optional');
  const choice = <Value extends string>(values: readonly Value[], label: (value: Value) => string) => ({
    kind: 'choice' as const,
    options: values.map((value) => ({ value, label: label(value) })),
  });
  return {
    reason: 'City added',
    title: t('staff.new-city'),
    text: t('staff.new-city.text'),
    start: {
      ...perLocale(() => ''),
      ...{ slug: '', latitude: '', longitude: '' },
      ...{ zone: ownZone(), lead: '' },
      ...{ colour: 'green', land: 'hills', ground: 'water', towers: '6', houses: '8', seed: '1' },
    },
    fields: [
      ...locales.map(({ code, name }) => ({
        name: code,
        label: t('staff.new-city.name', { language: name }),
        maxLength: maxCityNameLength,
        optional: code === 'en' ? undefined : optional,
      })),
      {
        name: 'slug',
        kind: 'id',
        label: t('staff.new-city.slug'),
        hint: t('staff.new-city.slug.hint'),
        maxLength: maxCitySlugLength,
        optional,
      },
      { name: 'latitude', kind: 'amount', label: t('staff.new-city.latitude') },
      { name: 'longitude', kind: 'amount', label: t('staff.new-city.longitude') },
      {
        name: 'zone',
        label: t('staff.new-city.zone'),
        ...choice(zoneNames([ownZone()]), (zone) => zone.replaceAll('_', ' ')),
      },
      { name: 'lead', kind: 'id', label: t('staff.field.lead'), optional },
      {
        name: 'colour',
        label: t('staff.new-city.colour'),
        ...choice(colours, (colour) => ofColours(`colour.${colour}`)),
      },
      {
        name: 'land',
        label: t('staff.new-city.land'),
        ...choice(skylineLands, (land) => t(`staff.new-city.land.${land}`)),
      },
      {
        name: 'ground',
        label: t('staff.new-city.ground'),
        ...choice(skylineGrounds, (ground) => t(`staff.new-city.ground.${ground}`)),
      },
      { name: 'towers', kind: 'number', label: t('staff.new-city.towers', { most: maxSkylineBuildings }) },
      { name: 'houses', kind: 'number', label: t('staff.new-city.houses', { most: maxSkylineBuildings }) },
      {
        name: 'seed',
        kind: 'number',
        label: t('staff.new-city.seed', { most: maxSkylineSeed }),
        hint: t('staff.new-city.seed.hint'),
      },
    ],
    own: ({ values }) => <Preview values={values} />,
    wrong: (values) => {
      const slug = citySlugOf(values);
      const skyline = skylineOf(values);
      const wrong: Partial<Record<keyof NewCityValues, boolean>> = {
        slug: !canBeCity({ city: slug }) || taken.includes(slug),
        latitude: degreesOf(values.latitude, maxLatitude) === undefined,
        longitude: degreesOf(values.longitude, maxLongitude) === undefined,
        lead: values.lead.trim() !== '' && !isAddress(values.lead.trim()),
        towers: skyline.towers === undefined,
        houses: skyline.houses === undefined,
        seed: skyline.seed === undefined,
      };
      return Object.entries(wrong).flatMap(([name, isWrong]) => (isWrong ? [name] : []));
    },
    send: (values, reason, signer) => {
      const lead = values.lead.trim();
      const data = {
        slug: citySlugOf(values),
        zone: values.zone,
        names: cityNamesOf(values),
        latitude: degreesOf(values.latitude, maxLatitude),
        longitude: degreesOf(values.longitude, maxLongitude),
        skyline: drawnSkylineOf(values),
        ...(isAddress(lead) && { lead }),
        reason,
      };
      return setCity(community, data, keptBy(signer));
    },
  };
}

/** The skyline as the city's page will show it, in the colours of the page. */
function Preview({ values }: { values: NewCityValues }) {
  const skyline = drawnSkylineOf(values);
  return (
    <div className={cityColours({ slug: '', colour: skyline.colour, skyline })}>
      <CitySkyline key={JSON.stringify(skyline)} city={{ slug: '', skyline }} />
    </div>
  );
}
