import { type DataItem, parseDataItem, toBase64Url } from '@rainbow-rabbit/shared/arweave';
import { isAppError } from '@rainbow-rabbit/shared/errors';
import { requestBytes } from '@rainbow-rabbit/shared/http';
import * as v from 'valibot';
import { askLedgerUnit, type UnitQuestion } from './ask-ledger-unit';
import { lastTagValue } from './domain/last-tag-value';
import type { NodePlace } from './place';
import { type LogNode, type UnitResult, unitResultSchema } from './unit-schemas';

/** A node's failures after `accept: application/json` are no valid HTTP (docs/decisions/100-hyperbeam.md). */
const headers = { accept: '*/*' };

type NodeQuestion = Pick<UnitQuestion, 'unknown' | 'signal' | 'timeoutMs'>;

/** A list in the form of legacy scheduler units. Nodes were seen to leave out names of tags. */
const listingSchema = v.object({
  edges: v.array(
    v.object({
      node: v.object({
        assignment: v.object({ Tags: v.array(v.object({ name: v.string(), value: v.string() })) }),
        message: v.object({
          Id: v.string(),
          Owner: v.optional(v.string(), ''),
          PublicKey: v.optional(v.string(), ''),
          Target: v.optional(v.string(), ''),
          Tags: v.array(v.object({ name: v.optional(v.string(), ''), value: v.optional(v.string(), '') })),
          Anchor: v.optional(v.string(), ''),
          Data: v.optional(v.string(), ''),
          Signature: v.optional(v.string(), ''),
        }),
      }),
    }),
  ),
});

type Listed = v.InferOutput<typeof listingSchema>['edges'][number]['node'];

/** The slots of the latest messages that lists have shown; of a message that comes twice, the first slot that was seen. */
const slots = new Map<string, number>();
const maxSlots = 5000;

const slotKey = ({ node }: NodePlace, process: string, id: string) => `${node} ${process} ${id}`;

function noteSlot(key: string, slot: number): void {
  if (slot > (slots.get(key) ?? Number.POSITIVE_INFINITY)) return;
  slots.set(key, slot);
  const [oldest] = slots.keys();
  if (slots.size > maxSlots && oldest !== undefined) slots.delete(oldest);
}

/** The largest item that is read back, in bytes. */
const maxBytes = 2 * 1024 ** 2;

/** Reads a message byte for byte as it was posted; undefined where the node has none. @throws AppError those of requests */
export async function readNodeItem(
  { node }: NodePlace,
  id: string,
  signal?: AbortSignal,
): Promise<DataItem | undefined> {
  const accept = { accept: 'application/ans104' };
  const { isOk, bytes } = await requestBytes(`${node}/${id}`, { headers: accept, maxBytes, signal });
  if (!(isOk && bytes)) return undefined;
  try {
    const item = await parseDataItem(bytes);
    return item.id === id ? item : undefined;
  } catch (error) {
    if (isAppError(error)) return undefined;
    throw error;
  }
}

const textOf = (bytes: Uint8Array) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);

/** Returns a message in the form of a scheduler unit. Its tags are read from its bytes where the list leaves out a name. */
async function messageOf(
  place: NodePlace,
  { message }: Listed,
  signal?: AbortSignal,
): Promise<LogNode['message']> {
  const isWhole = message.Tags.every(({ name }) => name !== '');
  const item = isWhole ? undefined : await readNodeItem(place, message.Id, signal);
  if (item) {
    return {
      id: item.id,
      owner: { address: item.address, key: toBase64Url(item.owner) },
      target: item.target,
      tags: [...item.tags],
      anchor: textOf(item.anchor),
      data: textOf(item.data),
      signature: toBase64Url(item.signature),
    };
  }
  return {
    id: message.Id,
    owner: { address: message.Owner, key: message.PublicKey },
    target: message.Target,
    tags: message.Tags,
    anchor: message.Anchor,
    data: message.Data,
    signature: message.Signature,
  };
}

/** Returns an entry in the form of a scheduler unit: a node says `Slot`, and names the message beside its assignment. */
async function logNodeOf(
  place: NodePlace,
  process: string,
  listed: Listed,
  signal?: AbortSignal,
): Promise<LogNode> {
  const { Tags } = listed.assignment;
  const slot = lastTagValue(Tags, 'Slot') ?? '';
  const { Id } = listed.message;
  if (/^\d{1,15}$/.test(slot)) noteSlot(slotKey(place, process, Id), Number(slot));
  const named = [
    { name: 'Nonce', value: slot },
    { name: 'Message', value: Id },
  ];
  return { message: await messageOf(place, listed, signal), assignment: { tags: [...Tags, ...named] } };
}

/** Asks for the number of messages in a schedule. */
export async function askNodeLength(
  { node }: NodePlace,
  process: string,
  question: NodeQuestion,
): Promise<number> {
  const url = `${node}/${process}~process@1.0/slot/current`;
  const slot = await askLedgerUnit(url, v.pipe(v.number(), v.safeInteger()), { headers, ...question });
  return slot + 1;
}

/** Asks for a part of a schedule. */
export async function askNodePage(
  place: NodePlace,
  process: string,
  { from, limit, ...question }: NodeQuestion & { from: number; limit: number },
): Promise<LogNode[]> {
  const to = from + limit - 1;
  const url = `${place.node}/~scheduler@1.0/schedule?target=${process}&from=${from}&to=${to}&accept=application/aos-2`;
  const { edges } = await askLedgerUnit(url, listingSchema, { headers, ...question });
  return Promise.all(edges.map(({ node }) => logNodeOf(place, process, node, question.signal)));
}

/** Messages of one page of a search, and pages that it reads, at most. */
const searched = { limit: 100, pages: 50 };

/** Finds a message in a schedule, from its end backwards: 5,000 messages, at most. @throws AppError that of `unknown` */
export async function askNodeMessage(
  place: NodePlace,
  process: string,
  id: string,
  question: NodeQuestion,
): Promise<LogNode> {
  const isIt = ({ message }: LogNode) => message.id === id;
  const known = slots.get(slotKey(place, process, id));
  let end = known === undefined ? await askNodeLength(place, process, question) : known + 1;
  for (let page = 0; page < searched.pages && end > 0; page++) {
    const from = known ?? Math.max(0, end - searched.limit);
    const found = (await askNodePage(place, process, { from, limit: end - from, ...question })).find(isIt);
    if (found) return found;
    if (known !== undefined) break;
    end = from;
  }
  throw question.unknown();
}

/** Asks for the result of a message. @throws AppError that of `unknown` */
export async function askNodeResult(
  place: NodePlace,
  process: string,
  id: string,
  question: NodeQuestion,
): Promise<UnitResult> {
  const key = slotKey(place, process, id);
  if (!slots.has(key)) await askNodeMessage(place, process, id, question);
  const url = `${place.node}/${process}~process@1.0/compute=${slots.get(key)}/results/json/body`;
  return askLedgerUnit(url, unitResultSchema, { headers, ...question });
}
