import type { AoClient, AoMessage, AoResult, AoSpawn, SignedItem } from '../ao';
import { parseDataItem, type TxId } from '../arweave';
import { toBase64Url } from '../bytes';

export interface MemoryAoParams {
  /** Evaluates a message that has arrived; a failure stands for an answer that was lost. Without it, nothing may be sent. */
  answer?: (message: AoMessage, from: string | undefined, id: TxId) => AoResult | Promise<AoResult>;
  /** Without it, nothing may be read. */
  read?: AoClient['read'];
  /** Gets each message that is posted; a failure stands for a message that never arrives. */
  onPost?: (message: SignedItem) => void;
}

const never = (what: string) => () => Promise.reject(new Error(`Nothing is ${what} here.`));

/**
 * Returns the client of a network in memory, for tests: a message is evaluated once, however often it is posted. Its id is that of
 * the signed item; bytes that are no item count on.
 */
export function memoryAo({ answer, read = never('read'), onPost }: MemoryAoParams): AoClient {
  const signed = new Map<TxId, { message: AoMessage | AoSpawn; from: string | undefined }>();
  const arrived = new Set<TxId>();
  const results = new Map<TxId, AoResult>();
  const resultOf = async (id: TxId) => {
    const { message, from } = signed.get(id) ?? {};
    if (!(message && 'process' in message && answer)) throw new Error('Nothing is sent here.');
    const result = results.get(id) ?? (await answer(message, from, id));
    results.set(id, result);
    return result;
  };
  return {
    async sign(message, signer) {
      const { tags, data = '' } = message;
      const target = 'process' in message && { target: message.process };
      const bytes = await signer.signDataItem({ ...target, tags, data });
      const counted = `${String(signed.size).padStart(42, 'm')}A` as TxId;
      const id = await parseDataItem(bytes).then(
        (item) => item.id,
        () => counted,
      );
      signed.set(id, { message, from: signer.address });
      return { id, item: toBase64Url(bytes) };
    },
    async post(message) {
      onPost?.(message);
      arrived.add(message.id);
      return message.id;
    },
    known: async (_, id) => (arrived.has(id) ? resultOf(id) : undefined),
    result: async (_, id) => resultOf(id),
    read,
  };
}
