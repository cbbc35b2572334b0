import {
  forgeryOf,
  isLossy,
  type MessageBytes,
  type ShownMessage,
} from '@rainbow-rabbit/processes/ledger/client';
import { fromBase64Url } from '@rainbow-rabbit/shared/arweave';
import * as v from 'valibot';
import type { EventLog, EventLogEntry } from './log-entry';

const tags = v.array(v.object({ name: v.string(), value: v.string() }));
const pageSchema = v.object({
  page_info: v.object({ has_next_page: v.boolean() }),
  edges: v.array(
    v.object({
      cursor: v.string(),
      node: v.object({
        message: v.object({
          id: v.string(),
          owner: v.object({ address: v.string(), key: v.string() }),
          target: v.string(),
          tags,
          anchor: v.optional(v.string(), ''),
          data: v.string(),
          signature: v.string(),
        }),
        assignment: v.object({ tags }),
      }),
    }),
  ),
});
const resultSchema = v.object({
  Error: v.optional(v.unknown()),
  Messages: v.optional(v.array(v.object({ Target: v.string(), Data: v.optional(v.string()) })), []),
});

type LogNode = v.InferOutput<typeof pageSchema>['edges'][number]['node'];

const tagOf = (list: v.InferOutput<typeof tags>, name: string) =>
  list.find((tag) => tag.name === name)?.value ?? '';

/** Returns the object that a text has as JSON, else an empty one. */
function objectOf(text: string | undefined): Record<string, unknown> {
  try {
    const parsed: unknown = JSON.parse(text ?? '');
    return typeof parsed === 'object' && parsed !== null ? (parsed as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

async function answerOf(url: URL): Promise<Response> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url.href} answered with status ${response.status}.`);
  return response;
}

const jsonFrom = async (url: URL): Promise<unknown> => await (await answerOf(url)).json();

/** The units that a process's log is read from. */
export interface LogUnits {
  /** The scheduler unit. */
  su: URL;
  /** The compute unit. */
  cu: URL;
  /** A gateway, for the bytes of messages that are no text. */
  gateway?: URL;
}

/** Says in the usage of a command line which units it can name. */
export const unitsUsage = `<url> is that of a local network, or of a scheduler unit, if that of a compute unit follows. The gateway serves messages that
are no text.
`;

/** Returns the units that a command line names: a scheduler unit and a compute unit, or a local network by its address. */
export const unitsNamed = (url: string, cu?: string, gateway?: string): LogUnits =>
  cu
    ? { su: new URL(url), cu: new URL(cu), gateway: gateway === undefined ? undefined : new URL(gateway) }
    : unitsOfLocalNetwork(url);

/** Returns the units of a local network. */
export const unitsOfLocalNetwork = (url: string): LogUnits => ({
  su: new URL('su/', url),
  cu: new URL('cu/', url),
  gateway: new URL(url),
});

/**
 * Reads the log of a process: its messages from a scheduler unit, and the outcome of each from a compute unit. The signature
 * of each message is verified.
 * @throws Error when a unit can't be reached or answers in another form
 */
export async function readEventLog(units: LogUnits, process: string): Promise<EventLog> {
  const nodes: LogNode[] = [];
  for (let more = true; more; ) {
    const url = new URL(`${process}?from=${nodes.length}`, units.su);
    const page = v.parse(pageSchema, await jsonFrom(url));
    nodes.push(...page.edges.map(({ node }) => node));
    more = page.page_info.has_next_page && page.edges.length > 0;
  }
  const entries: EventLogEntry[] = [];
  const ids = new Set<string>();
  const authorities = nodes[0]?.message.tags
    .filter(({ name }) => name === 'Authority')
    .map(({ value }) => value);
  // the first entry is the spawn of the process itself
  for (const node of nodes.slice(1)) {
    const { message } = node;
    const forgery = ids.has(message.id)
      ? 'it is in the log already'
      : await forgeryOf(message, process, await bytesOfMessage(message, units.gateway));
    ids.add(message.id);
    const entry = await entryOf(node, units.cu, { process, authorities });
    entries.push({ ...entry, ...(forgery && { forgery }) });
  }
  return { process, entries };
}

const anchorSchema = v.object({ last_tx: v.string() });

/** Reads the bytes of a message that its texts may not show; undefined where the texts are enough, or there is no gateway. */
async function bytesOfMessage(
  message: ShownMessage,
  gateway: URL | undefined,
): Promise<MessageBytes | undefined> {
  if (!(gateway && isLossy(message))) return undefined;
  const { last_tx: anchor } = v.parse(anchorSchema, await jsonFrom(new URL(`tx/${message.id}`, gateway)));
  const data = await (await answerOf(new URL(`raw/${message.id}`, gateway))).arrayBuffer();
  return { data: new Uint8Array(data), anchor: fromBase64Url(anchor) };
}

interface LoggedProcess {
  process: string;
  /** Addresses that sign messages of other processes to it. */
  authorities: readonly string[] | undefined;
}

async function entryOf(
  { message, assignment }: LogNode,
  cu: URL,
  { process, authorities = [] }: LoggedProcess,
): Promise<EventLogEntry> {
  const url = new URL(`result/${message.id}?process-id=${process}`, cu);
  const { Error: error, Messages } = v.parse(resultSchema, await jsonFrom(url));
  const action = tagOf(message.tags, 'Action');
  const reply = Messages.find(({ Target }) => Target === message.owner.address)?.Data;
  const isTaken = error === undefined && (action === 'Eval' || reply !== undefined);
  const isSpokenFor = error === undefined && authorities.includes(message.owner.address);
  const notice = isSpokenFor && tagOf(message.tags, 'From-Process');
  return {
    id: message.id,
    from: message.owner.address,
    action,
    data: objectOf(message.data),
    time: Number(tagOf(assignment.tags, 'Timestamp')),
    block: Number(tagOf(assignment.tags, 'Block-Height')),
    ...(isTaken && { reply: objectOf(reply) }),
    ...(notice && { notice }),
  };
}
