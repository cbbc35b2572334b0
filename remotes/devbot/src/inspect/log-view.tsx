import { useSearchParams } from '@rainbow-rabbit/shared/router';
import { useCallback } from 'react';
import type { LedgerPlace } from '../ledger/place';
import { readLogLength } from '../ledger/read-log';
import { AnswerView } from './answer/answer-view';
import { useLedgerAnswer } from './answer/use-ledger-answer';
import { useInspectMessages } from './inspect-messages';
import { LiveLog } from './live/live-log';
import { type LogQuery, logQueryOf, searchOf } from './log/domain/log-query';
import { LogToolbar } from './log/log-toolbar';
import { StillLog } from './log/still-log';
import styles from './log-view.module.css';

/** The log of a process: newest or oldest first, filtered, or as it grows. The link holds the choices. */
export function LogView({ place, process }: { place: LedgerPlace; process: string }) {
  const t = useInspectMessages();
  const [search, setSearch] = useSearchParams();
  const query = logQueryOf(search);
  const change = (changed: Partial<LogQuery>) =>
    setSearch(searchOf({ ...query, ...changed }), { replace: true, preventScrollReset: true });
  const ask = useCallback((signal: AbortSignal) => readLogLength(place, process, signal), [place, process]);
  const { answer, again } = useLedgerAnswer(ask);
  return (
    <section className={styles.log} aria-labelledby="devbot-log">
      <h2 id="devbot-log">{t('inspect.log.title')}</h2>
      <LogToolbar query={query} onChange={change} onReload={again} />
      <AnswerView answer={answer} again={again}>
        {(length) =>
          query.isWatching ? (
            <LiveLog place={place} process={process} length={length} query={query} />
          ) : (
            <StillLog place={place} process={process} length={length} query={query} />
          )
        }
      </AnswerView>
    </section>
  );
}
