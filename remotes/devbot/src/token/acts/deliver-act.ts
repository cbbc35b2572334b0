import { postSignedItem } from '@rainbow-rabbit/processes/spawn/client';
import type { AoClient, AoResult, ItemSigner } from '@rainbow-rabbit/shared/ao';
import { type ProcessId, parseWhatWasAsked, type TxId, toBase64Url } from '@rainbow-rabbit/shared/arweave';
import { AppError, isAppError } from '@rainbow-rabbit/shared/errors';
import type { KeptAct } from './kept-act';
import { type ActOutcome, actItem, actOutcome, type TokenAct } from './token-act';

/** The stages of an act, in their order: the wallet signs, the network takes it, the token answers. */
export const actStages = ['sign', 'send', 'answer'] as const;
export type ActStage = (typeof actStages)[number];

/** The place of the act that is on its way to a token. It outlives the page. */
export interface ActPlace {
  read(): KeptAct | undefined;
  write(act: KeptAct | undefined): void;
}

interface DeliverActParams {
  ao: AoClient;
  /** URL of the message unit. */
  mu: string;
  process: ProcessId;
  /** Not needed for an act that is signed already. */
  signer?: ItemSigner | undefined;
  /** Not given for the act that is kept. */
  act?: TokenAct | undefined;
  kept: ActPlace;
  onStage: (stage: ActStage) => void;
}

/** The time for which the ledger is asked if a message has arrived, before it is posted again. */
const askedMs = 5000;

/**
 * Has an act signed, keeps it, posts it, and waits for the token's answer; or goes on with the act that is kept. Its message is
 * posted again after a failure, never signed again, so that nothing moves twice. An act that was answered is no longer kept.
 * @throws AppError `token.unfinished` if another act is kept; those of `actOutcome`, wallet and network
 */
export async function deliverAct(params: DeliverActParams): Promise<ActOutcome> {
  const { ao, mu, process, act, kept, onStage } = params;
  const before = kept.read();
  if (act && before) throw new AppError('token.unfinished');
  const signed = before ?? (await signAndKeep(params));
  onStage('send');
  let result = before && (await knownResult(ao, process, before.message));
  if (!result) {
    await postSignedItem(mu, signed.item);
    onStage('answer');
    result = await ao.result(process, signed.message);
  }
  kept.write(undefined);
  return actOutcome(result, signed.act);
}

async function signAndKeep({ process, signer, act, kept, onStage }: DeliverActParams): Promise<KeptAct> {
  onStage('sign');
  if (!signer || !act) throw new AppError('launch.no-wallet');
  const item = actItem(process, act);
  const { id, bytes } = await parseWhatWasAsked(await signer.signDataItem(item), item, signer.address);
  const signed = { act, message: id, item: toBase64Url(bytes) };
  kept.write(signed);
  return signed;
}

/** Returns the token's answer to a message that may have arrived; undefined while the ledger doesn't know it. */
async function knownResult(ao: AoClient, process: ProcessId, message: TxId): Promise<AoResult | undefined> {
  try {
    return await ao.result(process, message, AbortSignal.timeout(askedMs));
  } catch (error) {
    if (isAppError(error) && error.code === 'ao.aborted') return undefined;
    throw error;
  }
}
