import {
  type Bytes,
  concatBytes,
  createDataItem,
  fromBase64Url,
  isAddress,
  ownerAddress,
  type Tag,
  utf8,
  verifyDataItem,
} from '@rainbow-rabbit/shared/arweave';
import { isAppError } from '@rainbow-rabbit/shared/errors';

/** A message as a scheduler unit shows it: the parts of an ANS-104 data item, as texts. */
export interface ShownMessage {
  id: string;
  owner: { address: string; key: string };
  target: string;
  tags: Tag[];
  anchor: string;
  data: string;
  signature: string;
}

/** The data and the anchor of a message as bytes, for messages whose texts don't show all of them. */
export interface MessageBytes {
  data: Uint8Array;
  anchor: Uint8Array;
}

/** The byte of an item of type 1 with a target that is 1 when an anchor follows: type, signature, key, flag and target are before. */
const anchorFlag = 2 + 512 + 512 + 1 + 32;

/** Returns true when bytes of a message may be lost in the texts that a unit shows. */
export const isLossy = ({ data, anchor }: ShownMessage): boolean => `${data}${anchor}`.includes('\ufffd');

/**
 * Returns the reason why a message is not what its sender signed for that process, or undefined for a genuine message:
 * its id is the hash of its signature, its address that of its key, and the signature is by that key over all of its
 * parts. Only signatures of type 1 (RSA) can be verified.
 * @param process the process that it must be for; empty for the spawn of a process
 */
export async function forgeryOf(
  message: ShownMessage,
  process: string,
  bytes: MessageBytes = { data: utf8(message.data), anchor: utf8(message.anchor) },
): Promise<string | undefined> {
  if (message.target !== process) return 'it was signed for another process';
  try {
    const key = fromBase64Url(message.owner.key);
    if (!isAddress(message.owner.address) || (await ownerAddress(key)) !== message.owner.address)
      return 'its key is not that of its sender';
    const signature = fromBase64Url(message.signature);
    const { id, bytes: unanchored } = await createDataItem(
      { target: message.target, tags: message.tags, data: bytes.data },
      { owner: key, sign: async () => signature },
    );
    if (id !== message.id) return 'its id is not the hash of its signature';
    if (!(await verifyDataItem({ bytes: withAnchor(unanchored, bytes.anchor) })))
      return 'its signature is not that of its sender';
  } catch (reason) {
    if (isAppError(reason)) return `it is no signed data item (${reason.code})`;
    throw reason;
  }
  return undefined;
}

function withAnchor(item: Bytes, anchor: Uint8Array): Bytes {
  if (anchor.length === 0) return item;
  return concatBytes(item.subarray(0, anchorFlag), Uint8Array.of(1), anchor, item.subarray(anchorFlag + 1));
}
