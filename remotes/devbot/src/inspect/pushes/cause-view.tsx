import { Link } from '@rainbow-rabbit/shared/router';
import { useCallback } from 'react';
import type { LogEntry } from '../../ledger/domain/log-entry';
import { inspectPath, messagePath } from '../../ledger/paths';
import type { LedgerPlace } from '../../ledger/place';
import { endsOfId } from '../../words/visible-text.domain';
import { AnswerView } from '../answer/answer-view';
import { useLedgerAnswer } from '../answer/use-ledger-answer';
import { useInspectMessages } from '../inspect-messages';
import styles from './cause-view.module.css';
import { findCause } from './find-sender';

interface CauseViewProps {
  place: LedgerPlace;
  process: string;
  entry: LogEntry;
}

/** The cause of a message: a person who signed it, or a message of another process. */
export function CauseView({ place, process, entry }: CauseViewProps) {
  const t = useInspectMessages();
  const ask = useCallback(
    (signal: AbortSignal) => findCause(place, process, entry, signal),
    [place, process, entry],
  );
  const { answer, again } = useLedgerAnswer(ask);
  return (
    <section className={styles.cause} aria-labelledby="devbot-cause">
      <h2 id="devbot-cause">{t('inspect.cause.title')}</h2>
      <AnswerView answer={answer} again={again}>
        {(cause) => {
          if (!cause) return <p>{t(entry.isVerified ? 'inspect.cause.signed' : 'inspect.cause.unknown')}</p>;
          const { root, sender } = cause;
          return (
            <>
              <ol className={styles.steps}>
                <li>
                  {root.process ? (
                    <Link className={styles.link} to={messagePath(root.process, root.message)}>
                      {t('inspect.cause.began', { id: endsOfId(root.message) })}
                    </Link>
                  ) : (
                    t('inspect.cause.began', { id: endsOfId(root.message) })
                  )}
                </li>
                {sender && sender.message !== root.message && (
                  <li>
                    <Link className={styles.link} to={messagePath(sender.process, sender.message)}>
                      {t('inspect.cause.sent-by', { id: endsOfId(sender.message) })}
                    </Link>
                  </li>
                )}
                {!sender && entry.fromProcess && (
                  <li>
                    <Link className={styles.link} to={inspectPath(entry.fromProcess)}>
                      {t('inspect.cause.by-process', { id: endsOfId(entry.fromProcess) })}
                    </Link>
                  </li>
                )}
                <li>{t('inspect.cause.this')}</li>
              </ol>
              {!(root.process && sender) && <p>{t('inspect.cause.not-listed')}</p>}
            </>
          );
        }}
      </AnswerView>
    </section>
  );
}
