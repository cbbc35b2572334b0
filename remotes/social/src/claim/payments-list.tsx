import type { Payment } from '@rainbow-rabbit/processes/community/client';
import type { TokenInfo } from '@rainbow-rabbit/processes/token/client';
import { useLocale } from '@rainbow-rabbit/shared/i18n';
import { useNetwork } from '@rainbow-rabbit/shared/network';
import { Button, Icon } from '@rainbow-rabbit/shared/ui';
import listSection from '../list-section.module.css';
import { useClaimMessages } from './claim-messages';
import styles from './history.module.css';
import { useAmountText } from './use-amount-text';

interface PaymentsListProps {
  /** The newest first. */
  payments: readonly Payment[];
  /** The number of payments that there are. */
  total: number;
  token: TokenInfo;
  /** True while older ones are being read. */
  isReading: boolean;
  /** Reads some older ones. */
  onMore: () => Promise<void>;
}

/** The payments that were claimed: how far each is, and the message that paid it. */
export function PaymentsList({ payments, total, token, isReading, onMore }: PaymentsListProps) {
  const t = useClaimMessages();
  const { iso } = useLocale();
  const { explorer, gateways } = useNetwork();
  const amountText = useAmountText(token);
  const time = new Intl.DateTimeFormat(iso, { dateStyle: 'medium', timeStyle: 'short' });
  if (payments.length === 0) return null;
  return (
    <section className={listSection.section}>
      <h2>{t('claim.payments')}</h2>
      <ol className={listSection.rows}>
        {payments.map(({ number, quantity, state, at, message }) => (
          <li key={number} className={styles.row}>
            <span className={styles.what}>
              <span className={styles.state} data-state={state}>
                {t(`claim.state.${state}`)}
              </span>
              <time className={styles.time} dateTime={new Date(at).toISOString()}>
                {time.format(at)}
              </time>
              {state === 'refused' && <span className={styles.time}>{t('claim.refused')}</span>}
              {message && (
                <a
                  className={styles.proof}
                  href={explorer ? `${explorer}${message}` : `${gateways[0]}tx/${message}`}
                  target="_blank"
                  rel="external noopener noreferrer"
                >
                  {t('claim.proof')} <Icon name="external" />
                </a>
              )}
            </span>
            <span className={styles.amount}>{amountText(quantity)}</span>
          </li>
        ))}
      </ol>
      {total > payments.length && (
        <div>
          <Button variant="secondary" busy={isReading} onClick={() => void onMore()}>
            {t('claim.payments.more')}
          </Button>
        </div>
      )}
    </section>
  );
}
