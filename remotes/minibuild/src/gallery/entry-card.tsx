import type { EntryRow } from '@rainbow-rabbit/processes/minibuild/client';
import { useLocale } from '@rainbow-rabbit/shared/i18n';
import { Link } from '@rainbow-rabbit/shared/router';
import { memo, type ReactNode } from 'react';
import { useContest } from '../contest/use-contest';
import { useContestPath } from '../contest/use-contest-path';
import { useMessages } from '../messages';
import wholeLink from '../whole-link.module.css';
import styles from './entry-card.module.css';
import { EntryPreview } from './preview/entry-preview';

interface EntryCardProps {
  /** Undefined while the entry is on its way. */
  entry: EntryRow | undefined;
  /** The way to approve it, where there is one. */
  children?: ReactNode;
}

/** One entry of the gallery: its picture, title and team. All cards have one size, so nothing jumps. */
export const EntryCard = memo(function EntryCard({ entry, children }: EntryCardProps) {
  const t = useMessages();
  const pathOf = useContestPath();
  const { phase } = useContest();
  const { iso } = useLocale();
  if (!entry) return <div className={styles.card} data-empty aria-hidden="true" />;
  const { place } = entry;
  return (
    <article className={styles.card} data-lean={entry.entry % 3}>
      <EntryPreview entry={entry} />
      <div className={styles.text}>
        <h3 className={styles.title}>
          <Link
            className={`${wholeLink.link} ${styles.link}`}
            to={pathOf(`/mini-build/entries/${entry.entry}`)}
          >
            <bdi>{entry.title}</bdi>
          </Link>
        </h3>
        <p className={styles.team}>
          <bdi>{entry.team.name}</bdi>
          {phase === 'building' && entry.seeking && (
            <>
              {' · '}
              {t('gallery.seeking')}
            </>
          )}
        </p>
      </div>
      {place !== undefined && (
        <p className={styles.place} data-first={place === 1 || undefined}>
          {t('gallery.place', { place: new Intl.NumberFormat(iso).format(place) })}
        </p>
      )}
      {children}
    </article>
  );
});
