import { isAddress } from '@rainbow-rabbit/shared/arweave';
import { useLocale } from '@rainbow-rabbit/shared/i18n';
import { Spinner } from '@rainbow-rabbit/shared/ui';
import { useCallback } from 'react';
import { useMessages } from '../../messages';
import { Fact, Facts } from '../facts/facts';
import { Titled } from '../facts/titled';
import { useGateway } from '../gateway/use-gateway';
import { Failure } from '../task/failure';
import { OutcomeView } from '../task/outcome-view';
import { useAnswer } from '../task/use-answer';
import { isHeight } from './domain/block-name';
import { EntryLinks } from './entry-links';

const millisecondsPerSecond = 1000;

/** The facts of a block, as the gateway reports them. */
export function BlockFacts({ name }: { name: string }) {
  const t = useMessages();
  const { iso } = useLocale();
  const { reader } = useGateway();
  const ask = useCallback(
    () => (isHeight(name) ? reader.blockByHeight(Number(name)) : reader.blockByHash(name)),
    [reader, name],
  );
  const { answer, again } = useAnswer(ask);
  if (answer.status === 'failed') {
    return (
      <OutcomeView>
        <Failure error={answer.error} onRetry={again} />
      </OutcomeView>
    );
  }
  if (answer.status !== 'done') return <Spinner label={t('asking')} />;
  const { height, indep_hash, timestamp, txs } = answer.value;
  const time = new Intl.DateTimeFormat(iso, { dateStyle: 'medium', timeStyle: 'medium' });
  return (
    <OutcomeView>
      <Facts>
        <Fact label={t('block.height')}>{String(height)}</Fact>
        <Fact label={t('block.hash')}>{indep_hash}</Fact>
        <Fact label={t('block.time')} isPlain>
          {time.format(new Date(timestamp * millisecondsPerSecond))}
        </Fact>
      </Facts>
      <Titled title={t('block.entries', { count: txs.length })}>
        <EntryLinks ids={txs.filter(isAddress)} />
      </Titled>
    </OutcomeView>
  );
}
