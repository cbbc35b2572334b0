import * as v from 'valibot';
import type { EventLog, LogEntry } from './log-entry';

const tags = v.array(v.object({ name: v.string(), value: v.string() }));
const pageSchema = v.object({
  page_info: v.object({ has_next_page: v.boolean() }),
  edges: v.array(
    v.object({
      cursor: v.string(),
      node: v.object({
        message: v.object({
          id: v.string(),
          owner: v.object({ address: v.string() }),
          tags,
          data: v.string(),
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

async function jsonFrom(url: URL): Promise<unknown> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url.href} answered with status ${response.status}.`);
  return await response.json();
}

/**
 * Reads the log of an event: its messages from a scheduler unit, and the outcome of each from a compute unit.
 * @throws Error when a unit can't be reached or answers in another form
 */
export async function readEventLog(units: { su: URL; cu: URL }, process: string): Promise<EventLog> {
  const nodes: LogNode[] = [];
  for (let more = true; more; ) {
    const url = new URL(`${process}?from=${nodes.length}`, units.su);
    const page = v.parse(pageSchema, await jsonFrom(url));
    nodes.push(...page.edges.map(({ node }) => node));
    more = page.page_info.has_next_page && page.edges.length > 0;
  }
  const entries: LogEntry[] = [];
  // the first entry is the spawn of the process itself
  for (const node of nodes.slice(1)) entries.push(await entryOf(node, units.cu, process));
  return { process, entries };
}

async function entryOf({ message, assignment }: LogNode, cu: URL, process: string): Promise<LogEntry> {
  const url = new URL(`result/${message.id}?process-id=${process}`, cu);
  const { Error: error, Messages } = v.parse(resultSchema, await jsonFrom(url));
  const action = tagOf(message.tags, 'Action');
  const reply = Messages.find(({ Target }) => Target === message.owner.address)?.Data;
  const isTaken = error === undefined && (action === 'Eval' || reply !== undefined);
  return {
    from: message.owner.address,
    action,
    data: objectOf(message.data),
    time: Number(tagOf(assignment.tags, 'Timestamp')),
    block: Number(tagOf(assignment.tags, 'Block-Height')),
    ...(isTaken && { reply: objectOf(reply) }),
  };
}
