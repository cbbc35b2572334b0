import type { TxId } from '@rainbow-rabbit/shared/arweave';
import { fromBase64Url, toBase64Url } from '@rainbow-rabbit/shared/bytes';
import { AppError } from '@rainbow-rabbit/shared/errors';
import { createGatewayReader, draftTransaction, uploadTransaction } from '@rainbow-rabbit/shared/gateway';
import { type AskingOptions, uploadProcessTag, type WalletConnector } from '@rainbow-rabbit/shared/wallet';
import {
  envelopeTableHash,
  isRoleKeyUsable,
  type ProcessPlace,
  readContacts,
  sealDrawPart,
  sealEnvelopeTable,
} from '../../../rabbit/client';
import { allRows } from '../all-rows';
import type { EventDraw } from './lend-draw';
import { drawOf, whiteRabbitOf } from './white-rabbit-of';

declare module '@rainbow-rabbit/shared/errors' {
  interface ErrorCodes {
    sealEdition: 'envelope.no-role-key';
  }
}

/** An edition whose table is on the storage network, as `Deal` names it. */
export interface SealedEdition {
  edition: number;
  table: TxId;
  hash: string;
  count: number;
  /** The seed and the draw, sealed with the event's key. */
  sealed: string;
}

/** The part of the work that goes on. */
export type SealingStep = 'reading' | 'sealing' | 'uploading';

interface SealEditionParams {
  rabbit: ProcessPlace;
  draw: EventDraw;
  /** True for a further draw, which makes another player the White Rabbit from this edition on. */
  isFurther: boolean;
  connector: Pick<WalletConnector, 'sign'>;
  /** The limits within which the wallet may ask for the fee. */
  asking?: AskingOptions;
  gateways: readonly string[];
  onStep?: (step: SealingStep) => void;
}

/**
 * Draws the White Rabbit, seals the next edition of envelopes for all players, and uploads its table. Nothing of the draw
 * is kept or shown: who it is stays between the envelope and its player.
 * @throws AppError `deal.no-players`, `envelope.no-role-key` where a further draw can give the role to a player who can read it, and those of wallet, process and gateway
 */
export async function sealEdition(params: SealEditionParams): Promise<SealedEdition> {
  const { rabbit, isFurther, connector, asking, gateways, onStep } = params;
  onStep?.('reading');
  const contacts = await allRows(readContacts, rabbit);
  const { process } = rabbit;
  const { info, seed } = params.draw;
  const edition = (info.deal?.edition ?? 0) + 1;
  const draw = isFurther ? { ...params.draw, redraws: [...params.draw.redraws, edition] } : params.draw;
  const whiteRabbit = whiteRabbitOf(draw, edition, process);
  if (whiteRabbit === undefined) throw new AppError('deal.no-players');
  const roleKeys = contacts.map(({ removed, roleKey }) => (removed ? undefined : fromBase64Url(roleKey)));
  const ownKey = roleKeys[whiteRabbit - 1];
  const isReadable = ownKey !== undefined && (await isRoleKeyUsable(ownKey));
  // An edition has one further draw at most: after that it is dealt as it is, and the next one has another.
  if (!isReadable && !isFurther) throw new AppError('envelope.no-role-key');
  onStep?.('sealing');
  const { words, key } = await draw.keyOf(info.keyDigest ?? '');
  const table = await sealEnvelopeTable({ process, edition, whiteRabbit, key: words.join(' '), roleKeys });
  onStep?.('uploading');
  const reader = createGatewayReader({ url: gateways });
  const tags = [
    { name: 'Content-Type', value: 'application/octet-stream' },
    { name: uploadProcessTag, value: process },
  ];
  const signed = await connector.sign(await draftTransaction({ data: table, tags }, reader), asking);
  const id = await uploadTransaction(signed, { url: gateways });
  const part = sealDrawPart({ process, edition, key, seed, draw: drawOf(draw, edition) });
  return {
    ...{ edition, count: contacts.length, table: id, hash: envelopeTableHash(table) },
    sealed: toBase64Url(part),
  };
}
