import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readBody } from '../http/read-body';

/** The address where a unit's reads are answered, where messages go, and what is wrong with it; all may change while it runs. */
export interface Faults {
  reads: string;
  posts: string;
  /** `dead` ends each connection; `hangs` never answers; `loses` takes a message to its network and then ends the connection. */
  is: 'well' | 'dead' | 'hangs' | 'loses';
  /** Answers later by so much. */
  delayMs?: number;
  /** Changes what it answers to reads. */
  lie?: (text: string) => string;
  /** Changes what it answers to messages. */
  lieAboutPost?: (text: string) => string;
}

/** A unit before others, which fails as its tests want. */
export interface FaultyUnit {
  /** With a slash at the end. */
  url: string;
  faults: Faults;
  /** Methods and paths of all requests but preflights. */
  asked: string[];
  stop(): Promise<void>;
}

const isPosting = ({ method, url = '' }: IncomingMessage) =>
  method === 'POST' && /^\/(mu$|push|~scheduler|[^/]+\/(schedule|push))/.test(url);

const maxBytes = 10_000_000;

/** Headers of one connection, which are not passed on. */
const ofConnection = new Set([
  'connection',
  'host',
  'content-length',
  'content-encoding',
  'transfer-encoding',
]);

const passed = (headers: readonly (readonly [string, string])[]): Record<string, string> =>
  Object.fromEntries(headers.filter(([name]) => !ofConnection.has(name)));

/** Starts a proxy on a free loopback port. */
export async function startFaultyUnit(given: Pick<Faults, 'reads'> & Partial<Faults>): Promise<FaultyUnit> {
  const faults: Faults = { posts: given.reads, is: 'well', ...given };
  const asked: string[] = [];

  /** Passes a request on to the network. Returns its answer, with the body as bytes. */
  async function answerTo(request: IncomingMessage) {
    const { method = 'GET', url = '/' } = request;
    const hasBody = !['GET', 'HEAD', 'OPTIONS'].includes(method);
    const body = hasBody ? new Uint8Array(await readBody(request, maxBytes)) : undefined;
    if (faults.delayMs) await new Promise((resolve) => setTimeout(resolve, faults.delayMs));
    const place = isPosting(request) ? faults.posts : faults.reads;
    const headers = passed(
      Object.entries(request.headersDistinct).map(([name, values]) => [name, String(values)]),
    );
    const answer = await fetch(new URL(url, place), { method, headers, body });
    return { answer, bytes: Buffer.from(await answer.arrayBuffer()) };
  }

  async function passOn(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method !== 'OPTIONS') asked.push(`${request.method} ${request.url}`);
    if (faults.is === 'dead') request.socket.destroy();
    if (faults.is === 'dead' || faults.is === 'hangs') return;
    const { answer, bytes } = await answerTo(request);
    if (faults.is === 'loses' && isPosting(request)) {
      request.socket.destroy();
      return;
    }
    const lie = isPosting(request) ? faults.lieAboutPost : faults.lie;
    const said = lie ? lie(bytes.toString('utf8')) : bytes;
    response.writeHead(answer.status, passed([...answer.headers])).end(said);
  }

  const server = createServer((request, response) => {
    passOn(request, response).catch(() => request.socket.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    faults,
    asked,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
