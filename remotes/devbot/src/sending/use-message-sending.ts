import type { KeptMessage } from '@rainbow-rabbit/processes/common/client';
import { type AoResult, useAo } from '@rainbow-rabbit/shared/ao';
import { useWallet } from '@rainbow-rabbit/shared/wallet';
import { useEffect, useRef, useState } from 'react';
import type { MessageItem } from './message-item';
import { type SendStep, sendOnce } from './send-once';

/** The progress of a message that is being sent. */
export type Sending =
  | { status: 'idle' }
  | { status: 'running'; step: SendStep }
  | { status: 'failed'; step: SendStep; error: unknown }
  | { status: 'done'; result: AoResult };

interface SendingParams {
  item: MessageItem;
  /** The message that an earlier attempt had signed. */
  signed: KeptMessage | undefined;
  /** Keeps the signed message. */
  keep: (signed: KeptMessage) => void;
  /** Called with the result, once it is there. */
  onResult: (result: AoResult, signed: KeptMessage) => void;
}

interface SendingActs {
  sending: Sending;
  /** Sends the message, or goes on with it. Opens the choice of wallets where one is needed and none is connected. */
  send: () => void;
  /** Begins anew, with a message that isn't signed. */
  reset: () => void;
}

/** Sends a message once. A message that was signed before a reload goes on by itself. */
export function useMessageSending({ item, signed, keep, onResult }: SendingParams): SendingActs {
  const ao = useAo();
  const { state: wallet, openPopup } = useWallet();
  const [sending, setSending] = useState<Sending>({ status: 'idle' });
  const control = useRef<AbortController>(undefined);

  const send = async () => {
    if (sending.status === 'running') return;
    if (!signed && wallet.status !== 'connected') return openPopup();
    const own = new AbortController();
    control.current = own;
    let step: SendStep = 'sign';
    let last = signed;
    try {
      const result = await sendOnce({
        ao,
        item,
        signed,
        signer: {
          ...(wallet.status === 'connected' && { address: wallet.address }),
          signDataItem: async (asked) => {
            if (wallet.status !== 'connected') throw new Error('A message is signed without a wallet.');
            return wallet.connector.signDataItem(asked);
          },
        },
        keep: (next) => {
          last = next;
          keep(next);
        },
        onStep: (next) => {
          step = next;
          if (!own.signal.aborted) setSending({ status: 'running', step });
        },
        signal: own.signal,
      });
      if (own.signal.aborted) return;
      setSending({ status: 'done', result });
      if (last) onResult(result, last);
    } catch (error) {
      if (!own.signal.aborted) setSending({ status: 'failed', step, error });
    }
  };

  const begin = useRef(send);
  begin.current = send;
  const wasSigned = useRef(signed !== undefined);
  useEffect(() => {
    if (wasSigned.current) void begin.current();
    return () => control.current?.abort();
  }, []);

  return { sending, send: () => void send(), reset: () => setSending({ status: 'idle' }) };
}
