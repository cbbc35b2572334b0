import { AppError } from '@rainbow-rabbit/shared/errors';
import { useParams, useSearchParams } from '@rainbow-rabbit/shared/router';
import { ButtonLink, Page } from '@rainbow-rabbit/shared/ui';
import { useCallback } from 'react';
import { botPath } from '../bot/command-path';
import { KnownGlance } from '../known/known-glance';
import { KnownWordsProvider, useWordsOf } from '../known/known-words';
import { useKnownProcess } from '../known/use-known-process';
import { type LedgerPlace, useLedgerPlace } from '../ledger/place';
import { readProcess } from '../ledger/read-process';
import { endsOfId } from '../words/visible-text.domain';
import { AnswerView, LedgerFailure } from './answer/answer-view';
import { useLedgerAnswer } from './answer/use-ledger-answer';
import { useInspectMessages } from './inspect-messages';
import { logQueryOf } from './log/domain/log-query';
import { LogView } from './log-view';
import { ProcessFacts } from './process-facts';
import styles from './process-page.module.css';

/** The page of a process: who made it and of what, its log, and the ways on. */
export function ProcessPage() {
  const t = useInspectMessages();
  const { process = '' } = useParams();
  const place = useLedgerPlace(process);
  return (
    <Page title={t('inspect.process.heading', { id: endsOfId(process) })}>
      {place ? (
        <ProcessView key={process} place={place} process={process} />
      ) : (
        <LedgerFailure error={new AppError('ledger.no-scheduler')} />
      )}
    </Page>
  );
}

function ProcessView({ place, process }: { place: LedgerPlace; process: string }) {
  const ask = useCallback((signal: AbortSignal) => readProcess(place, process, signal), [place, process]);
  const { answer, again } = useLedgerAnswer(ask);
  const recognised = useKnownProcess(process);
  const [search] = useSearchParams();
  const { isWatching } = logQueryOf(search);
  const words = useWordsOf(recognised?.known.kind);
  return (
    <KnownWordsProvider value={words}>
      <AnswerView answer={answer} again={again}>
        {(record) => (
          <div className={styles.process}>
            {isWatching && <LogView key="log" place={place} process={process} />}
            {recognised && <KnownGlance key="known" recognised={recognised} />}
            <ProcessFacts key="facts" record={record} />
            <WaysOn key="ways" process={process} />
            {!isWatching && <LogView key="log" place={place} process={process} />}
          </div>
        )}
      </AnswerView>
    </KnownWordsProvider>
  );
}

function WaysOn({ process }: { process: string }) {
  const t = useInspectMessages();
  return (
    <nav className={styles.ways} aria-label={t('inspect.process.ways')}>
      <ButtonLink variant="secondary" to={botPath(`/send ${process}`)}>
        {t('inspect.process.send')}
      </ButtonLink>
      <ButtonLink variant="secondary" to={botPath(`/read ${process}`)}>
        {t('inspect.process.read')}
      </ButtonLink>
      <ButtonLink variant="secondary" to={`/devbot/eval/${process}`}>
        {t('inspect.process.eval')}
      </ButtonLink>
    </nav>
  );
}
