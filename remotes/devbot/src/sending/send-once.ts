import {
  type DeliveryOptions,
  deliver,
  type KeptMessage,
  outboxIn,
  stagesBy,
} from '@rainbow-rabbit/processes/common/client';
import type { AoClient, AoResult } from '@rainbow-rabbit/shared/ao';
import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { type MessageItem, messageTags } from './message-item';

/** The steps of sending a message, in their order. */
export const sendSteps = ['sign', 'post', 'result'] as const;
export type SendStep = (typeof sendSteps)[number];

interface SendOnceParams extends Pick<DeliveryOptions, 'signer' | 'signal'> {
  ao: AoClient;
  item: MessageItem;
  /** The message that an earlier attempt had signed. */
  signed: KeptMessage | undefined;
  /** Keeps the signed message. */
  keep: (signed: KeptMessage) => void;
  /** Gets each step when it begins. */
  onStep: (step: SendStep) => void;
}

/**
 * Sends a message once, or goes on where an earlier attempt ended, and returns its result, whatever that says. The message stays kept:
 * its result can be looked up again.
 * @throws AppError those of wallet and `ao.*`
 */
export function sendOnce({ item, signed, keep, onStep, ...sending }: SendOnceParams): Promise<AoResult> {
  let last = signed;
  return deliver({
    ...sending,
    message: {
      process: item.target as ProcessId,
      tags: item.tags.slice(messageTags.length),
      data: item.data,
    },
    name: item.target,
    outbox: outboxIn({
      read: () => last,
      write(message) {
        last = message;
        if (message) keep(message);
      },
    }),
    onState: stagesBy<SendStep>({ asking: 'sign', signed: 'post', posted: 'result' }, onStep),
    judge: (result) => result,
  });
}
