import {
  envelopeTableHash,
  type LoggedAct,
  type ProcessPlace,
  readContacts,
  readStaffLog,
  sealEnvelopeTable,
} from '@rainbow-rabbit/processes/rabbit/client';
import type { TxId } from '@rainbow-rabbit/shared/arweave';
import { fromBase64Url } from '@rainbow-rabbit/shared/bytes';
import { AppError } from '@rainbow-rabbit/shared/errors';
import { createGatewayReader, draftTransaction, uploadTransaction } from '@rainbow-rabbit/shared/gateway';
import type { WalletConnector } from '@rainbow-rabbit/shared/wallet';
import { allRows } from './all-rows';
import { nextEdition } from './domain/editions';
import { drawing } from './drawing';
import type { SeedFile } from './seed-file';

/** An edition whose table is on the storage network, as `Deal` names it. */
export interface SealedEdition {
  edition: number;
  table: TxId;
  hash: string;
  count: number;
  acts: number;
}

/** The part of the work that goes on. */
export type SealingStep = 'reading' | 'sealing' | 'uploading';

interface SealEditionParams {
  rabbit: ProcessPlace;
  file: SeedFile;
  words: readonly string[];
  connector: WalletConnector;
  /** URL of the gateway. */
  gateway: string;
  onStep: (step: SealingStep) => void;
}

/**
 * Draws the White Rabbit, seals the next edition of envelopes for all players, and uploads its table. Nothing of the draw
 * is kept or shown: who it is stays between the envelope and its player.
 * @throws AppError `deal.no-players`, and those of wallet, process and gateway
 */
export async function sealEdition(params: SealEditionParams): Promise<SealedEdition> {
  const { rabbit, file, words, connector, gateway, onStep } = params;
  onStep('reading');
  const [contacts, newestFirst] = await Promise.all([
    allRows(readContacts, rabbit),
    allRows(readStaffLog, rabbit),
  ]);
  const log: LoggedAct[] = newestFirst.toReversed();
  const next = nextEdition({ ...file, log, count: contacts.length }, drawing);
  if (next.whiteRabbit === undefined) throw new AppError('deal.no-players');
  onStep('sealing');
  const table = await sealEnvelopeTable({
    process: rabbit.process,
    edition: next.edition,
    whiteRabbit: next.whiteRabbit,
    key: words.join(' '),
    roleKeys: contacts.map(({ removed, roleKey }) => (removed ? undefined : fromBase64Url(roleKey))),
  });
  onStep('uploading');
  const reader = createGatewayReader({ url: gateway });
  const tags = [{ name: 'Content-Type', value: 'application/octet-stream' }];
  const signed = await connector.sign(await draftTransaction({ data: table, tags }, reader));
  const id = await uploadTransaction(signed, { url: gateway });
  const { edition, count, acts } = next;
  return { edition, count, acts, table: id, hash: envelopeTableHash(table) };
}
