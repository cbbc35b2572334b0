import { useKeptValue } from '@rainbow-rabbit/parts/kept';
import { keptBy } from '@rainbow-rabbit/parts/outbox';
import { mayGoLater, outcomeOf, type SendOutcome } from '@rainbow-rabbit/processes/common/client';
import {
  checkIn,
  communityTag,
  decodeDoorCode,
  doorClaimOf,
  type OwnMeetUp,
  type ProcessPlace,
} from '@rainbow-rabbit/processes/community/client';
import { fromBase64Url, toBase64Url } from '@rainbow-rabbit/shared/bytes';
import { AppError, hasCode } from '@rainbow-rabbit/shared/errors';
import { type LiveReading, valueOf } from '@rainbow-rabbit/shared/reading';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Member } from '../../community/use-member';
import { useMinute } from '../../meet-up/use-minute';
import { doorCodeIn } from './domain/door-link';
import { isTooOld, type SeenCode, withoutOld, withoutSeen, withSeen } from './domain/seen-code';
import { seenCodeStore } from './seen-code-store';

/** The reason why a text that was read is no code for this check-in. */
export type Unfit = 'no-code' | 'other-community' | 'other-meet-up' | 'too-old';

export type CheckInState =
  | { status: 'idle' }
  | { status: 'sending' }
  /** The network was away: the claim is sent again by itself until it is too old. */
  | { status: 'kept'; error: unknown }
  /** The network was away until the code was too old. */
  | { status: 'expired' }
  | { status: 'failed'; error: unknown };

/** A check-in to one meet-up. */
export interface CheckIn {
  state: CheckInState;
  /** The code that this device has seen and that no claim has been taken of. */
  seen: SeenCode | undefined;
  /** Takes a text that was scanned or typed: keeps its code, or returns why the text is unfit. */
  take: (text: string) => Unfit | undefined;
  /** Takes a text and sends the claim. */
  read: (text: string) => Unfit | undefined;
  /** Sends the claim of the kept code after a press. */
  send: () => void;
}

/** The pause between two attempts while the network is away (docs/product 9.189). */
const retryMs = 8000;

/** Returns true where the answer to an earlier attempt was lost, and the ledger has the claim. */
const isInLedger = (error: unknown) => hasCode(error, 'message.repeated');

function stateAfter(outcome: Exclude<SendOutcome<unknown>, { status: 'answered' }>): CheckInState {
  const { error } = outcome;
  if (hasCode(error, 'wallet.declined') || isInLedger(error)) return { status: 'idle' };
  return mayGoLater(outcome) ? { status: 'kept', error } : { status: 'failed', error };
}

/** Reads codes of a meet-up's door, and sends the claim of the newest one until the process has taken it. */
export function useCheckIn(
  community: ProcessPlace,
  meetUp: number,
  member: Member | undefined,
  own: LiveReading<OwnMeetUp>,
): CheckIn {
  const { process } = community;
  const store = useMemo(() => seenCodeStore(process), [process]);
  const codes = useKeptValue(store);
  const [state, setState] = useState<CheckInState>({ status: 'idle' });
  const isOnItsWay = state.status === 'sending' || state.status === 'kept';
  // The code of a claim on its way stays until the claim is given up.
  const fresh = withoutOld(codes, useMinute());
  const seen = (isOnItsWay ? codes : fresh).find((code) => code.meetUp === meetUp);
  useEffect(() => {
    if (!isOnItsWay && fresh !== codes) store.write(fresh);
  }, [isOnItsWay, fresh, codes, store]);
  const isSending = useRef(false);
  const { accept, reading, refresh } = own;
  const coming = valueOf(reading);

  const send = useCallback(
    async (code: SeenCode) => {
      if (!member || isSending.current) return;
      isSending.current = true;
      setState({ status: 'sending' });
      const { address, signer } = member;
      const claim = doorClaimOf({
        process,
        meetUp,
        slot: code.slot,
        token: fromBase64Url(code.token),
        address,
      });
      store.write(withSeen(store.read(), { ...code, sentBy: address }));
      const data = { meetUp, slot: code.slot, claim: toBase64Url(claim) };
      const outcome = await outcomeOf(keptBy(signer), (options) => checkIn(community, data, options));
      isSending.current = false;
      if (outcome.status === 'answered') {
        const { attended } = outcome.reply;
        store.write(withoutSeen(store.read(), meetUp));
        accept({ ...(coming ?? { id: meetUp, state: 'no' }), attended });
        return setState({ status: 'idle' });
      }
      const next = stateAfter(outcome);
      const isKnown = isInLedger(outcome.error);
      setState(next);
      if (next.status === 'failed' || isKnown) store.write(withoutSeen(store.read(), meetUp));
      if (isKnown) void refresh();
    },
    [community, process, meetUp, member, store, accept, refresh, coming],
  );

  const take = useCallback(
    (text: string): Unfit | undefined => {
      const code = decodeDoorCode(doorCodeIn(text), Date.now());
      if (!code) return 'no-code';
      if (code.tag !== communityTag(process)) return 'other-community';
      if (code.meetUp !== meetUp) return 'other-meet-up';
      if (isTooOld(code, Date.now())) return 'too-old';
      const kept = { meetUp, slot: code.slot, token: toBase64Url(code.token) };
      store.write(withSeen(store.read(), kept));
      return undefined;
    },
    [process, meetUp, store],
  );
  const sendSeen = () => {
    const code = store.read().find((each) => each.meetUp === meetUp);
    if (code && !isTooOld(code, Date.now())) return void send(code);
    store.write(withoutSeen(store.read(), meetUp));
    setState({ status: 'failed', error: new AppError('checkin.stale') });
  };
  const read = (text: string) => {
    const unfit = take(text);
    if (!unfit) sendSeen();
    return unfit;
  };

  useEffect(() => {
    if (state.status !== 'kept' || !seen) return;
    const again = () => {
      if (!isTooOld(seen, Date.now())) return void send(seen);
      store.write(withoutSeen(store.read(), meetUp));
      setState({ status: 'expired' });
    };
    const timer = setTimeout(again, retryMs);
    window.addEventListener('online', again);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', again);
    };
  }, [state, seen, send, store, meetUp]);

  return { state, seen, take, read, send: sendSeen };
}
