import { useNetwork } from '@rainbow-rabbit/shared/network';
import { Spinner } from '@rainbow-rabbit/shared/ui';
import { descriptorOf } from '@rainbow-rabbit/shared/wallet';
import { useCallback } from 'react';
import { useMessages } from '../../messages';
import { Fact, Facts } from '../facts/facts';
import { OutsideLink } from '../facts/outside-link';
import { Failure } from '../task/failure';
import { useAnswer } from '../task/use-answer';
import type { WalletConnection } from '../wallet/use-connected-wallet';
import styles from './account-tool.module.css';
import { Balance } from './balance';
import { LastTransaction } from './last-transaction';
import { Permissions } from './permissions';

/** The connected wallet: its method, address, key, permissions and balance. */
export function ConnectedAccount({ wallet: { method, address, connector } }: { wallet: WalletConnection }) {
  const t = useMessages();
  const { explorer } = useNetwork();
  const { answer, again } = useAnswer(useCallback(() => connector.getActivePublicKey(), [connector]));
  return (
    <div className={styles.account}>
      <Balance address={address} />
      <Facts>
        <Fact label={t('account.method')} isPlain>
          {descriptorOf(method).name}
        </Fact>
        <Fact
          label={t('account.address')}
          action={explorer && <OutsideLink to={`${explorer}${address}`}>{t('account.explorer')}</OutsideLink>}
        >
          {address}
        </Fact>
        {answer.status === 'done' && <Fact label={t('account.public-key')}>{answer.value}</Fact>}
        <LastTransaction address={address} />
      </Facts>
      {answer.status === 'running' && <Spinner label={t('asking')} />}
      {answer.status === 'failed' && <Failure error={answer.error} onRetry={again} />}
      <Permissions connector={connector} />
    </div>
  );
}
