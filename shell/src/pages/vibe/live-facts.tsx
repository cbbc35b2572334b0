import { endingStanding } from '@rainbow-rabbit/processes/rabbit/client/domain';
import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { useLocale } from '@rainbow-rabbit/shared/i18n';
import type { EventEntry } from '@rainbow-rabbit/shared/network';
import { valueOf } from '@rainbow-rabbit/shared/reading';
import { ButtonLink } from '@rainbow-rabbit/shared/ui';
import { useLayoutEffect } from 'react';
import { useMessages } from '../../messages';
import { useEventPath } from '../../site-links';
import { shownPlace } from '../event/shown-place';
import { useLiveInfo } from '../event/use-live-info';
import { visitorAdmission } from '../event/visitor-admission';
import styles from './live-facts.module.css';
import { Stat } from './stat';

const everyMs = 30_000;

const whenStyle: Intl.DateTimeFormatOptions = { dateStyle: 'medium', timeStyle: 'short' };

export interface LiveFactsProps {
  event: EventEntry;
  /** Called once nobody can join the event any more. */
  onOver: (event: ProcessId) => void;
}

/** The phase and numbers of an event once the ledger has answered, and how it ended. */
export function LiveFacts({ event, onOver }: LiveFactsProps) {
  const t = useMessages();
  const { iso } = useLocale();
  const path = useEventPath()(event);
  const info = valueOf(useLiveInfo(event, everyMs));
  const standing = info ? endingStanding(info) : 'not-yet';
  const isOver = standing !== 'not-yet';
  const isAhead = info?.phase === 'draft' || info?.phase === 'open';
  const admission = info && !isOver ? visitorAdmission(info) : 'open';
  // Before the browser paints: no frame has the results and an invitation.
  useLayoutEffect(() => {
    if (isOver) onOver(event.process);
  }, [isOver, event, onOver]);
  return (
    <>
      {/* The answer of the ledger comes later: its places are kept free, so that nothing below moves. */}
      <div className={styles.phase}>
        {info && (
          <span className={styles.badge} data-phase={info.phase}>
            {t(`phase.${info.phase}`)}
          </span>
        )}
        {isAhead && event.startsAt !== undefined && (
          <span>{new Intl.DateTimeFormat(iso, whenStyle).format(event.startsAt)}</span>
        )}
        {shownPlace(event) && <bdi>{shownPlace(event)}</bdi>}
        {isOver && (
          <p className={styles.news}>
            {t(`vibe.ending.${standing}`)}{' '}
            {info?.winner && t('vibe.winner', { nickname: info.winner.nickname })}
          </p>
        )}
        {admission === 'tickets' && <p className={styles.news}>{t('front.ticket')}</p>}
        {admission === 'full' && <p className={styles.news}>{t('front.full')}</p>}
      </div>
      <div className={styles.numbers}>
        {info && (
          <dl className={styles.stats}>
            <Stat label={t('stat.players', { count: info.players })} value={info.players} />
            <Stat label={t('stat.scans', { count: info.scans })} value={info.scans} />
            <Stat label={t('stat.rainbows', { count: info.rainbows })} value={info.rainbows} />
          </dl>
        )}
      </div>
      {isOver && path && (
        <div className={styles.way}>
          <ButtonLink to={path} variant="secondary">
            {t('front.results', { event: event.name })}
          </ButtonLink>
        </div>
      )}
    </>
  );
}
