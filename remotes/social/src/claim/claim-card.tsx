import type { Earnings, ProcessPlace } from '@rainbow-rabbit/processes/community/client';
import type { TokenInfo } from '@rainbow-rabbit/processes/token/client';
import type { Address } from '@rainbow-rabbit/shared/arweave';
import { Button, Card, Notice } from '@rainbow-rabbit/shared/ui';
import { ActNotice } from '../live/act-notice';
import styles from './claim-card.module.css';
import { useClaimMessages } from './claim-messages';
import { useAmountText } from './use-amount-text';
import { useClaim } from './use-claim';

interface ClaimCardProps {
  community: ProcessPlace;
  address: Address;
  token: TokenInfo;
  earnings: Earnings;
  /** The balance in the token, in smallest units. */
  balance: string;
  /** The quantity that the pot has left, in smallest units. */
  free: string;
  /** True from a claim until the payments say how it ended. */
  isOnItsWay: boolean;
  refresh: () => void;
}

/** The amount that can be claimed, the button that asks for it, and the balance. */
export function ClaimCard(props: ClaimCardProps) {
  const { community, address, token, earnings, balance, free, isOnItsWay, refresh } = props;
  const t = useClaimMessages();
  const amountText = useAmountText(token);
  const { state, run, sent } = useClaim({ community, address, refresh });
  const claimable = BigInt(earnings.claimable);
  const isPending = BigInt(earnings.pending) > 0n;
  const isPotShort = claimable > BigInt(free);
  return (
    <Card tone="raised" rainbow>
      <dl className={styles.amounts}>
        <div className={styles.main}>
          <dt className={styles.label}>{t('claim.claimable')}</dt>
          <dd className={styles.amount}>{amountText(earnings.claimable)}</dd>
        </div>
        {isPending && (
          <div>
            <dt className={styles.label}>{t('claim.pending')}</dt>
            <dd className={styles.amount}>{amountText(earnings.pending)}</dd>
          </div>
        )}
        <div>
          <dt className={styles.label}>{t('claim.paid')}</dt>
          <dd className={styles.amount}>{amountText(earnings.paid)}</dd>
        </div>
        <div>
          <dt className={styles.label}>{t('claim.balance')}</dt>
          <dd className={styles.amount}>{amountText(balance)}</dd>
        </div>
      </dl>
      {claimable === 0n && !isPending && <p>{t('claim.nothing')}</p>}
      {claimable > 0n && !isPending && isPotShort && <Notice tone="warning">{t('claim.pot-short')}</Notice>}
      {(claimable > 0n || isPending) && (
        <>
          <p>{t(isPending ? 'claim.again.text' : 'claim.consequence')}</p>
          <Button busy={state.status === 'sending'} disabled={sent !== undefined} onClick={() => void run()}>
            {isPending ? t('claim.again') : t('claim.go', { amount: amountText(earnings.claimable) })}
          </Button>
        </>
      )}
      {sent && state.status !== 'sending' && <Notice>{t('claim.sent')}</Notice>}
      {(state.status !== 'done' || isOnItsWay) && <ActNotice state={state} done={t('claim.done')} />}
    </Card>
  );
}
