import { type EventInfo, readEventInfo } from '@rainbow-rabbit/processes/rabbit/client';
import type { ItemSigner } from '@rainbow-rabbit/shared/ao';
import { hasCode, isAppError } from '@rainbow-rabbit/shared/errors';
import { useRef, useState } from 'react';
import type { SendStage } from '../../sending/domain/send-stage';
import { stagedSigner } from '../../sending/staged-signer';
import { useStaff } from '../session/staff';
import { useStaffEvent } from '../session/staff-event';
import type { StaffActRequest } from './staff-acts';

/** The state of an act that its user may send. */
export type ActState =
  | { status: 'asking' }
  | { status: 'sending'; stage: SendStage | undefined }
  /** The ledger has refused it, or the wallet's user has: nothing changed. */
  | { status: 'refused'; error: unknown }
  /** It was signed, and no answer came: it may count. Sending again sends the same message. */
  | { status: 'unknown'; error: unknown };

/** Returns true for a failure after which a signed message may still reach the ledger. */
function mayHaveArrived(error: unknown): boolean {
  return !isAppError(error) || (error.code.startsWith('ao.') && error.code !== 'ao.process-failed');
}

/**
 * Sends an act. A second press while it is on its way does nothing, and another attempt after a failure without an
 * answer posts the same signed message, which the process counts once.
 */
export function useSendingAct(
  act: StaffActRequest,
  onDone: (info: EventInfo) => void,
): { state: ActState; send: (reason: string) => Promise<void> } {
  const { rabbit } = useStaffEvent();
  const { signer: wallet } = useStaff();
  const [state, setState] = useState<ActState>({ status: 'asking' });
  const kept = useRef<ItemSigner>(undefined);
  const isInFlight = useRef(false);
  const isSigned = useRef(false);

  const send = async (reason: string) => {
    if (isInFlight.current) return;
    isInFlight.current = true;
    setState({ status: 'sending', stage: undefined });
    kept.current ??= stagedSigner(wallet, (stage) => {
      isSigned.current = stage === 'sending';
      setState({ status: 'sending', stage });
    });
    try {
      onDone(await act.send(reason, { signer: kept.current }));
    } catch (error) {
      if (hasCode(error, 'staff.repeated')) {
        // The ledger had it from the attempt before.
        await readEventInfo(rabbit, { maxAgeMs: 0 }).then(onDone, () =>
          setState({ status: 'unknown', error }),
        );
      } else if (isSigned.current && mayHaveArrived(error)) {
        setState({ status: 'unknown', error });
      } else {
        kept.current = undefined;
        isSigned.current = false;
        setState({ status: 'refused', error });
      }
    } finally {
      isInFlight.current = false;
    }
  };
  return { state, send };
}
