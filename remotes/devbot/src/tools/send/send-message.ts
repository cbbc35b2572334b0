import { postSignedItem } from '@rainbow-rabbit/processes/spawn/client';
import type { AoClient, AoResult, ItemSigner } from '@rainbow-rabbit/shared/ao';
import {
  type DataItemInput,
  type ProcessId,
  parseWhatWasAsked,
  type TxId,
  toBase64Url,
} from '@rainbow-rabbit/shared/arweave';
import { type MessageRequest, tagsOfRequest } from '../request/domain/message-request';
import type { KeptSending } from './send-state';

/** The steps of sending a message, in their order. */
export const sendSteps = ['sign', 'post', 'result'] as const;
export type SendStep = (typeof sendSteps)[number];

/** The signed message of a state, from when there is one. */
type Signed = NonNullable<KeptSending['signed']>;

interface SendOnceParams {
  ao: AoClient;
  /** URL of the message unit. */
  mu: string;
  signer: ItemSigner;
  request: MessageRequest;
  /** The message that an earlier attempt had signed. */
  signed: Signed | undefined;
  /** Keeps the signed message. */
  keep: (signed: Signed) => void;
  /** Gets each step when it begins. */
  onStep: (step: SendStep) => void;
  signal: AbortSignal;
}

const protocolTags = { 'Data-Protocol': 'ao', Variant: 'ao.TN.1', Type: 'Message' };

/** The data item of a message, before it is signed. */
export const itemOfRequest = (request: MessageRequest): DataItemInput & { data: string } => ({
  target: request.process,
  tags: [
    ...Object.entries(protocolTags).map(([name, value]) => ({ name, value })),
    ...tagsOfRequest(request),
  ],
  data: request.data,
});

/**
 * Sends a message once, or goes on where an earlier attempt ended: has it signed, posts it, and waits for its result.
 * @throws AppError those of wallet, `http.*` and `ao.*`
 */
export async function sendOnce(params: SendOnceParams): Promise<AoResult> {
  const { ao, mu, request, keep, onStep, signal } = params;
  onStep('sign');
  const signed = params.signed ?? (await signedMessage(params));
  if (!signed.isPosted) {
    onStep('post');
    await postSignedItem(mu, signed.item);
    keep({ ...signed, isPosted: true });
  }
  onStep('result');
  return await ao.result(request.process as ProcessId, signed.id as TxId, signal);
}

async function signedMessage({ signer, request, keep }: SendOnceParams): Promise<Signed> {
  const asked = itemOfRequest(request);
  const { id, bytes } = await parseWhatWasAsked(await signer.signDataItem(asked), asked, signer.address);
  const signed = { id, item: toBase64Url(bytes), isPosted: false };
  keep(signed);
  return signed;
}
