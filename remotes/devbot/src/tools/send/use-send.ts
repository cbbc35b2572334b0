import { type AoResult, useAo } from '@rainbow-rabbit/shared/ao';
import { useNetwork } from '@rainbow-rabbit/shared/network';
import { useWallet } from '@rainbow-rabbit/shared/wallet';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { TaskProps } from '../../bot/task';
import { type MessageRequest, requestOfArgs } from '../request/domain/message-request';
import { keepRequest } from '../request/kept-requests';
import { type SendStep, sendOnce } from './send-message';
import { type KeptSending, parseKeptSending } from './send-state';

/** The progress of a message that is being sent. */
export type Sending =
  | { status: 'idle' }
  | { status: 'running'; step: SendStep }
  | { status: 'failed'; step: SendStep; error: unknown }
  | { status: 'done'; result: AoResult };

interface SendTask {
  state: KeptSending;
  sending: Sending;
  edit: (request: MessageRequest) => void;
  /** Shows what will be signed. */
  review: (request: MessageRequest) => void;
  /** Leads back to the form; a message that is signed can't be changed any more. */
  back: () => void;
  /** Sends the message, or goes on with it. Opens the choice of wallets where one is needed and none is connected. */
  send: () => void;
  /** Begins a further message, with the same content. */
  startOver: () => void;
}

/** Returns the state of a message and the acts on it. A message that was signed before a reload goes on by itself. */
export function useSend({ args, kept, keep }: Pick<TaskProps, 'args' | 'kept' | 'keep'>): SendTask {
  const ao = useAo();
  const { mu } = useNetwork().ao;
  const { state: wallet, openPopup } = useWallet();
  const [state, setState] = useState<KeptSending>(
    () => parseKeptSending(kept) ?? { request: requestOfArgs(args), step: 'edit' },
  );
  const [sending, setSending] = useState<Sending>({ status: 'idle' });
  const control = useRef<AbortController>(undefined);

  const change = useCallback(
    (next: KeptSending) => {
      setState(next);
      keep(next);
    },
    [keep],
  );

  const send = async () => {
    const { request, signed } = state;
    if (sending.status === 'running') return;
    if (!signed && wallet.status !== 'connected') return openPopup();
    const own = new AbortController();
    control.current = own;
    let step: SendStep = 'sign';
    try {
      const result = await sendOnce({
        ao,
        mu,
        request,
        signed,
        signer: {
          ...(wallet.status === 'connected' && { address: wallet.address }),
          signDataItem: async (item) => {
            if (wallet.status !== 'connected') throw new Error('A message is signed without a wallet.');
            return wallet.connector.signDataItem(item);
          },
        },
        keep: (next) => change({ request, step: 'review', signed: next }),
        onStep: (next) => {
          step = next;
          if (!own.signal.aborted) setSending({ status: 'running', step });
        },
        signal: own.signal,
      });
      if (own.signal.aborted) return;
      keepRequest('send', request);
      setSending({ status: 'done', result });
    } catch (error) {
      if (!own.signal.aborted) setSending({ status: 'failed', step, error });
    }
  };

  const begin = useRef(send);
  begin.current = send;
  const wasSigned = useRef(state.signed !== undefined);
  useEffect(() => {
    if (wasSigned.current) void begin.current();
    return () => control.current?.abort();
  }, []);

  return {
    state,
    sending,
    edit: (request) => change({ request, step: 'edit' }),
    review: (request) => change({ request, step: 'review' }),
    back: () => {
      setSending({ status: 'idle' });
      change({ request: state.request, step: 'edit' });
    },
    send: () => void send(),
    startOver: () => {
      setSending({ status: 'idle' });
      change({ request: state.request, step: 'edit' });
    },
  };
}
