import { postSignedItem } from '@rainbow-rabbit/processes/spawn/client';
import type { AoClient, AoResult, ItemSigner } from '@rainbow-rabbit/shared/ao';
import { type ProcessId, parseWhatWasAsked, type TxId, toBase64Url } from '@rainbow-rabbit/shared/arweave';
import type { KeptMessage } from './kept-message';
import type { MessageItem } from './message-item';

/** The steps of sending a message, in their order. */
export const sendSteps = ['sign', 'post', 'result'] as const;
export type SendStep = (typeof sendSteps)[number];

interface SendOnceParams {
  ao: AoClient;
  /** URL of the message unit. */
  mu: string;
  signer: ItemSigner;
  item: MessageItem;
  /** The message that an earlier attempt had signed. */
  signed: KeptMessage | undefined;
  /** Keeps the signed message. */
  keep: (signed: KeptMessage) => void;
  /** Gets each step when it begins. */
  onStep: (step: SendStep) => void;
  signal: AbortSignal;
}

/**
 * Sends a message once, or goes on where an earlier attempt ended: has it signed, posts it, and waits for its result.
 * @throws AppError those of wallet, `http.*` and `ao.*`
 */
export async function sendOnce(params: SendOnceParams): Promise<AoResult> {
  const { ao, mu, item, keep, onStep, signal } = params;
  onStep('sign');
  const signed = params.signed ?? (await signedMessage(params));
  if (!signed.isPosted) {
    onStep('post');
    await postSignedItem(mu, signed.item);
    keep({ ...signed, isPosted: true });
  }
  onStep('result');
  return await ao.result(item.target as ProcessId, signed.id as TxId, signal);
}

async function signedMessage({ signer, item, keep }: SendOnceParams): Promise<KeptMessage> {
  const { id, bytes } = await parseWhatWasAsked(await signer.signDataItem(item), item, signer.address);
  const signed = { id, item: toBase64Url(bytes), isPosted: false };
  keep(signed);
  return signed;
}
