import { Notice, Spinner } from '@rainbow-rabbit/shared/ui';
import { useCallback } from 'react';
import { useMessages } from '../../messages';
import { OutsideLink } from '../facts/outside-link';
import { useGateway } from '../gateway/use-gateway';
import { Failure } from '../task/failure';
import { OutcomeView } from '../task/outcome-view';
import { useAnswer } from '../task/use-answer';
import { DataPreview } from './data-preview';
import { EntryData } from './entry-data';
import { EntryFacts } from './entry-facts';
import { findEntry } from './find-entry';

/** The entry with an id, and the trust it deserves. */
export function Entry({ id }: { id: string }) {
  const t = useMessages();
  const { reader, url } = useGateway();
  const { answer, again } = useAnswer(useCallback(() => findEntry(id, reader), [id, reader]));
  if (answer.status === 'failed') {
    return (
      <OutcomeView>
        <Failure error={answer.error} onRetry={again} />
      </OutcomeView>
    );
  }
  if (answer.status !== 'done') return <Spinner label={t('asking')} />;
  const found = answer.value;
  return (
    <OutcomeView>
      {found.kind === 'record' ? (
        <>
          <Notice tone="success" title={t(`entry.${found.record.kind}`)}>
            {t('entry.verified')}
          </Notice>
          <EntryFacts record={found.record} />
          <EntryData record={found.record} />
        </>
      ) : (
        <>
          <Notice tone="warning" title={t('entry.unverified')}>
            {t('entry.unverified.text')}
          </Notice>
          <DataPreview bytes={found.bytes} />
        </>
      )}
      <div>
        <OutsideLink to={new URL(id, url).href}>{t('done.open')}</OutsideLink>
      </div>
    </OutcomeView>
  );
}
