import type { Address } from '@rainbow-rabbit/shared/arweave';
import type { ProcessPlace, ProcessReadOptions, ProcessSendOptions } from '../../common/client';
import type { PageRange } from '../../common/client/page-range';
import { communityCalls } from './community-calls';
import { maxCities, maxCitiesPage, maxCityIndexPage } from './generated';
import {
  type CityList,
  type CityLook,
  type CityRow,
  cityIndexSchema,
  cityListSchema,
  organisersSchema,
} from './replies/cities';
import { communityAct } from './staff';
import { readWholeList } from './whole-list';

/** Adds a city, or changes one: what is absent stays as it is. An added one needs all but a lead. */
export const setCity = /* @__PURE__ */ communityAct('City');

/** Adds and removes organisers of a city; its lead always is one. For the lead and the staff. */
export function changeOrganisers(
  community: ProcessPlace,
  change: { city: string; add?: readonly Address[]; remove?: readonly Address[] },
  options: ProcessSendOptions,
): Promise<CityRow> {
  return communityCalls.send(
    community,
    { action: 'Organisers', data: change, schema: organisersSchema },
    options,
  );
}

/** Reads a page of the cities. */
export function readCities(
  community: ProcessPlace,
  page: PageRange,
  options?: ProcessReadOptions,
): Promise<CityList> {
  return communityCalls.read(community, { action: 'Cities', data: page, schema: cityListSchema }, options);
}

/** Reads all cities, page by page, but no more than there can be. */
export async function readAllCities(
  community: ProcessPlace,
  options?: ProcessReadOptions,
): Promise<readonly CityRow[]> {
  const cities: CityRow[] = [];
  for (;;) {
    const page = await readCities(community, { offset: cities.length, limit: maxCitiesPage }, options);
    cities.push(...page.cities);
    if (page.cities.length === 0 || cities.length >= Math.min(page.total, maxCities)) return cities;
  }
}

/** Reads what visitors see of all cities, hidden ones too. */
export const readCityIndex = (
  community: ProcessPlace,
  options?: ProcessReadOptions,
): Promise<readonly CityLook[]> =>
  readWholeList({
    ...{ name: 'cities', longest: maxCityIndexPage, most: maxCities },
    read: (data, published) =>
      communityCalls.read(
        community,
        { action: 'CityIndex', data, schema: cityIndexSchema, published },
        options,
      ),
  });
