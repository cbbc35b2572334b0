import { useLocale } from '@rainbow-rabbit/shared/i18n';
import { useNetwork } from '@rainbow-rabbit/shared/network';
import { Button, Spinner } from '@rainbow-rabbit/shared/ui';
import { useCallback } from 'react';
import { useMessages } from '../../messages';
import { Fact, Facts } from '../facts/facts';
import { useGateway } from '../gateway/use-gateway';
import { Failure } from '../task/failure';
import { useAnswer } from '../task/use-answer';

/** The network's name, addresses and height. */
export function NetworkInfo() {
  const t = useMessages();
  const { iso } = useLocale();
  const { ao } = useNetwork();
  const { reader, urls } = useGateway();
  const ask = useCallback(() => Promise.all([reader.info(), reader.peers()]), [reader]);
  const { answer, again } = useAnswer(ask);
  return (
    <>
      <Facts>
        <Fact label={t('network.gateway')}>{[urls].flat().join(' ')}</Fact>
        {ao.mode === 'legacy' ? (
          <>
            <Fact label={t('network.mu')}>{ao.mu}</Fact>
            <Fact label={t('network.cu')}>{ao.cu}</Fact>
          </>
        ) : (
          <Fact label={t('network.node')}>{ao.node}</Fact>
        )}
      </Facts>
      {answer.status === 'running' && <Spinner label={t('asking')} />}
      {answer.status === 'failed' && <Failure error={answer.error} onRetry={again} />}
      {answer.status === 'done' && (
        <>
          <Facts>
            <Fact label={t('network.name')}>{answer.value[0].network}</Fact>
            <Fact label={t('block.height')}>{String(answer.value[0].height)}</Fact>
            <Fact label={t('block.hash')}>{answer.value[0].current}</Fact>
            <Fact label={t('network.peers')} isPlain>
              {new Intl.NumberFormat(iso).format(answer.value[1].length)}
            </Fact>
          </Facts>
          <Button variant="secondary" onClick={again}>
            {t('account.refresh')}
          </Button>
        </>
      )}
    </>
  );
}
