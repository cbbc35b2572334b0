import { useReadCities } from '@rainbow-rabbit/parts/cities/reading';
import { MissingPage } from '@rainbow-rabbit/shared/area';
import { Navigate, useParams } from '@rainbow-rabbit/shared/router';
import { Page } from '@rainbow-rabbit/shared/ui';
import { isCitySlug } from '../cities/cities';
import { useKnownCities } from '../cities/known-cities';
import { useCityName } from '../cities/use-city-name';
import { NoCommunityNote } from '../community/no-community-note';
import { useCommunity } from '../community/use-community';
import { ReadingState } from '../live/reading-state';
import { useMessages } from '../messages';
import { CityOf } from './city-of';

/**
 * The page of a city that the community added, by the slug in its route. A slug that no city has is a missing page, once
 * the community has answered.
 */
export function AddedCityScreen() {
  const t = useMessages();
  const { city: slug = '' } = useParams();
  const { reading, refresh } = useReadCities();
  const city = useKnownCities().find((known) => known.slug === slug);
  const name = useCityName()(slug);
  const hasCommunity = useCommunity() !== null;
  if (city && isCitySlug(slug)) return <Navigate to={city.path} replace />;
  if (city) {
    const section = {
      kind: 'text',
      title: t('city.added.title'),
      body: t('city.added.text', { city: name }),
    } as const;
    const text = {
      lead: t('city.added.lead', { city: name }),
      content: { v: 1, sections: [section] },
    } as const;
    return <CityOf city={city} title={t('city.added', { city: name })} text={text} />;
  }
  if (hasCommunity && reading.status === 'current') return <MissingPage />;
  return (
    <>
      <Page title={t('title.city')} width="narrow">
        {hasCommunity && <ReadingState reading={reading} refresh={() => void refresh()} />}
      </Page>
      <NoCommunityNote />
    </>
  );
}
