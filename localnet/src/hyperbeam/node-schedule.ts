import { createHash } from 'node:crypto';
import { type DataItem, toBase64Url } from '@rainbow-rabbit/shared/arweave';
import type { Ledger, LedgerMessage, LedgerProcess } from '../ledger/ledger';
import { withinSize } from '../units/result-page';
import { toTags } from '../units/tags';
import type { NodeMessage } from './node-value';

/** A node lists so many messages at once, at most. */
const maxPage = 1000;

/** Without a network behind it, a node says that no block was found yet. */
export const blockHash = 'A'.repeat(43);

/** Returns the fields of a message as a node's state has them: names in lower case. */
export function messageFields({ tags, target, data }: DataItem): NodeMessage {
  const named = tags.map(({ name, value }) => [name.toLowerCase(), value]);
  const text = Buffer.from(data).toString('utf8');
  return {
    ...Object.fromEntries(named),
    ...(target !== '' && { target }),
    ...(text !== '' && { data: text }),
  };
}

/** Returns the assignment of a message to its slot, with the message as its body. */
export function assignmentFields({ assignment }: LedgerMessage, item: DataItem): NodeMessage {
  return {
    'block-hash': blockHash,
    'block-height': assignment.height,
    'block-timestamp': 0,
    body: messageFields(item),
    'data-protocol': 'ao',
    epoch: '0',
    'hash-chain': assignment.hashChain,
    path: 'compute',
    process: assignment.process,
    slot: assignment.nonce,
    timestamp: assignment.timestamp,
    type: 'Assignment',
    variant: 'ao.N.1',
  };
}

/** The part of a process's schedule that a request asks for by `from` and `to`, which are both included. */
export function schedulePage({ messages }: LedgerProcess, query: URLSearchParams): LedgerMessage[] {
  const from = slotIn(query.get('from')) ?? 0;
  const to = slotIn(query.get('to')) ?? messages.length;
  return withinSize(messages.slice(from, Math.min(to + 1, from + maxPage)), ({ frame }) => frame.length);
}

/** Returns a page of a schedule in the form of legacy scheduler units (`application/aos-2`). */
export async function legacyListing(
  ledger: Ledger,
  { id, messages }: LedgerProcess,
  page: readonly LedgerMessage[],
) {
  const edges = await Promise.all(
    page.map(async (message) => ({
      cursor: message.assignment.nonce,
      node: { assignment: listedAssignment(message), message: listedMessage(await ledger.readItem(message)) },
    })),
  );
  const isLast = (page.at(-1)?.assignment.nonce ?? messages.length) + 1 >= messages.length;
  const block = { 'block-hash': blockHash, 'block-height': String(messages.at(-1)?.assignment.height ?? 0) };
  return { page_info: { process: id, has_next_page: !isLast, timestamp: '0', ...block }, edges };
}

/** Reads a slot; undefined for text that isn't one. */
export function slotIn(text: string | null | undefined): number | undefined {
  return text && /^\d{1,12}$/.test(text) ? Number(text) : undefined;
}

function listedMessage({ id, owner, address, target, tags, anchor, data, signature }: DataItem) {
  return {
    Anchor: Buffer.from(anchor).toString('utf8'),
    Data: Buffer.from(data).toString('utf8'),
    From: address,
    Id: id,
    Owner: address,
    PublicKey: toBase64Url(owner),
    Signature: toBase64Url(signature),
    Tags: tags,
    Target: target,
  };
}

/** Nobody signs assignments here; the id stands for the place. */
function listedAssignment({ id, assignment }: LedgerMessage) {
  const place = `${assignment.process}/${assignment.nonce}/${id}`;
  return {
    Anchor: '',
    Data: '',
    From: '',
    Id: createHash('sha256').update(place).digest('base64url'),
    Owner: '',
    PublicKey: '',
    Signature: '',
    Tags: toTags({
      'Ao-Types': 'block-height="integer", block-timestamp="integer", slot="integer", timestamp="integer"',
      'Block-Hash': blockHash,
      'Block-Height': String(assignment.height),
      'Block-Timestamp': '0',
      'Data-Protocol': 'ao',
      Epoch: '0',
      'Hash-Chain': assignment.hashChain,
      Path: 'compute',
      Process: assignment.process,
      Slot: String(assignment.nonce),
      Timestamp: String(assignment.timestamp),
      Type: 'Assignment',
      Variant: 'ao.N.1',
    }),
    Target: '',
  };
}
