import { type SendStage, stagedSigner } from '@rainbow-rabbit/processes/common/client';
import type { ScanDispute } from '@rainbow-rabbit/processes/rabbit/client';
import type { ItemSigner } from '@rainbow-rabbit/shared/ao';
import { hasCode } from '@rainbow-rabbit/shared/errors';
import { useRef, useState } from 'react';
import { useGame } from '../session/game-context';
import { usePlayer } from '../session/player-context';

interface Disputing {
  isSending: boolean;
  stage: SendStage | undefined;
  error: unknown;
  send: (dispute: ScanDispute) => Promise<void>;
}

/**
 * Sends a dispute. A second press while it is on its way does nothing, and another attempt without an answer posts the same
 * signed message, which the process counts once.
 */
export function useDisputing(onDone: () => void): Disputing {
  const { client } = useGame();
  const { signer: wallet } = usePlayer();
  const [isSending, setIsSending] = useState(false);
  const [stage, setStage] = useState<SendStage>();
  const [error, setError] = useState<unknown>();
  const kept = useRef<ItemSigner>(undefined);
  const isInFlight = useRef(false);

  const send = async (dispute: ScanDispute) => {
    if (isInFlight.current) return;
    isInFlight.current = true;
    setIsSending(true);
    setError(undefined);
    kept.current ??= stagedSigner(wallet, setStage);
    try {
      await client.dispute(dispute, { signer: kept.current });
      onDone();
    } catch (cause) {
      // The ledger had it from an attempt whose answer never came.
      if (hasCode(cause, 'dispute.repeated')) onDone();
      else setError(cause);
    } finally {
      isInFlight.current = false;
      setIsSending(false);
      setStage(undefined);
    }
  };
  return { isSending, stage, error, send };
}
