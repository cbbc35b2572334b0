import type { Earnings, Pot, ProcessPlace } from '@rainbow-rabbit/processes/community/client';
import type { TokenInfo } from '@rainbow-rabbit/processes/token/client';
import type { Address } from '@rainbow-rabbit/shared/arweave';
import { Button, Card, Notice } from '@rainbow-rabbit/shared/ui';
import { ActNotice } from '../live/act-notice';
import { ClaimAdmission } from './claim-admission';
import styles from './claim-card.module.css';
import { ClaimLimits } from './claim-limits';
import { useClaimMessages } from './claim-messages';
import { claimWayOf, todaysClaim } from './domain/claim-ways';
import { useCommunityTicket } from './kept-ticket';
import { useAmountText } from './use-amount-text';
import { useClaim } from './use-claim';

interface ClaimCardProps {
  community: ProcessPlace;
  address: Address;
  token: TokenInfo;
  earnings: Earnings;
  /** The balance in the token, in smallest units. */
  balance: string;
  pot: Pot;
  /** True from a claim until the payments say how it ended. */
  isOnItsWay: boolean;
  refresh: () => void;
}

/** Returns the key of the text that says what a press does. */
function consequenceOf({ admission }: Earnings, isPending: boolean) {
  if (isPending) return 'claim.again.text';
  return admission === 'admitted' ? 'claim.consequence' : 'claim.consequence.first';
}

/** The amount that can be claimed, the button that asks for it, and the balance. */
export function ClaimCard(props: ClaimCardProps) {
  const { community, address, token, earnings, balance, pot, isOnItsWay, refresh } = props;
  const t = useClaimMessages();
  const amountText = useAmountText(token);
  const ticket = useCommunityTicket(community.process);
  const { state, run, sent } = useClaim({ community, address, ticket, refresh });
  const claimable = BigInt(earnings.claimable);
  const isPending = BigInt(earnings.pending) > 0n;
  const today = todaysClaim(earnings, Date.now());
  const isOpen = claimWayOf(pot.admission, earnings, ticket !== undefined) === 'open';
  const canBeNew = isOpen && claimable > 0n && !isPending;
  const canClaim = isOpen && (isPending || (claimable > 0n && today.quantity !== '0'));
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
      {(claimable > 0n || isPending) && (
        <ClaimAdmission
          settings={pot.admission}
          admission={earnings.admission}
          hasTicket={ticket !== undefined}
        />
      )}
      {canBeNew && (
        <ClaimLimits claim={today} free={pot.free} endsAt={earnings.today.endsAt} amountText={amountText} />
      )}
      {canClaim && (
        <>
          <p>{t(consequenceOf(earnings, isPending))}</p>
          <Button busy={state.status === 'sending'} disabled={sent !== undefined} onClick={() => void run()}>
            {isPending ? t('claim.again') : t('claim.go', { amount: amountText(today.quantity) })}
          </Button>
        </>
      )}
      {sent && state.status !== 'sending' && <Notice>{t('claim.sent')}</Notice>}
      {(state.status !== 'done' || isOnItsWay) && <ActNotice state={state} done={t('claim.done')} />}
    </Card>
  );
}
