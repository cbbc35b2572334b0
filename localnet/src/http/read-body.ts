import type { IncomingMessage } from 'node:http';
import { Refusal } from './refusal';
import { UnfinishedBodies, type UnfinishedBody } from './unfinished-bodies';

/** All bodies that are on their way have at most so many bytes together. */
const unfinishedBodies = new UnfinishedBodies(64 * 1024 ** 2);

/**
 * The body of a request, in memory.
 * @throws Refusal 413 as soon as it is known to be larger than `limitBytes`, 400 when it is cut short, 503 when too much is on its way
 */
export function readBody(
  request: IncomingMessage,
  limitBytes: number,
  unfinished = unfinishedBodies,
): Promise<Buffer> {
  const tooLarge = new Refusal(413, 'request.too-large', `At most ${limitBytes} bytes are taken here.`);
  const tooMuch = new Refusal(503, 'request.too-many', 'Too many requests are unfinished. Try again.');
  return new Promise((resolve, reject) => {
    if (Number(request.headers['content-length'] ?? 0) > limitBytes) return reject(tooLarge);
    let chunks: Buffer[] | undefined = [];
    const end = () => {
      chunks = undefined;
      unfinished.remove(body);
    };
    const refuse = (reason: Refusal) => {
      end();
      reject(reason);
    };
    const body: UnfinishedBody = { sizeBytes: 0, refuse: () => refuse(tooMuch) };
    request.on('data', (chunk: Buffer) => {
      if (!chunks) return;
      chunks.push(chunk);
      unfinished.grow(body, chunk.length);
      if (chunks && body.sizeBytes > limitBytes) refuse(tooLarge);
    });
    request.once('end', () => {
      if (chunks) resolve(Buffer.concat(chunks));
      end();
    });
    request.once('close', end);
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
