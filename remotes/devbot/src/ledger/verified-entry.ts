import { forgeryOf, isLossy } from '@rainbow-rabbit/processes/ledger/client';
import { type Address, type TxId, toBase64Url } from '@rainbow-rabbit/shared/arweave';
import { lastTagValue } from './domain/last-tag-value';
import type { LogEntry } from './domain/log-entry';
import type { LedgerPlace } from './place';
import { readMessageBytes } from './read-message-bytes';
import type { LogNode } from './unit-schemas';

const wholeNumber = (text = ''): number => (/^\d{1,15}$/.test(text) ? Number(text) : -1);

/** Returns the place of a message in its log; -1 where the unit gives none. */
export const nonceOf = ({ assignment }: LogNode): number =>
  wholeNumber(lastTagValue(assignment.tags, 'Nonce'));

/** The process whose log holds a message. */
export interface LoggedProcess {
  process: string;
  /** Addresses that sign messages of other processes to it. */
  authorities: readonly string[];
}

/** Characters of base64url that the key and the signature of RSA have: 512 bytes each. */
const rsaLength = 683;

const isOfRsa = ({ owner, signature }: LogNode['message']): boolean =>
  owner.key.length === rsaLength && signature.length === rsaLength;

/** Returns what a scheduler unit shows of a message, verified. */
export async function logEntryOf(
  place: LedgerPlace,
  node: LogNode,
  { process, authorities }: LoggedProcess,
  signal?: AbortSignal,
): Promise<LogEntry> {
  const { message, assignment } = node;
  const nonce = nonceOf(node);
  const given = isLossy(message) ? await readMessageBytes(place, message, signal) : undefined;
  const forgery = await forgeryOf(message, nonce === 0 ? '' : process, given);
  const isAssigned =
    lastTagValue(assignment.tags, 'Process') === process &&
    lastTagValue(assignment.tags, 'Message') === message.id;
  const isVerified = forgery === undefined && isAssigned && (nonce !== 0 || message.id === process);
  const isOtherKey = !isVerified && isAssigned && !isOfRsa(message);
  const isPushed = isVerified && authorities.includes(message.owner.address);
  const fromProcess = isPushed ? lastTagValue(message.tags, 'From-Process') : undefined;
  const pushedFor = isPushed ? lastTagValue(message.tags, 'Pushed-For') : undefined;
  return {
    nonce,
    id: message.id as TxId,
    signer: message.owner.address as Address,
    from: fromProcess ?? message.owner.address,
    ...(pushedFor && { pushedFor }),
    ...(fromProcess && { fromProcess }),
    target: message.target,
    tags: message.tags,
    data: message.data,
    ...(given && { bytes: given.data }),
    timestamp: Math.max(0, wholeNumber(lastTagValue(assignment.tags, 'Timestamp'))),
    blockHeight: Math.max(0, wholeNumber(lastTagValue(assignment.tags, 'Block-Height'))),
    anchor: given ? toBase64Url(given.anchor) : message.anchor,
    hashChain: lastTagValue(assignment.tags, 'Hash-Chain') ?? '',
    isVerified,
    isOtherKey,
  };
}
