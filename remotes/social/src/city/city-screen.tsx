import { usePayload } from '@rainbow-rabbit/shared/area';
import { ButtonLink, Card, Page } from '@rainbow-rabbit/shared/ui';
import { type CitySlug, cities } from '../cities/cities';
import colours from '../cities/city-colours.module.css';
import { NoCommunityNote } from '../community/no-community-note';
import { useCommunity } from '../community/use-community';
import { CityText } from '../editing/city-text';
import { useEditedCity } from '../editing/use-edited-city';
import { useMessages } from '../messages';
import { CitySkyline } from '../skyline/skyline';
import { NextMeetUps } from '../upcoming/next-meet-ups';
import { OpenMeetUp } from '../upcoming/open-meet-up';
import { useMeetUps } from '../upcoming/use-meet-ups';
import { parseBuiltInPage } from './built-in-page';
import { BuiltInText } from './built-in-text';
import { CityBoard } from './city-board';
import { CityMeetUps } from './city-meet-ups';
import { CityOrganisers } from './city-organisers';
import { CityPlay } from './city-play';
import styles from './city-screen.module.css';

/** The next meet-ups of a page. */
const nextRows = 12;

/** A city's page: what the city is, and what its community does. Its text is there with the page. */
export function CityScreen({ page: slug }: { page: CitySlug }) {
  const t = useMessages();
  const city = cities[slug];
  const name = t(`city.name.${slug}`);
  const community = useCommunity();
  const range = { city: slug, offset: 0, limit: nextRows };
  const next = useMeetUps(community, range);
  const { lead, content } = parseBuiltInPage(usePayload(city.path));
  const live = useEditedCity(community, {
    city: slug,
    cityName: name,
    starter: content.sections,
    onMeetUps: () => void next.refresh(),
  });
  return (
    <div className={`${colours.city} ${colours[slug]}`}>
      <Page>
        <header className={styles.head}>
          <CitySkyline city={slug} />
          <h1>{t(`title.${slug}`)}</h1>
          <p className={styles.lead}>{lead}</p>
        </header>
        <OpenMeetUp path={city.path} />
        <div className={styles.columns}>
          <div className={styles.aside}>
            <CityPlay city={city} edited={live.edited} />
            {community && (
              <Card>
                <h2 className={styles.small}>{t('upcoming.title')}</h2>
                <NextMeetUps community={community} live={next} rows={1} pathOf={() => city.path} />
              </Card>
            )}
          </div>
          <div className={styles.text}>
            <CityText live={live}>
              <BuiltInText sections={content.sections} />
            </CityText>
          </div>
          {community && (
            <div className={styles.more}>
              <CityBoard city={city} community={community} />
            </div>
          )}
        </div>
        {community && <CityMeetUps city={city} community={community} range={range} next={next} />}
        <CityOrganisers city={slug} live={live} />
        <div>
          <ButtonLink to="/social" variant="secondary">
            {t('about.cities')}
          </ButtonLink>
        </div>
      </Page>
      <NoCommunityNote />
    </div>
  );
}
