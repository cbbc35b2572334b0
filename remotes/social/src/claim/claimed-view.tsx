import { useWakingInterval } from '@rainbow-rabbit/parts/rest';
import {
  type Pot,
  type ProcessPlace,
  type ProcessReadOptions,
  readEarnings,
  readPayments,
} from '@rainbow-rabbit/processes/community/client';
import { readTokenBalance, type TokenInfo } from '@rainbow-rabbit/processes/token/client';
import type { Address, ProcessId } from '@rainbow-rabbit/shared/arweave';
import { useReading, valueOf } from '@rainbow-rabbit/shared/reading';
import { useCallback, useRef, useState } from 'react';
import { readFirst } from '../live/read-first';
import { ReadingState } from '../live/reading-state';
import { useAct } from '../live/use-act';
import { ClaimCard } from './claim-card';
import { EarningWays } from './earning-ways';
import { EarningsList } from './earnings-list';
import { PaymentsList } from './payments-list';

/** The interval while a payment is on its way, and while none is (docs/product 9.188). */
const pendingEveryMs = 15_000;
export const restEveryMs = 120_000;

/** Payments that are shown at first, the newest first, and that a press adds. */
const paymentsAPress = 20;

interface ClaimedViewProps {
  community: ProcessPlace;
  /** Of the connected wallet. */
  address: Address;
  token: TokenInfo & { process: ProcessId };
  pot: Pot;
  /** Called after a claim, which changes the pot. */
  onClaim: () => Promise<void>;
}

/** Everything about the claims of the connected wallet, read together. */
export function ClaimedView({ community, address, token, pot, onClaim }: ClaimedViewProps) {
  const limit = useRef(paymentsAPress);
  const read = async (options: ProcessReadOptions) => {
    const [earnings, payments, balance] = await Promise.all([
      readEarnings(community, address, options),
      readFirst({ limit: limit.current, pageRows: paymentsAPress }, (page) =>
        readPayments(community, address, page, options),
      ),
      readTokenBalance({ ao: community.ao, process: token.process }, address, options),
    ]);
    return { earnings, payments, balance };
  };
  const [isPending, setIsPending] = useState(false);
  const { reading, refresh: readAgain } = useReading({
    key: 'claims',
    everyMs: useWakingInterval(isPending ? pendingEveryMs : restEveryMs),
    read,
  });
  const known = valueOf(reading);
  // The token's answer may come between the two reads: a payment is on its way until both say that it is not.
  const isNowPending =
    known !== undefined &&
    (known.earnings.pending !== '0' || known.payments.rows.some(({ state }) => state === 'sent'));
  if (known && isNowPending !== isPending) setIsPending(isNowPending);
  const refresh = useCallback(() => void readAgain(), [readAgain]);
  const refreshAll = useCallback(() => {
    void onClaim();
    void readAgain();
  }, [onClaim, readAgain]);
  const more = useAct(async () => {
    limit.current = (known?.payments.rows.length ?? 0) + paymentsAPress;
    await readAgain();
  });
  return (
    <>
      <ReadingState reading={reading} refresh={refresh} />
      {known && (
        <>
          <ClaimCard
            community={community}
            address={address}
            token={token}
            earnings={known.earnings}
            balance={known.balance}
            pot={pot}
            isOnItsWay={isNowPending}
            refresh={refreshAll}
          />
          <PaymentsList
            payments={known.payments.rows}
            total={known.payments.total}
            token={token}
            isReading={more.state.status === 'sending'}
            onMore={more.run}
          />
          <EarningsList earnings={known.earnings} token={token} />
        </>
      )}
      {reading.status !== 'loading' && <EarningWays />}
    </>
  );
}
