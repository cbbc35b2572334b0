import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Answer } from './answer';
import { type Held, HeldBytes } from './held-bytes';

/** Any page may read, as with the real units and gateways. */
const openToAll = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, HEAD, POST, OPTIONS',
  'access-control-allow-headers': '*',
};

/** Answers that are on their way to clients which read slowly, or not at all. */
const unreadAnswers = new HeldBytes(64 * 1024 ** 2);

/** Sends an answer, as fast as the client reads it. @throws whatever reading its parts throws */
export async function sendAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers, body, isOpenToAll = true, raw }: Answer,
): Promise<void> {
  if (raw !== undefined) {
    request.socket.end(raw);
    return;
  }
  // The unread rest of a body would be parsed as the next request.
  const rest = request.complete || status < 400 ? {} : { connection: 'close' };
  const lengthBytes = isInParts(body) ? body.lengthBytes : Buffer.byteLength(body);
  const length = status === 204 || status === 304 ? {} : { 'content-length': String(lengthBytes) };
  response.writeHead(status, {
    ...(isOpenToAll && openToAll),
    ...length,
    ...headers,
    ...rest,
  });
  if (!request.complete) request.resume();
  if (request.method !== 'HEAD') await writeBody(request, response, body);
  response.end();
}

/** Writes a body part by part; stops when the client has gone. */
async function writeBody(
  request: IncomingMessage,
  response: ServerResponse,
  body: Answer['body'],
): Promise<void> {
  const address = request.socket.remoteAddress ?? '';
  const held: Held = { address, sizeBytes: 0, giveUp: () => response.destroy() };
  const closed = new Promise<void>((resolve) => response.once('close', resolve));
  void closed.then(() => unreadAnswers.remove(held));
  for await (const part of isInParts(body) ? body.parts : [body]) {
    if (response.destroyed) return;
    const bytes = Buffer.byteLength(part);
    const isTaken = response.write(part, () => unreadAnswers.shrink(held, bytes));
    unreadAnswers.grow(held, bytes);
    if (!isTaken) await Promise.race([once(response, 'drain'), closed]);
  }
}

function isInParts(body: Answer['body']) {
  return typeof body === 'object' && 'parts' in body;
}
