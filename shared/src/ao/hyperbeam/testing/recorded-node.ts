import { fromBase64Url, toBase64Url } from '../../../arweave';
import recordings from './recordings.json';

/** The address of the recorded node in tests. */
export const recordedNodeUrl = 'https://node.test';

/** An exchange with a HyperBEAM node. */
export interface NodeExchange {
  method: string;
  /** Path and query. */
  path: string;
  headers?: Readonly<Record<string, string | undefined>>;
  body?: string;
  /** The request's body in base64url, where it is no text. */
  bodyBytes?: string;
  status: number;
  replyHeaders?: Readonly<Record<string, string | undefined>>;
  reply?: string;
  /** The reply's body in base64url, where it is no text. */
  replyBytes?: string;
}

const all: readonly (NodeExchange & { recording: string })[] = recordings;

/** Paths with one very long text have its length instead. */
const longText = /\{x\*(\d+)\}/;

const unfolded = (path: string) => path.replace(longText, (_, count) => 'x'.repeat(Number(count)));

/** Returns an exchange with a real node, by its file and line among the recordings. @throws Error where it isn't committed */
export function recordedExchange(recording: string): NodeExchange {
  const found = all.find((one) => one.recording === recording);
  if (!found) throw new Error(`No exchange ${recording}`);
  return { ...found, path: unfolded(found.path) };
}

const bytesOf = (text: string | undefined, bytes: string | undefined): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(bytes === undefined ? new TextEncoder().encode(text ?? '') : fromBase64Url(bytes));

const isSame = (one: Uint8Array, other: Uint8Array) => toBase64Url(one) === toBase64Url(other);

/** A node that knows some exchanges, and nothing else. */
export interface RecordedNode {
  fetch: typeof fetch;
  /** Method and path of each request, in their order. */
  asked: string[];
  /** The requests that nobody recorded. A test must find none. */
  refused: string[];
}

/**
 * Returns a node that answers a request as the first exchange with the same method, path, body, and every header that the request has.
 * @param exchanges recorded ones, and those that a test makes up in their form
 */
export function recordedNode(exchanges: readonly NodeExchange[]): RecordedNode {
  const asked: string[] = [];
  const refused: string[] = [];
  const answer = async (url: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(url, init);
    const headers = new Headers(init?.headers);
    const path = request.url.slice(recordedNodeUrl.length);
    const body = new Uint8Array(await request.arrayBuffer());
    asked.push(`${request.method} ${path}`);
    const found = exchanges.find(
      (one) =>
        one.method === request.method &&
        one.path === path &&
        isSame(bytesOf(one.body, one.bodyBytes), body) &&
        [...headers].every(([name, value]) => one.headers?.[name] === value),
    );
    if (found) return new Response(bytesOf(found.reply, found.replyBytes), { status: found.status });
    refused.push(`${request.method} ${path}`);
    throw new TypeError(`Nobody recorded ${request.method} ${path}`);
  };
  return { fetch: answer, asked, refused };
}

/** A message in a made up schedule. */
interface MadeEntry {
  slot: number;
  id: string;
  sender: string;
}

const recordedList = '02-message-ans104.jsonl:54';

/** Returns the listing of slots of a process, made up in the form of the recorded one. */
export function madeListing(
  process: string,
  [from, to]: readonly [number, number],
  entries: readonly MadeEntry[],
): NodeExchange {
  const { edges, ...rest } = JSON.parse(recordedExchange(recordedList).reply ?? '');
  const shown = entries.filter(({ slot }) => slot >= from && slot <= to);
  const made = shown.map(({ slot, id, sender }) => {
    const { node } = edges[0];
    const valueOf = { Slot: String(slot), Process: process } as Readonly<Record<string, string>>;
    const Tags = node.assignment.Tags.map(({ name, value }: { name: string; value: string }) => ({
      name,
      value: valueOf[name] ?? value,
    }));
    const message = { ...node.message, Id: id, Owner: sender, From: sender };
    return { cursor: slot, node: { assignment: { ...node.assignment, Tags }, message } };
  });
  return {
    method: 'GET',
    path: `/~scheduler@1.0/schedule?target=${process}&from=${from}&to=${to}&accept=application/aos-2`,
    status: 200,
    reply: JSON.stringify({ ...rest, edges: made }),
  };
}
