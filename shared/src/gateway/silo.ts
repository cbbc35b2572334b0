import { type Bytes, bytesOf, type TxId, utf8 } from '../arweave';
import { AppError, isAppError, isFrom } from '../errors';
import { type Draft, draftTransaction, type TransactionInput } from './draft-transaction';
import type { GatewayReader } from './gateway-reader';
import { openFromSilo, sealForSilo } from './silo-cipher';
import { type SiloKey, siloKey } from './silo-key';

/**
 * The number of transactions, from the newest on, that are read: anybody may store something under a silo's public
 * key.
 */
const maxTried = 10;

const nameTag = 'Silo-Name';

/**
 * A transaction, not yet signed, with data that only who knows the silo's name can read. Its tags are not hidden.
 * @param name a word and a number, such as `bubble.7`
 * @throws AppError `silo.name-invalid`, `silo.number-too-large`, `silo.empty`, `silo.data-only` with a target or
 * quantity, those of `draftTransaction`
 */
export async function draftSiloTransaction(
  name: string,
  { data = '', tags = [], target, quantity }: TransactionInput,
  reader: Parameters<typeof draftTransaction>[1],
): Promise<Draft> {
  if (target || quantity) throw new AppError('silo.data-only');
  const bytes = typeof data === 'string' ? utf8(data) : bytesOf(data);
  if (bytes.length === 0) throw new AppError('silo.empty');
  const { accessKey, secret } = await siloKey(name);
  const siloTags = [
    { name: nameTag, value: accessKey },
    { name: 'Silo-Version', value: '0.1.0' },
  ];
  return await draftTransaction(
    { data: await sealForSilo(bytes, secret), tags: [...tags, ...siloTags] },
    reader,
  );
}

/**
 * Returns the newest readable content of a silo. Unreadable content, which anybody may store, is skipped.
 * @throws AppError `silo.name-invalid`, `silo.number-too-large`, `silo.not-found`, `silo.unreadable`, the errors
 * of the reader's `arql` and `data`
 */
export async function readSilo(
  name: string,
  reader: Pick<GatewayReader, 'arql' | 'data'>,
): Promise<{ id: TxId; bytes: Bytes }> {
  const key = await siloKey(name);
  const ids = await reader.arql(nameTag, key.accessKey);
  let failure: AppError | undefined;
  for (const id of ids.slice(0, maxTried)) {
    try {
      const bytes = await readFrom(id, key, reader);
      if (bytes) return { id, bytes };
    } catch (error) {
      // The network may fail at any of them; all else is about this one only.
      if (!isAppError(error) || isFrom(error, 'http')) throw error;
      failure ??= error;
    }
  }
  throw failure ?? new AppError('silo.not-found');
}

/** Undefined when the gateway gave an id that is not of this silo. */
async function readFrom(
  id: TxId,
  { accessKey, secret }: SiloKey,
  reader: Pick<GatewayReader, 'data'>,
): Promise<Bytes | undefined> {
  const { record, bytes } = await reader.data(id);
  const isOfSilo = record?.readableTags.some((tag) => tag.name === nameTag && tag.value === accessKey);
  return isOfSilo ? await openFromSilo(bytes, secret) : undefined;
}
