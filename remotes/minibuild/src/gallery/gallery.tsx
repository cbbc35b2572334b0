import { FoldedPart } from '@rainbow-rabbit/parts/fields';
import { readingOfRows } from '@rainbow-rabbit/parts/rows';
import type {
  Contest,
  ContestPhase,
  EntryRow,
  ProcessPlace,
} from '@rainbow-rabbit/processes/minibuild/client';
import { useLocale } from '@rainbow-rabbit/shared/i18n';
import { Notice } from '@rainbow-rabbit/shared/ui';
import { useCallback, useState } from 'react';
import { ContestState } from '../contest/contest-state';
import { useContest } from '../contest/use-contest';
import { useMessages } from '../messages';
import { ApproveButton } from '../voting/approve-button';
import { BallotBar } from '../voting/ballot-bar';
import { useBallot } from '../voting/use-ballot';
import { EntriesGrid } from './entries-grid';
import styles from './gallery.module.css';
import { GalleryFilters } from './gallery-filters';
import { useEntries } from './use-entries';
import { useGalleryView } from './use-gallery-view';

interface GalleryProps {
  contest: Contest;
  phase: ContestPhase;
}

/** All entries of the contest. While votes are given, each can be approved here. */
export function Gallery(props: GalleryProps) {
  const { place } = useContest();
  return place ? <LiveGallery {...props} place={place} /> : null;
}

function LiveGallery({ contest, phase, place }: GalleryProps & { place: ProcessPlace }) {
  const t = useMessages();
  const { iso } = useLocale();
  const { view, typed, change } = useGalleryView(phase);
  const entries = useEntries(place, view);
  const ballot = useBallot();
  const isVoting = phase === 'voting';
  const { total } = entries;
  const approve = useCallback((entry: EntryRow) => <ApproveButton entry={entry} ballot={ballot} />, [ballot]);
  const isFiltered = view.search !== '' || view.kind !== undefined || view.isSeeking;
  const [isOpen] = useState(isFiltered); // a link to a filtered list shows why it is short
  return (
    <section className={styles.gallery} aria-labelledby="gallery-title">
      <div className={styles.head}>
        <h2 id="gallery-title">{t('gallery.title')}</h2>
        <p className={styles.count} role="status">
          {total !== undefined &&
            t('gallery.count', { count: total, shown: new Intl.NumberFormat(iso).format(total) })}
        </p>
      </div>
      {phase === 'judging' && ballot.isChanged && <Notice tone="warning">{t('vote.over')}</Notice>}
      {isVoting && <p>{t('gallery.vote')}</p>}
      <FoldedPart open={isOpen || undefined} label={t('gallery.filter')}>
        <GalleryFilters
          kinds={contest.facts?.kinds ?? []}
          phase={phase}
          view={view}
          typed={typed}
          onChange={change}
        />
        {view.order === 'shuffled' && <p className={styles.fair}>{t('gallery.fair')}</p>}
      </FoldedPart>
      <ContestState reading={readingOfRows(entries)} refresh={entries.refresh} />
      {total === 0 && <p className={styles.none}>{t(isFiltered ? 'gallery.none-found' : 'gallery.none')}</p>}
      {total !== undefined && total > 0 && (
        <EntriesGrid
          key={JSON.stringify(view)}
          total={total}
          rowAt={entries.rowAt}
          onShow={entries.show}
          approve={isVoting ? approve : undefined}
        />
      )}
      {isVoting && <BallotBar ballot={ballot} />}
    </section>
  );
}
