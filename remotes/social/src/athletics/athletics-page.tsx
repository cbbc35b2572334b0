import { useWakingInterval } from '@rainbow-rabbit/parts/rest';
import {
  type Membership,
  type ProcessPlace,
  readLeague,
  readMembership,
} from '@rainbow-rabbit/processes/community/client';
import { useLocale } from '@rainbow-rabbit/shared/i18n';
import { useReading, valueOf } from '@rainbow-rabbit/shared/reading';
import { ButtonLink, Page } from '@rainbow-rabbit/shared/ui';
import { NoCommunityNote } from '../community/no-community-note';
import { useCommunity } from '../community/use-community';
import { useMember } from '../community/use-member';
import { ReadingState } from '../live/reading-state';
import { FetchedForms } from '../staff-part/fetched-forms';
import { useAthleticsMessages } from './athletics-messages';
import styles from './athletics-page.module.css';
import { JoinCard } from './join-card';
import { LeagueTable } from './league-table';
import { RoundsList } from './rounds-list';

/** The interval at which the league is read again while it is looked at (docs/product 9.186). */
const everyMs = 60_000;

/** The league of cities: the season, its table, its rounds, and the own city. */
export function AthleticsPage() {
  const t = useAthleticsMessages();
  const community = useCommunity();
  return (
    <>
      <Page title={t('league.title')} intro={t('league.intro')} width="normal">
        <p>
          <ButtonLink to="/social/athletics/about" variant="secondary">
            {t('league.rules')}
          </ButtonLink>
        </p>
        {community && <LiveLeague community={community} />}
      </Page>
      {!community && <NoCommunityNote />}
    </>
  );
}

function LiveLeague({ community }: { community: ProcessPlace }) {
  const t = useAthleticsMessages();
  const { iso } = useLocale();
  const address = useMember()?.address;
  const { reading, refresh } = useReading({
    key: 'league',
    everyMs: useWakingInterval(everyMs),
    read: (options) => readLeague(community, {}, options),
  });
  const mine = useReading<Membership | undefined>({
    key: address ? `mine ${address}` : undefined,
    everyMs: useWakingInterval(5 * everyMs),
    read: async (options) => address && readMembership(community, address, options),
  });
  const league = valueOf(reading);
  const role = valueOf(mine.reading);
  const season = league?.season;
  const date = new Intl.DateTimeFormat(iso, { dateStyle: 'long' });
  const refreshAll = () => {
    void refresh();
    void mine.refresh();
  };
  return (
    <>
      <ReadingState reading={reading} refresh={refreshAll} />
      {league && !season && <p>{t('league.none')}</p>}
      {league && season && (
        <>
          <header className={styles.season}>
            <h2>
              <bdi>{season.title}</bdi>
            </h2>
            <p>
              {t('league.dates', { from: date.format(season.startsAt), to: date.format(season.endsAt) })}{' '}
              {t('league.best', { count: season.best })}
            </p>
          </header>
          <JoinCard
            key={address}
            community={community}
            season={season}
            cities={league.table.map(({ city }) => city)}
            mine={mine.reading}
            refresh={refreshAll}
          />
          <LeagueTable table={league.table} own={role?.cityOfSeason} />
          <RoundsList community={community} rounds={league.rounds} />
        </>
      )}
      {role?.isStaff && <FetchedForms part="league" onActed={refreshAll} />}
    </>
  );
}
