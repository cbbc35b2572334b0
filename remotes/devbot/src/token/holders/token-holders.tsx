import { WindowedList } from '@rainbow-rabbit/parts/rows';
import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { useLocale } from '@rainbow-rabbit/shared/i18n';
import { Button, Notice, Spinner } from '@rainbow-rabbit/shared/ui';
import { useWallet } from '@rainbow-rabbit/shared/wallet';
import { shownAmount } from '../../amounts/shown-amount';
import { useDevbotErrorText } from '../../messages';
import type { AnyToken } from '../read-any-token';
import styles from '../token.module.css';
import { useTokenMessages } from '../token-messages';
import { maxHolders, useHolders } from './use-holders';

/** The holders of a token, read on demand and a page at a time; only the rows near the screen are drawn. */
export function TokenHolders({ process, token }: { process: ProcessId; token: AnyToken }) {
  const t = useTokenMessages();
  const errorText = useDevbotErrorText();
  const { iso } = useLocale();
  const { state } = useWallet();
  const own = state.status === 'connected' ? state.address : undefined;
  const { status, rows, hasMore, error, readNext, restart } = useHolders(process);
  return (
    <section aria-labelledby="token-holders" className={styles.part}>
      <h2 id="token-holders" className={styles.heading}>
        {t('token.holders')}
      </h2>
      {status !== 'idle' && status !== 'failed' && (
        <p className={styles.small} role="status">
          {status === 'reading'
            ? t('token.holders.reading')
            : t('token.holders.count', { count: rows.length })}
          {rows.length >= maxHolders && ` ${t('token.holders.limit')}`}
        </p>
      )}
      {rows.length > 0 && (
        <WindowedList
          label={t('token.holders')}
          count={rows.length}
          rowRem={4.5}
          row={(index) => {
            const { address = '', quantity = '0' } = rows[index] ?? {};
            return (
              <span className={styles.holder} data-own={address === own || undefined}>
                <code className={styles.address}>
                  {address === own ? t('token.you', { address }) : address}
                </code>
                <span className={styles.held}>{shownAmount(quantity, token.denomination, iso)}</span>
              </span>
            );
          }}
        />
      )}
      {status === 'reading' && <Spinner />}
      {status === 'failed' && <Notice tone="error">{errorText(error)}</Notice>}
      {status !== 'reading' && (
        <div className={styles.buttons}>
          {(hasMore || status === 'failed') && (
            <Button variant="secondary" onClick={() => void readNext()}>
              {t(rows.length === 0 ? 'token.holders.show' : 'token.holders.next')}
            </Button>
          )}
          {rows.length > 0 && (
            <Button variant="quiet" onClick={() => void restart()}>
              {t('token.holders.again')}
            </Button>
          )}
        </div>
      )}
    </section>
  );
}
