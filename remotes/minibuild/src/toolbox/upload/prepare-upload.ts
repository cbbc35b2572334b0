import { type Address, type Tag, utf8 } from '@rainbow-rabbit/shared/arweave';
import { dataChunks, draftTransaction, type GatewayReader } from '@rainbow-rabbit/shared/gateway';
import { type DataInput, readData } from '../fields/data-input';
import { winstonAnswer } from '../winston-answer';
import { dataRootOf, type KeptUploads } from './kept-uploads';
import type { UploadStep } from './upload-step';

/** What a phone reads, hashes and sends without anybody noticing. */
export const maxUploadMegabytes = 10;

/** What somebody wants to have stored. */
export interface UploadInput {
  data: DataInput;
  contentType: string;
  tags: readonly Tag[];
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
  const { dataRoot } = await dataChunks(data);
  const before = kept.list().find((upload) => dataRootOf(upload) === dataRoot);
  if (before) return { status: 'known', kept: before, data };
  const [draft, balance] = await Promise.all([
    draftTransaction({ data, tags: allTags(input) }, reader),
    reader.balance(address).then(winstonAnswer),
  ]);
  return { status: 'review', review: { draft, balance, payer: address, name, isKept: true } };
}

/** The kind of the data comes first, as gateways look for it. */
function allTags({ contentType, tags }: Omit<UploadInput, 'data'>): Tag[] {
  return [...(contentType ? [{ name: 'Content-Type', value: contentType }] : []), ...tags];
}
