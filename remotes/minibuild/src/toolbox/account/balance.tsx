import type { Address } from '@rainbow-rabbit/shared/arweave';
import { useLocale } from '@rainbow-rabbit/shared/i18n';
import { Button, Spinner } from '@rainbow-rabbit/shared/ui';
import { useCallback } from 'react';
import { useMessages } from '../../messages';
import { useGateway } from '../gateway/use-gateway';
import { amountText, winstonAnswer } from '../gateway/winston.domain';
import { Failure } from '../task/failure';
import { useAnswer } from '../task/use-answer';
import styles from './account-tool.module.css';

/** The balance of an address, as the gateway reports it. */
export function Balance({ address }: { address: Address }) {
  const t = useMessages();
  const { iso } = useLocale();
  const { reader } = useGateway();
  const { answer, again } = useAnswer(
    useCallback(async () => winstonAnswer(await reader.balance(address)), [reader, address]),
  );
  if (answer.status === 'failed') return <Failure error={answer.error} onRetry={again} />;
  return (
    <div className={styles.balance}>
      {answer.status === 'done' ? (
        <p role="status">
          <span className={styles.amount}>{amountText(answer.value)}</span>
          <br />
          <span className={styles.winston}>
            {`${new Intl.NumberFormat(iso).format(BigInt(answer.value))} winston`}
          </span>
        </p>
      ) : (
        <Spinner label={t('asking')} />
      )}
      <div className={styles.refresh}>
        <Button variant="quiet" onClick={again}>
          {t('account.refresh')}
        </Button>
      </div>
    </div>
  );
}
