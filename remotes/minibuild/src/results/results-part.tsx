import type { Contest, ProcessPlace, Results } from '@rainbow-rabbit/processes/minibuild/client';
import { useLocale } from '@rainbow-rabbit/shared/i18n';
import { valueOf } from '@rainbow-rabbit/shared/reading';
import { Button } from '@rainbow-rabbit/shared/ui';
import { useState } from 'react';
import { ContestState } from '../contest/contest-state';
import { useContest } from '../contest/use-contest';
import { useMessages } from '../messages';
import { FirstEntries } from './first-entries';
import { sharedPlaces } from './how.domain';
import { HowCounted } from './how-counted';
import { OwnKeepsake } from './own-keepsake';
import { PaymentsPart } from './payments-part';
import { ResultRowView } from './result-row';
import styles from './results-part.module.css';
import { useResults } from './use-results';

/** The published results: places, how they came about, and what was paid. */
export function ResultsPart({ contest }: { contest: Contest }) {
  const { place } = useContest();
  return place ? <LiveResults contest={contest} place={place} /> : null;
}

function LiveResults({ contest, place }: { contest: Contest; place: ProcessPlace }) {
  const t = useMessages();
  const { iso } = useLocale();
  const { reading, refresh, more } = useResults(place);
  const [last, setLast] = useState<Results>();
  const read = valueOf(reading);
  // Further rows come as another reading: the rows that are there stay meanwhile.
  if (read && read !== last) setLast(read);
  const results = read ?? last;
  const { facts, publishedAt } = contest;
  if (!results || !facts) return <ContestState reading={reading} refresh={refresh} />;
  const shared = sharedPlaces(results.rows);
  const time = new Intl.DateTimeFormat(iso, { dateStyle: 'long', timeStyle: 'short' });
  return (
    <div className={styles.results}>
      <section className={styles.part} aria-labelledby="results-title">
        <h2 id="results-title">{t('results.title')}</h2>
        {publishedAt !== undefined && (
          <p className={styles.soft}>{t('results.published', { time: time.format(publishedAt) })}</p>
        )}
        <ContestState
          reading={reading.status === 'loading' ? { status: 'current', value: 0, at: 0 } : reading}
          refresh={refresh}
        />
        {results.rows.length === 0 ? (
          <p className={styles.soft}>{t('results.none')}</p>
        ) : (
          <>
            <FirstEntries
              title={contest.texts?.name || t('title.home')}
              rows={results.rows}
              prizes={facts.prizes}
              shared={shared}
            />
            <ol className={styles.rows} aria-label={t('results.all')}>
              {results.rows.map((row) => (
                <li key={row.entry}>
                  <ResultRowView
                    row={row}
                    most={results.mostApprovals}
                    voteWeight={facts.voteWeight}
                    isShared={shared.has(row.place)}
                  />
                </li>
              ))}
            </ol>
          </>
        )}
        {results.rows.length < results.total && (
          <div>
            <Button variant="secondary" busy={reading.status === 'loading'} onClick={more}>
              {t('results.more')}
            </Button>
          </div>
        )}
      </section>
      <OwnKeepsake place={place} />
      <PaymentsPart place={place} />
      <HowCounted contest={contest} results={results} process={place.process} />
    </div>
  );
}
