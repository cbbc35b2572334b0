import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { type WebSocket, WebSocketServer } from 'ws';
import { closeServer, listen } from '../http/listen';
import { whyRefused } from './push-subscriber';

/** A message is at most this long (RFC 8030, section 7.2). */
const maxBytes = 4096;

/** A message as the service delivers it. */
export interface TakenPush {
  endpoint: string;
  message: Uint8Array;
  headers: IncomingMessage['headers'];
}

interface Subscription {
  key: string;
  /** Delivers to the browser that made it; undefined for those of tests. */
  deliver?: (message: Uint8Array) => void;
}

/** An answer in place of the right one. */
export interface Fault {
  status: number;
  retryAfter?: string;
}

/** The answer of a push service as RFC 8030 and RFC 8292 have it. */
type Answer = Fault & { location?: string };

/** A push service for tests, and for browsers that take its address. */
export interface PushService {
  /** Its origin. */
  origin: string;
  /** Address for Firefox's `dom.push.serverURL`. */
  socketUrl: string;
  /** All messages that it took, in order. */
  deliveries: TakenPush[];
  /** Subscriptions that browsers made over the socket. */
  browsers: () => number;
  /** Makes a subscription that is bound to a sender's key, and returns its endpoint. */
  subscribe: (key: string) => string;
  /** Ends a subscription: it is not known any more. */
  end: (endpoint: string) => void;
  /** Returns the fault with which to answer a message, if any. */
  faultFor: (endpoint: string) => Fault | undefined;
  stop: () => void;
}

/**
 * Starts a push service on loopback: RFC 8030 for senders, with the tokens of RFC 8292, and for Firefox the messages `hello`, `register`,
 * `unregister`, `notification` and `ack` of its WebSocket.
 */
export async function startPushService({ port = 0, now = Date.now } = {}): Promise<PushService> {
  const subscriptions = new Map<string, Subscription>();
  const deliveries: TakenPush[] = [];
  const server = createServer(async (request, response) => {
    const message = new Uint8Array(await buffer(request));
    const { status, location, retryAfter } = await answer(request, message);
    response.writeHead(status, {
      ...(location && { location }),
      ...(retryAfter && { 'retry-after': retryAfter }),
    });
    response.end();
  });
  const actual = await listen(server, port, '127.0.0.1');
  const origin = `http://127.0.0.1:${actual}`;
  const service: PushService = {
    origin,
    socketUrl: `ws://127.0.0.1:${actual}/`,
    deliveries,
    browsers: () => [...subscriptions.values()].filter(({ deliver }) => deliver).length,
    subscribe: (key) => add({ key }),
    end: (endpoint) => void subscriptions.delete(endpoint),
    faultFor: () => undefined,
    stop: () => {
      for (const socket of sockets.clients) socket.terminate();
      closeServer(server);
    },
  };
  const add = (subscription: Subscription) => {
    const endpoint = `${origin}/push/${randomUUID()}`;
    subscriptions.set(endpoint, subscription);
    return endpoint;
  };
  const answer = async ({ method, url, headers }: IncomingMessage, message: Uint8Array): Promise<Answer> => {
    const endpoint = `${origin}${url}`;
    const subscription = subscriptions.get(endpoint);
    if (method !== 'POST') return { status: 405 };
    const fault = service.faultFor(endpoint);
    if (fault) return fault;
    if (!subscription) return { status: 410 };
    if (message.length > maxBytes) return { status: 413 };
    if (headers['content-encoding'] !== 'aes128gcm' || !/^\d+$/.test(String(headers.ttl)))
      return { status: 400 };
    const facts = { subscribedKey: subscription.key, audience: origin, now: now() };
    if (await whyRefused(headers.authorization, facts)) return { status: 403 };
    deliveries.push({ endpoint, message, headers });
    subscription.deliver?.(message);
    return { status: 201, location: `${origin}/message/${randomUUID()}` };
  };
  const sockets = new WebSocketServer({ server, maxPayload: maxBytes });
  sockets.on('connection', (socket) => serveFirefox(socket, { add, remove: service.end }));
  return service;
}

interface Registry {
  add: (subscription: Subscription) => string;
  remove: (endpoint: string) => void;
}

/** Answers one Firefox (https://mozilla-push-service.readthedocs.io/en/latest/design/). */
function serveFirefox(socket: WebSocket, { add, remove }: Registry): void {
  const endpoints = new Map<string, string>();
  const say = (message: object) => socket.send(JSON.stringify(message));
  socket.on('message', (data) => {
    const {
      messageType,
      channelID = '',
      key = '',
    } = JSON.parse(String(data)) as {
      messageType?: string;
      channelID?: string;
      key?: string;
    };
    if (messageType === 'hello')
      say({ messageType, status: 200, uaid: randomUUID().replaceAll('-', ''), use_webpush: true });
    if (messageType === 'register') {
      const pushEndpoint = add({
        key: Buffer.from(key, 'base64url').toString('base64url'),
        deliver: (message) =>
          say({
            messageType: 'notification',
            channelID,
            version: randomUUID(),
            data: Buffer.from(message).toString('base64url'),
            headers: { encoding: 'aes128gcm' },
          }),
      });
      endpoints.set(channelID, pushEndpoint);
      say({ messageType, channelID, status: 200, pushEndpoint });
    }
    if (messageType === 'unregister') {
      remove(endpoints.get(channelID) ?? '');
      endpoints.delete(channelID);
      say({ messageType, channelID, status: 200 });
    }
    // Firefox closes a connection on which an empty object isn't answered: its ping.
    if (messageType === undefined || messageType === 'ping') say({});
  });
}
