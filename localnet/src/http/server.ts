import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { Access } from './access';
import { type Answer, json } from './answer';
import { Connections } from './connections';
import { readBody } from './read-body';
import { Refusal } from './refusal';
import { matchRoute, type Route, type RouteRequest } from './route';
import { sendAnswer } from './send-answer';
import { TurnQueue } from './turn-queue';

export interface HttpOptions {
  routes: readonly Route[];
  access: Access;
  /** Answers GET requests that no route knows; undefined when there is nothing either. */
  fallback(pathname: string, request: RouteRequest): Promise<Answer | undefined>;
  /** Serves HTTPS. */
  certificate?: { cert: string; key: string };
  report(problem: string): void;
}

/** Slow and idle connections are closed after these times, so that they cost nothing. */
const limits = {
  headersTimeout: 10_000,
  requestTimeout: 60_000,
  keepAliveTimeout: 5000,
  connectionsCheckingInterval: 5000,
  maxHeaderSize: 16_384,
};

const turns = new TurnQueue('request');

/** The web server: every request gets an answer, and none can stop it. */
export function createHttpServer(options: HttpOptions): Server {
  const listener = (request: IncomingMessage, response: ServerResponse) => {
    const answered = new Promise<void>((resolve) => response.once('close', resolve));
    answerTo(request, answered, options)
      .catch((reason: unknown) => refusalAnswer(reason, options.report))
      .then((answer) => sendAnswer(request, response, answer))
      .catch(() => response.destroy()); // The client has disconnected.
  };
  const server = options.certificate
    ? createSecureServer({ ...limits, ...options.certificate }, listener)
    : createServer(limits, listener);
  new Connections().watch(server);
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    // Browsers open connections ahead of requests. An answer to no request would be read as that of the next one.
    const hasTimedOut = error.code === 'ERR_HTTP_REQUEST_TIMEOUT';
    if (!socket.writable || hasTimedOut) return socket.destroy();
    const body = JSON.stringify({ error: 'request.malformed', message: 'This is not an HTTP request.' });
    const head = ['HTTP/1.1 400 Bad Request', 'content-type: application/json', 'connection: close'];
    socket.end(`${head.join('\r\n')}\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
  });
  return server;
}

async function answerTo(
  request: IncomingMessage,
  answered: Promise<void>,
  { routes, access, fallback }: HttpOptions,
): Promise<Answer> {
  access.check(request);
  const method = request.method ?? 'GET';
  if (method === 'OPTIONS') return { status: 204, headers: {}, body: '' };
  const { pathname, searchParams: query } = urlOf(request);
  const match = matchRoute(routes, method, pathname);
  if (match.kind === 'wrong-method') {
    const refused = refusalJson(405, 'request.wrong-method', `Use ${match.allowed.join(' or ')} here.`);
    return { ...refused, headers: { ...refused.headers, allow: match.allowed.join(', ') } };
  }
  const params = match.kind === 'found' ? match.params : {};
  const routeRequest: RouteRequest = {
    params,
    query,
    url: request.url ?? '',
    headers: request.headers,
    address: request.socket.remoteAddress ?? '',
    body: (limitBytes) => readBody(request, limitBytes, answered),
    turn: (work) => turns.ask(request.socket.remoteAddress ?? '', work),
  };
  if (match.kind === 'found') return await match.route.answer(routeRequest);
  const isRead = method === 'GET' || method === 'HEAD';
  const answer = isRead ? await fallback(pathname, routeRequest) : undefined;
  return answer ?? refusalJson(404, 'request.unknown-path', 'There is nothing at this path.');
}

function urlOf(request: IncomingMessage): URL {
  try {
    const url = new URL(`http://localnet${request.url}`);
    if (request.url?.startsWith('/')) return url;
  } catch {
    // Said below.
  }
  throw new Refusal(400, 'request.malformed', 'The path is malformed.');
}

function refusalAnswer(reason: unknown, report: HttpOptions['report']): Answer {
  if (reason instanceof Refusal) return refusalJson(reason.status, reason.code, reason.message);
  report(`A request failed: ${reason instanceof Error ? (reason.stack ?? reason.message) : String(reason)}`);
  return refusalJson(500, 'network.failed', 'The local network failed; its terminal shows the reason.');
}

function refusalJson(status: number, error: string, message: string): Answer {
  return json({ error, message }, status);
}
