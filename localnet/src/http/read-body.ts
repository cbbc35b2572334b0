import type { IncomingMessage } from 'node:http';
import { type Held, HeldBytes } from './held-bytes';
import { largeBytes } from './large-in-turn';
import { Refusal } from './refusal';

/**
 * All bodies that are on their way have at most so many bytes together. Large ones have room of their own, and are counted until
 * they are answered.
 */
const bodies = { small: new HeldBytes(64 * 1024 ** 2), large: new HeldBytes(64 * 1024 ** 2) };

/**
 * The body of a request, in memory.
 * @param answered resolves when the request is answered
 * @throws Refusal 413 as soon as it is known to be larger than `limitBytes`, 400 when it is cut short, 503 when too much is on its way
 */
export function readBody(
  request: IncomingMessage,
  limitBytes: number,
  answered: Promise<void> = Promise.resolve(),
  { small, large } = bodies,
): Promise<Buffer> {
  const tooLarge = new Refusal(413, 'request.too-large', `At most ${limitBytes} bytes are taken here.`);
  const tooMuch = new Refusal(503, 'request.too-many', 'Too many requests are unfinished. Try again.');
  return new Promise((resolve, reject) => {
    if (Number(request.headers['content-length'] ?? 0) > limitBytes) return reject(tooLarge);
    let chunks: Buffer[] | undefined = [];
    let size = 0;
    let pool = small;
    const end = () => {
      chunks = undefined;
      pool.remove(body);
    };
    const refuse = (reason: Refusal) => {
      end();
      reject(reason);
    };
    const address = request.socket?.remoteAddress ?? '';
    const body: Held = { address, sizeBytes: 0, giveUp: () => refuse(tooMuch) };
    request.on('data', (chunk: Buffer) => {
      if (!chunks) return;
      chunks.push(chunk);
      size += chunk.length;
      if (pool === small && size > largeBytes) {
        pool.remove(body);
        pool = large;
        body.sizeBytes = 0;
        pool.grow(body, size);
      } else pool.grow(body, chunk.length);
      if (chunks && size > limitBytes) refuse(tooLarge);
    });
    request.once('end', () => {
      if (!chunks) return;
      resolve(Buffer.concat(chunks));
      chunks = undefined;
      // A body that was read can no longer be refused, and is in memory until then.
      if (pool === large) answered.then(end, end);
      else end();
    });
    request.once('close', () => chunks && end());
    request.once('error', () =>
      refuse(new Refusal(400, 'request.cut-short', 'The request ended too early.')),
    );
  });
}

/** A body that is JSON. @throws Refusal 400 when it isn't */
export function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    throw new Refusal(400, 'request.not-json', 'The body is not JSON.');
  }
}
