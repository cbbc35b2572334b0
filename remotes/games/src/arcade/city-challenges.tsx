import { type ProcessPlace, readChallenges } from '@rainbow-rabbit/processes/arcade/client';
import { useLocale } from '@rainbow-rabbit/shared/i18n';
import { valueOf } from '@rainbow-rabbit/shared/reading';
import { Link } from '@rainbow-rabbit/shared/router';
import { Card } from '@rainbow-rabbit/shared/ui';
import { challengePhase } from '../challenge/challenge-phase.domain';
import { challengePath } from '../games/placed-games';
import { LedgerState } from '../live/ledger-state';
import { useLedgerReading } from '../live/use-ledger-reading';
import { useMinuteWhile } from '../live/use-minute-while';
import { useMessages } from '../messages';
import styles from './city-challenges.module.css';

/** The newest challenges of a city. */
export function CityChallenges({ arcade, city }: { arcade: ProcessPlace; city: string }) {
  const t = useMessages();
  const { iso } = useLocale();
  const { reading, refresh } = useLedgerReading(`challenges ${arcade.process} ${city}`, (options) =>
    readChallenges(arcade, { city, offset: 0, limit: 6 }, options),
  );
  const rows = valueOf(reading)?.rows;
  const now = useMinuteWhile(rows !== undefined && rows.length > 0);
  const time = new Intl.DateTimeFormat(iso, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <Card>
      <h2 className={styles.title}>{t('challenges.title')}</h2>
      <LedgerState reading={reading} refresh={refresh} />
      {rows?.length === 0 && <p className={styles.soft}>{t('challenges.none')}</p>}
      {rows && rows.length > 0 && (
        <ul className={styles.list}>
          {rows.map((challenge) => {
            const phase = challengePhase(challenge, now);
            return (
              <li key={challenge.slug}>
                <Link className={styles.challenge} to={challengePath(challenge)}>
                  <bdi className={styles.name}>{challenge.name}</bdi>
                  <span className={styles.soft}>
                    {t(`title.${challenge.game}`)} ·{' '}
                    {t(`challenges.${phase}`, {
                      when: time.format(phase === 'ahead' ? challenge.startsAt : challenge.endsAt),
                    })}
                  </span>
                </Link>
              </li>
            );
          })}
        </ul>
      )}
    </Card>
  );
}
