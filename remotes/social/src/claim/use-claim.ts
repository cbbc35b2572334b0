import { keptBy } from '@rainbow-rabbit/parts/outbox';
import { enterFirst, type Ticket } from '@rainbow-rabbit/processes/admission/client';
import { type DeliveryState, outcomeOf } from '@rainbow-rabbit/processes/common/client';
import {
  claimEarnings,
  enterCommunity,
  type ProcessPlace,
  readEarnings,
} from '@rainbow-rabbit/processes/community/client';
import type { Address } from '@rainbow-rabbit/shared/arweave';
import { useEffect, useState } from 'react';
import { useMember } from '../community/use-member';
import { type SendState, useAct } from '../live/use-act';
import { type KeptClaim, keepClaim, keptClaimMs, readKeptClaim } from './kept-claim';
import { communityTickets } from './kept-ticket';

interface UseClaimParams {
  community: ProcessPlace;
  address: Address;
  /** Admits the wallet, if it isn't admitted yet. */
  ticket: Ticket | undefined;
  /** Reads everything again. */
  refresh: () => void;
}

interface UseClaim {
  state: SendState;
  run: () => Promise<void>;
  /** The claim that this browser sent before and whose outcome it hasn't seen. */
  sent: KeptClaim | undefined;
}

/**
 * The claim of the connected wallet, which is admitted first if need be. A claim that was sent stays known over a reload, and until its outcome is seen, or some
 * minutes have passed, no second one is sent from this browser; the process itself pays none twice.
 */
export function useClaim({ community, address, ticket, refresh }: UseClaimParams): UseClaim {
  const signer = useMember()?.signer;
  const { process } = community;
  const [sent, setSent] = useState(() => readKeptClaim(process, address, Date.now()));
  const keep = (claim: KeptClaim | undefined) => {
    keepClaim(process, address, claim);
    setSent(claim);
  };
  const act = useAct(async () => {
    if (!signer) return;
    try {
      await enterFirst({
        read: () => readEarnings(community, address, { maxAgeMs: 0 }),
        enter: (data) => enterCommunity(community, data, keptBy(signer)),
        ticket,
        onTaken: () => communityTickets.drop(process),
        isEnough: ({ admission }) => admission === 'admitted',
      });
      const onState = (state: DeliveryState) => {
        if (state.status === 'posted') keep({ at: Date.now() });
      };
      const outcome = await outcomeOf({ ...keptBy(signer), onState }, (options) =>
        claimEarnings(community, options),
      );
      if (outcome.status !== 'unknown') keep(undefined);
      if (outcome.status !== 'answered') throw outcome.error;
    } finally {
      refresh();
    }
  });
  const run = async () => {
    // Another tab may have sent one meanwhile.
    const kept = readKeptClaim(process, address, Date.now());
    if (kept) setSent(kept);
    else await act.run();
  };
  useEffect(() => {
    if (!sent) return;
    const timer = setTimeout(
      () => {
        setSent(undefined);
        refresh();
      },
      Math.max(0, sent.at + keptClaimMs - Date.now()),
    );
    return () => clearTimeout(timer);
  }, [sent, refresh]);
  return { state: act.state, run, sent };
}
