import { useReadCities } from '@rainbow-rabbit/parts/cities/reading';
import { usePayload } from '@rainbow-rabbit/shared/area';
import { Card, Notice, Page } from '@rainbow-rabbit/shared/ui';
import { useCityPath } from '../cities/known-cities';
import { useCityName } from '../cities/use-city-name';
import { parseBuiltInHome } from '../city/built-in-page';
import { BuiltInText } from '../city/built-in-text';
import { NoCommunityNote } from '../community/no-community-note';
import { useCommunity } from '../community/use-community';
import { useAskedEvent } from '../editing/use-asked-event';
import { CitiesMap } from '../map/cities-map';
import { useMessages } from '../messages';
import { NextMeetUps } from '../upcoming/next-meet-ups';
import { OpenMeetUp } from '../upcoming/open-meet-up';
import { useMeetUps } from '../upcoming/use-meet-ups';
import { HomeLinks } from './home-links';
import styles from './home-page.module.css';
import { OnNow } from './on-now';

/** The next meet-ups that the home has room for. */
const nextRows = 3;

/** The home of the communities: where they are, what is on, and what they are. */
export function CommunitiesHome() {
  const t = useMessages();
  const community = useCommunity();
  const asked = useAskedEvent();
  const next = useMeetUps(community, { offset: 0, limit: nextRows });
  useReadCities();
  const pathOf = useCityPath();
  const nameOf = useCityName();
  const { lead, cities: lines, content } = parseBuiltInHome(usePayload('/social'));
  return (
    <>
      <Page title={t('title.home')} intro={lead}>
        <OpenMeetUp path="/social" />
        {asked && <Notice>{t('home.propose')}</Notice>}
        <CitiesMap lines={lines} asked={asked} />
        {community && (
          <Card>
            <h2>{t('upcoming.title')}</h2>
            <NextMeetUps community={community} live={next} rows={3} pathOf={pathOf} nameOf={nameOf} />
          </Card>
        )}
        <div className={styles.columns}>
          <BuiltInText sections={content.sections} />
          <OnNow />
        </div>
        <HomeLinks />
      </Page>
      <NoCommunityNote />
    </>
  );
}
