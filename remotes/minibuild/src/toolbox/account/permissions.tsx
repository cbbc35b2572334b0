import { Spinner } from '@rainbow-rabbit/shared/ui';
import type { WalletConnector } from '@rainbow-rabbit/shared/wallet';
import { useCallback } from 'react';
import { useMessages } from '../../messages';
import { Failure } from '../task/failure';
import { useAnswer } from '../task/use-answer';
import styles from './account-tool.module.css';

/** The permissions that the wallet has granted, in the network's own names. */
export function Permissions({ connector }: { connector: WalletConnector }) {
  const t = useMessages();
  const { answer, again } = useAnswer(useCallback(() => connector.getPermissions(), [connector]));
  return (
    <section className={styles.permissions}>
      <h3>{t('account.permissions')}</h3>
      {answer.status === 'running' && <Spinner label={t('asking')} />}
      {answer.status === 'failed' && <Failure error={answer.error} onRetry={again} />}
      {answer.status === 'done' && (
        <ul className={styles.chips}>
          {answer.value.map((permission) => (
            <li key={permission} className={styles.chip}>
              {permission}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
