import { type Address, type Tag, utf8 } from '@rainbow-rabbit/shared/arweave';
import {
  dataChunks,
  draftSiloTransaction,
  draftTransaction,
  type GatewayReader,
} from '@rainbow-rabbit/shared/gateway';
import { type DataInput, readData } from '../fields/data-input';
import { winstonAnswer } from '../gateway/domain/winston-answer';
import { dataRootOf, type KeptUpload, type KeptUploads } from './kept-uploads';
import type { UploadStep } from './upload-step';

/** What a phone reads, hashes and sends without anybody noticing. */
export const maxUploadMegabytes = 10;

/** What somebody wants to have stored. */
export interface UploadInput {
  data: DataInput;
  contentType: string;
  tags: readonly Tag[];
  /** What is stored is encrypted, for who knows this name. */
  silo: string;
}

interface PrepareParams {
  input: UploadInput;
  address: Address;
  reader: GatewayReader;
  kept: KeptUploads;
}

/**
 * Reads the data, and finds out whether it was being uploaded before, or else what it costs.
 * @throws AppError `toolbox.*`, `transaction.*`; those of the gateway
 */
export async function prepareUpload({ input, address, reader, kept }: PrepareParams): Promise<UploadStep> {
  const given = await readData(input.data, maxUploadMegabytes);
  const data = typeof given === 'string' ? utf8(given) : given;
  const name = (input.data.kind === 'file' && input.data.file?.name) || '';
  // Encrypted anew, the same file would be other data.
  const isKept = input.silo === '';
  const before = isKept ? await keptOf(data, kept) : undefined;
  if (before) return { status: 'known', kept: before, data };
  const [draft, balance] = await Promise.all([
    isKept
      ? draftTransaction({ data, tags: allTags(input) }, reader)
      : draftSiloTransaction(input.silo, { data, tags: input.tags }, reader),
    reader.balance(address).then(winstonAnswer),
  ]);
  return { status: 'review', review: { draft, balance, payer: address, name, isKept } };
}

async function keptOf(data: Uint8Array, kept: KeptUploads): Promise<KeptUpload | undefined> {
  const { dataRoot } = await dataChunks(data);
  return kept.list().find((upload) => dataRootOf(upload) === dataRoot);
}

/** The kind of the data comes first, as gateways look for it. */
function allTags({ contentType, tags }: UploadInput): Tag[] {
  return [...(contentType ? [{ name: 'Content-Type', value: contentType }] : []), ...tags];
}
