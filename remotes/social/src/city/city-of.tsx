import { ButtonLink, Card, Page } from '@rainbow-rabbit/shared/ui';
import type { City } from '../cities/cities';
import { cityColours } from '../cities/city-colours';
import { useCityName } from '../cities/use-city-name';
import { NoCommunityNote } from '../community/no-community-note';
import { useCommunity } from '../community/use-community';
import { CityText } from '../editing/city-text';
import { useEditedCity } from '../editing/use-edited-city';
import { useMessages } from '../messages';
import { ReportButton } from '../report/report-button';
import { CitySkyline } from '../skyline/skyline';
import { NextMeetUps } from '../upcoming/next-meet-ups';
import { OpenMeetUp } from '../upcoming/open-meet-up';
import { useMeetUps } from '../upcoming/use-meet-ups';
import type { BuiltInPage } from './built-in-page';
import { BuiltInText } from './built-in-text';
import { CityBoard } from './city-board';
import { CityMeetUps } from './city-meet-ups';
import { CityOrganisers } from './city-organisers';
import { CityPlay } from './city-play';
import styles from './city-screen.module.css';

/** The next meet-ups of a page. */
const nextRows = 12;

interface CityOfProps {
  city: City;
  title: string;
  /** The text of the page until its organisers have written one. */
  text: BuiltInPage;
}

/** A city's page: what the city is, and what its community does. */
export function CityOf({ city, title, text: { lead, content } }: CityOfProps) {
  const t = useMessages();
  const { slug } = city;
  const name = useCityName()(slug);
  const community = useCommunity();
  const range = { city: slug, offset: 0, limit: nextRows };
  const next = useMeetUps(community, range);
  const live = useEditedCity(community, {
    city: slug,
    cityName: name,
    starter: content.sections,
    onMeetUps: () => void next.refresh(),
  });
  return (
    <div className={cityColours(city)}>
      <Page>
        <header className={styles.head}>
          <CitySkyline city={city} />
          <h1>{title}</h1>
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
          {community && (
            <div className={styles.more}>
              <CityBoard city={city} community={community} />
            </div>
          )}
          <div className={styles.text}>
            <CityText live={live}>
              <BuiltInText sections={content.sections} />
            </CityText>
          </div>
        </div>
        {community && <CityMeetUps city={city} community={community} range={range} next={next} />}
        <CityOrganisers city={slug} live={live} />
        <div>
          <ButtonLink to="/social" variant="secondary">
            {t('about.cities')}
          </ButtonLink>
          <ReportButton kind="city" id={slug} title={name} />
        </div>
      </Page>
      <NoCommunityNote />
    </div>
  );
}
