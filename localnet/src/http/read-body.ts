import type { IncomingMessage } from 'node:http';
import { Refusal } from './refusal';

/**
 * The body of a request, in memory.
 * @throws Refusal 413 as soon as it is known to be larger than `limitBytes`, 400 when it is cut short
 */
export function readBody(request: IncomingMessage, limitBytes: number): Promise<Buffer> {
  const tooLarge = new Refusal(413, 'request.too-large', `At most ${limitBytes} bytes are taken here.`);
  return new Promise((resolve, reject) => {
    if (Number(request.headers['content-length'] ?? 0) > limitBytes) return reject(tooLarge);
    const chunks: Buffer[] = [];
    let size = 0;
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > limitBytes) reject(tooLarge);
      else chunks.push(chunk);
    });
    request.once('end', () => resolve(Buffer.concat(chunks)));
    request.once('error', () =>
      reject(new Refusal(400, 'request.cut-short', 'The request ended too early.')),
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
