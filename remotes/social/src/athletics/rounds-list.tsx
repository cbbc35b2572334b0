import { FoldedPart } from '@rainbow-rabbit/parts/fields';
import type { LeagueSeason, ProcessPlace } from '@rainbow-rabbit/processes/community/client';
import { useLocale } from '@rainbow-rabbit/shared/i18n';
import { useAthleticsMessages } from './athletics-messages';
import { RoundScores } from './round-scores';
import styles from './rounds-list.module.css';

interface RoundsListProps {
  community: ProcessPlace;
  rounds: LeagueSeason['rounds'];
}

/** The rounds of the season, the newest first; an opened one shows the cities' scores and who carried them. A cancelled one has none. */
export function RoundsList({ community, rounds }: RoundsListProps) {
  const t = useAthleticsMessages();
  return (
    <section className={styles.rounds}>
      <h2>{t('league.rounds')}</h2>
      {rounds.length === 0 && <p>{t('league.rounds.none')}</p>}
      {rounds.map((round) => (
        <Round key={round.number} community={community} round={round} />
      ))}
    </section>
  );
}

interface RoundProps {
  community: ProcessPlace;
  round: LeagueSeason['rounds'][number];
}

function Round({ community, round }: RoundProps) {
  const t = useAthleticsMessages();
  const { iso } = useLocale();
  const dates = new Intl.DateTimeFormat(iso, { dateStyle: 'medium', timeStyle: 'short' }).formatRange(
    round.startsAt,
    round.endsAt,
  );
  const facts = (
    <>
      <bdi className={styles.title}>{round.title}</bdi>
      <span className={styles.facts}>
        <span className={styles.phase} data-phase={round.state}>
          {t(`league.phase.${round.state}`)}
        </span>
        {t(`league.kind.${round.kind}`)} · {dates}
      </span>
    </>
  );
  if (round.state === 'cancelled')
    return (
      <div className={`${styles.round} ${styles.summary} ${styles.label} ${styles.cancelled}`}>{facts}</div>
    );
  return (
    <FoldedPart
      className={styles.round}
      labelClass={styles.summary}
      label={<span className={styles.label}>{facts}</span>}
    >
      {() => <RoundScores community={community} round={round.number} />}
    </FoldedPart>
  );
}
