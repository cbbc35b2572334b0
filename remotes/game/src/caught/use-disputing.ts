import { browserOutbox, type SendingState, useSending } from '@rainbow-rabbit/parts/outbox';
import type { ScanDispute } from '@rainbow-rabbit/processes/rabbit/client';
import { hasCode } from '@rainbow-rabbit/shared/errors';
import { useGame } from '../session/game-context';
import { usePlayer } from '../session/player-context';

interface Disputing {
  state: SendingState;
  send: (dispute: ScanDispute) => Promise<void>;
}

/** Sends a dispute, which the process counts once. */
export function useDisputing(onDone: () => void): Disputing {
  const { client } = useGame();
  const { state, run } = useSending(usePlayer().signer, browserOutbox);
  const send = async (dispute: ScanDispute) => {
    const isDone = await run(async (options) => {
      try {
        await client.dispute(dispute, options);
      } catch (error) {
        // the ledger had it from an attempt whose answer never came
        if (!hasCode(error, 'dispute.repeated')) throw error;
      }
    });
    if (isDone) onDone();
  };
  return { state, send };
}
