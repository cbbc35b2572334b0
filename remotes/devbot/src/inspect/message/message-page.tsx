import { AppError } from '@rainbow-rabbit/shared/errors';
import { Link, useParams } from '@rainbow-rabbit/shared/router';
import { Page } from '@rainbow-rabbit/shared/ui';
import { useCallback, useMemo } from 'react';
import { KnownWordsProvider, useWordsOf } from '../../known/known-words';
import { useKnownProcess } from '../../known/use-known-process';
import type { LogEntry } from '../../ledger/domain/log-entry';
import { inspectPath } from '../../ledger/paths';
import { type LedgerPlace, useLedgerPlace } from '../../ledger/place';
import { readMessage } from '../../ledger/read-log';
import { readMessageResult } from '../../ledger/read-result';
import { endsOfId } from '../../words/visible-text.domain';
import { AnswerView, LedgerFailure } from '../answer/answer-view';
import { useLedgerAnswer } from '../answer/use-ledger-answer';
import { DataView } from '../data-view';
import { TagDetails } from '../facts/tag-details';
import { useInspectMessages } from '../inspect-messages';
import { CauseView } from '../pushes/cause-view';
import { PushTree } from '../pushes/push-tree';
import { KnownFields } from './known-fields';
import { MessageFacts } from './message-facts';
import styles from './message-page.module.css';
import { MessageOutcome } from './outcome-view';

/** The page of a message: what was signed, what it did, what it caused and what caused it. */
export function MessagePage() {
  const t = useInspectMessages();
  const { process = '', message = '' } = useParams();
  const place = useLedgerPlace(process);
  return (
    <Page title={t('inspect.message.heading', { id: endsOfId(message) })}>
      <Link className={styles.back} to={inspectPath(process)}>
        {t('inspect.message.back', { id: endsOfId(process) })}
      </Link>
      {place ? (
        <MessageView key={message} place={place} process={process} message={message} />
      ) : (
        <LedgerFailure error={new AppError('ledger.no-scheduler')} />
      )}
    </Page>
  );
}

interface MessageViewProps {
  place: LedgerPlace;
  process: string;
  message: string;
}

function MessageView({ place, process, message }: MessageViewProps) {
  const ask = useCallback(
    (signal: AbortSignal) => readMessage(place, process, message, signal),
    [place, process, message],
  );
  const { answer, again } = useLedgerAnswer(ask);
  const words = useWordsOf(useKnownProcess(process)?.known.kind);
  return (
    <KnownWordsProvider value={words}>
      <AnswerView answer={answer} again={again}>
        {(entry) => <EntryView place={place} process={process} entry={entry} />}
      </AnswerView>
    </KnownWordsProvider>
  );
}

function EntryView({ place, process, entry }: { place: LedgerPlace; process: string; entry: LogEntry }) {
  const t = useInspectMessages();
  const { id, tags, data, bytes } = entry;
  const ask = useCallback(
    (signal: AbortSignal) => readMessageResult(place, process, id, signal),
    [place, process, id],
  );
  const { answer, again } = useLedgerAnswer(ask);
  const shown = useMemo(() => ({ text: data, ...(bytes && { bytes }) }), [data, bytes]);
  return (
    <div className={styles.message}>
      <MessageFacts entry={entry} />
      <KnownFields data={data} tags={tags} />
      <TagDetails tags={tags} label={t('inspect.message.tags', { count: tags.length })} isOpen />
      <DataView label={t('inspect.message.data')} data={shown} />
      <section className={styles.part} aria-labelledby="devbot-result">
        <h2 id="devbot-result">{t('inspect.result.title')}</h2>
        <AnswerView answer={answer} again={again}>
          {(result) => (
            <>
              <MessageOutcome result={result} />
              <h3>{t('inspect.pushes.title')}</h3>
              <PushTree
                place={place}
                node={{ process, message: id, root: entry.pushedFor ?? id }}
                result={result}
              />
            </>
          )}
        </AnswerView>
      </section>
      <CauseView place={place} process={process} entry={entry} />
    </div>
  );
}
