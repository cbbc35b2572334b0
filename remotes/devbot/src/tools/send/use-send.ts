import { useCallback, useState } from 'react';
import type { TaskProps } from '../../bot/task';
import { messageItem } from '../../sending/message-item';
import { type Sending, useMessageSending } from '../../sending/use-message-sending';
import { type MessageRequest, requestOfArgs, tagsOfRequest } from '../request/domain/message-request';
import { keepRequest } from '../request/kept-requests';
import { type KeptSending, parseKeptSending } from './send-state';

interface SendTask {
  state: KeptSending;
  sending: Sending;
  edit: (request: MessageRequest) => void;
  /** Shows what will be signed. */
  review: (request: MessageRequest) => void;
  /** Leads to the form, with the same content: a message that is signed can't be changed any more, another one begins. */
  back: () => void;
  /** Sends the message, or goes on with it. Opens the choice of wallets where one is needed and none is connected. */
  send: () => void;
}

/** Returns the state of a message and the acts on it. A message that was signed before a reload goes on by itself. */
export function useSend({ args, kept, keep }: Pick<TaskProps, 'args' | 'kept' | 'keep'>): SendTask {
  const [state, setState] = useState<KeptSending>(
    () => parseKeptSending(kept) ?? { request: requestOfArgs(args), step: 'edit' },
  );
  const change = useCallback(
    (next: KeptSending) => {
      setState(next);
      keep(next);
    },
    [keep],
  );
  const { request, signed } = state;
  const { sending, send, reset } = useMessageSending({
    item: messageItem(request.process, tagsOfRequest(request), request.data),
    signed,
    keep: (next) => change({ request, step: 'review', signed: next }),
    onResult: () => keepRequest('send', request),
  });
  return {
    state,
    sending,
    edit: (next) => change({ request: next, step: 'edit' }),
    review: (next) => change({ request: next, step: 'review' }),
    back: () => {
      reset();
      change({ request, step: 'edit' });
    },
    send,
  };
}
