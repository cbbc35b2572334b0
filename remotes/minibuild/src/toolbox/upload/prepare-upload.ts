import { type Address, type Tag, utf8 } from '@rainbow-rabbit/shared/arweave';
import {
  dataChunks,
  draftSiloTransaction,
  draftTransaction,
  type GatewayReader,
} from '@rainbow-rabbit/shared/gateway';
import { type DataInput, readData } from '../fields/data-input';
import { winstonAnswer } from '../gateway/winston.domain';
import { dataRootOf, type KeptUpload, type KeptUploads } from './kept-uploads';
import type { UploadStep } from './upload-step';

/** The maximum size that a phone reads, hashes and sends without a noticeable delay. */
export const maxUploadMegabytes = 10;

/** The input of an upload. */
export interface UploadInput {
  data: DataInput;
  contentType: string;
  tags: readonly Tag[];
  /** The name of a silo: the data is encrypted for everybody who knows it. Empty: not encrypted. */
  silo: string;
}

interface PrepareParams {
  input: UploadInput;
  address: Address;
  reader: GatewayReader;
  kept: KeptUploads;
}

/**
 * Reads the data, and finds an earlier upload of it, or else its price.
 * @throws AppError `toolbox.*`, `transaction.*`; those of the gateway
 */
export async function prepareUpload({ input, address, reader, kept }: PrepareParams): Promise<UploadStep> {
  const given = await readData(input.data, maxUploadMegabytes);
  const data = typeof given === 'string' ? utf8(given) : given;
  const name = (input.data.kind === 'file' && input.data.file?.name) || '';
  // Encryption makes other data of the same file each time.
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

/** Puts the content type first, where gateways look for it. */
function allTags({ contentType, tags }: UploadInput): Tag[] {
  return [...(contentType ? [{ name: 'Content-Type', value: contentType }] : []), ...tags];
}
