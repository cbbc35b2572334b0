import type { LeaderboardRow } from '@rainbow-rabbit/processes/rabbit/client';
import { useLocale } from '@rainbow-rabbit/shared/i18n';
import { useMessages } from '../messages';
import { rainbowSteps } from './rainbow-graph.domain';
import styles from './rainbow-graph.module.css';

/** The rainbows of the first page of the leaderboard over time; nothing with fewer than two. */
export function RainbowGraph({ rows }: { rows: readonly Pick<LeaderboardRow, 'count' | 'at'>[] }) {
  const t = useMessages();
  const { iso } = useLocale();
  const steps = rainbowSteps(rows);
  if (!steps) return null;
  const time = new Intl.DateTimeFormat(iso, { weekday: 'short', hour: 'numeric', minute: '2-digit' });
  const [first, last] = [time.format(steps.from), time.format(steps.to)];
  return (
    <figure className={styles.graph}>
      <figcaption className={styles.title}>{t('board.graph')}</figcaption>
      <svg
        className={styles.field}
        viewBox="0 0 100 40"
        preserveAspectRatio="none"
        role="img"
        aria-label={t('board.graph.label', { count: steps.count, first, last })}
      >
        <path className={styles.line} d={steps.path} vectorEffect="non-scaling-stroke" />
      </svg>
      <p className={styles.times} aria-hidden="true">
        <span>{first}</span>
        <span>{last}</span>
      </p>
    </figure>
  );
}
