import type { ContestEntry, ProcessPlace } from '@rainbow-rabbit/processes/minibuild/client';
import { useLocale } from '@rainbow-rabbit/shared/i18n';
import { Link } from '@rainbow-rabbit/shared/router';
import { Icon, Notice, Page } from '@rainbow-rabbit/shared/ui';
import type { ReactNode } from 'react';
import { CommentsPart } from '../comments/comments-part';
import { ContestNotice } from '../contest/contest-notice';
import { useContest } from '../contest/use-contest';
import { useContestPath } from '../contest/use-contest-path';
import { useMessages } from '../messages';
import { PlainText } from '../texts/plain-text';
import { ApproveButton } from '../voting/approve-button';
import { BallotBar } from '../voting/ballot-bar';
import { useBallot } from '../voting/use-ballot';
import { EntryActs } from './entry-acts';
import { EntryFileView } from './entry-file-view';
import { EntryRevisions } from './entry-revisions';
import styles from './entry-view.module.css';
import { TeamLinks } from './team-links';

interface EntryViewProps {
  place: ProcessPlace;
  entry: ContestEntry;
  /** The state of the reading. */
  state: ReactNode;
}

/** An entry: the work, its team, and everything that anybody can check about it. */
export function EntryView({ place, entry, state }: EntryViewProps) {
  const t = useMessages();
  const pathOf = useContestPath();
  const { iso } = useLocale();
  const { phase } = useContest();
  const ballot = useBallot();
  const { title, team, people, kind, text, links, file, place: won } = entry;
  const names = people.map(({ nickname }) => nickname);
  // A team of one has its person's name.
  const isAlone = names.length === 1 && names[0] === team.name;
  const isSeeking = phase === 'building' && entry.seeking !== undefined && !entry.isWithdrawn;
  const canVote = phase === 'voting' && !entry.isWithdrawn;
  return (
    <Page>
      <Link className={styles.back} to={pathOf('/mini-build', { view: 'gallery' })}>
        <Icon name="arrow-left" /> {t('entry.back')}
      </Link>
      <ContestNotice />
      {state}
      {entry.isWithdrawn && <Notice tone="warning">{t('entry.withdrawn')}</Notice>}
      <article className={styles.entry}>
        <header className={styles.head}>
          <p className={styles.kind}>
            {t(`gallery.kind.${kind}.one`)}
            {won !== undefined && (
              <strong className={styles.place}>
                {t('gallery.place', { place: new Intl.NumberFormat(iso).format(won) })}
              </strong>
            )}
          </p>
          <h1>
            <bdi>{title}</bdi>
          </h1>
          <p className={styles.team}>
            <bdi className={styles.name}>{team.name}</bdi>
            {names.length > 0 && !isAlone && (
              <span className={styles.people}>
                {new Intl.ListFormat(iso, { type: 'conjunction' }).format(names)}
              </span>
            )}
          </p>
        </header>
        {file && <EntryFileView key={file.id} file={file} title={title} />}
        {text && (
          <div className={styles.text} data-alone={!file || undefined}>
            <PlainText>{text}</PlainText>
          </div>
        )}
        {links.length > 0 && <TeamLinks links={links} />}
        {canVote && (
          <div className={styles.vote}>
            <ApproveButton entry={entry} ballot={ballot} />
          </div>
        )}
        {isSeeking && (
          <Notice title={t('gallery.seeking')}>
            <bdi>{entry.seeking}</bdi>
          </Notice>
        )}
        <EntryActs place={place} entry={entry} phase={phase} />
        <CommentsPart place={place} entry={entry} />
        <EntryRevisions entry={entry} />
      </article>
      {phase === 'voting' && <BallotBar ballot={ballot} />}
    </Page>
  );
}
