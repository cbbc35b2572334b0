import { deliver, outboxIn, stagesBy } from '@rainbow-rabbit/processes/common/client';
import { tokenReceiver } from '@rainbow-rabbit/processes/token/client';
import type { AoClient, ItemSigner } from '@rainbow-rabbit/shared/ao';
import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { AppError } from '@rainbow-rabbit/shared/errors';
import { noWallet } from '../../launch/no-wallet';
import type { KeptAct } from './kept-act';
import { type ActOutcome, actOutcome, actTags, type TokenAct } from './token-act';

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
  process: ProcessId;
  /** Not needed for an act that is signed already. */
  signer?: ItemSigner | undefined;
  /** Not given for the act that is kept. */
  act?: TokenAct | undefined;
  kept: ActPlace;
  onStage: (stage: ActStage) => void;
}

/**
 * Has an act signed, keeps it, posts it, and waits for the token's answer; or goes on with the act that is kept. An act that was
 * answered is no longer kept.
 * @throws AppError `token.unfinished` if another act is kept; `launch.no-wallet`; those of `actOutcome`, wallet and network
 */
export async function deliverAct({
  ao,
  process,
  signer = noWallet,
  act,
  kept,
  onStage,
}: DeliverActParams): Promise<ActOutcome> {
  const before = kept.read();
  if (act && before) throw new AppError('token.unfinished');
  const asked = before?.act ?? act;
  if (!asked) throw new AppError('launch.no-wallet');
  return deliver({
    ao,
    signer,
    message: { process, tags: actTags(asked), receiver: tokenReceiver },
    name: process,
    outbox: outboxIn({
      read: () => kept.read()?.sent,
      write: (sent) => kept.write(sent && { act: asked, sent }),
    }),
    onState: stagesBy<ActStage>({ asking: 'sign', signed: 'send', posted: 'answer' }, onStage),
    judge: (result) => actOutcome(result, asked),
  });
}
