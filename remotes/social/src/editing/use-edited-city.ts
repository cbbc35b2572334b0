import type { CityPage, ProcessPlace } from '@rainbow-rabbit/processes/community/client';
import { useLocale } from '@rainbow-rabbit/shared/i18n';
import { type Reading, valueOf } from '@rainbow-rabbit/shared/reading';
import { useState } from 'react';
import type { PageSection } from '../page-content/domain/content-schema';
import { useCityPage } from '../page-ledger/use-city-page';
import type { EditedCity } from './open-editor';

interface CityParams {
  /** Slug of the city. */
  city: string;
  cityName: string;
  /** The sections of the built-in text, from which the organisers' first revision begins. */
  starter: readonly PageSection[];
  /** Reads the meet-ups again, after one was saved. */
  onMeetUps: () => void;
}

export interface LiveCityPage {
  reading: Reading<CityPage>;
  /** Reads the page again now. */
  refresh: () => void;
  /** The page as its editor takes it; undefined until it was read. */
  edited: EditedCity | undefined;
  /** True once this browser has published the page since it is open. */
  hasPublished: boolean;
}

/** Reads a city's page in the language of the app while it is on the screen, and again after each edit. */
export function useEditedCity(
  community: ProcessPlace | null,
  { city, cityName, starter, onMeetUps }: CityParams,
): LiveCityPage {
  const { code: language } = useLocale();
  const { reading, refresh } = useCityPage(community, { city, language });
  const [hasPublished, setHasPublished] = useState(false);
  const page = valueOf(reading);
  const readAgain = () => void refresh();
  const edited = page && {
    city,
    cityName,
    zone: page.zone,
    lead: page.lead,
    language,
    organisers: page.organisers,
    starter,
    onPublished: () => {
      setHasPublished(true);
      readAgain();
    },
    onMeetUps,
    onOrganisers: readAgain,
  };
  return { reading, refresh: readAgain, edited, hasPublished };
}
