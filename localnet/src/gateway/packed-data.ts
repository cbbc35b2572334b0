import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { isCompressible } from '../app/content-types';
import type { Answer } from '../http/answer';
import { largeInTurn } from '../http/large-in-turn';
import type { RouteRequest } from '../http/route';
import type { Stored } from './archive';

/** Larger data is sent as it is (docs/product 9.170). */
const maxPlainBytes = 4 * 1024 ** 2;
/** Packed data that is kept for the next request (docs/product 9.170). */
const maxKeptBytes = 32 * 1024 ** 2;

/** The qualities that web servers use for answers which they pack while they are asked. */
const packers = {
  br: (data: Uint8Array) =>
    promisify(brotliCompress)(data, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (data: Uint8Array) => promisify(gzip)(data, { level: 6 }),
};
type Encoding = keyof typeof packers;

/**
 * Sends stored data packed, to clients that can unpack it: gateways themselves send it as it is, but nearly all of them have a web
 * server before them that packs. What was packed last is kept, within a bound.
 */
export class PackedData {
  /** In the order of their last use. */
  readonly #kept = new Map<string, Buffer>();
  #keptBytes = 0;

  constructor(private readonly boundBytes = maxKeptBytes) {}

  /** Number of bytes that are kept. */
  get keptBytes(): number {
    return this.#keptBytes;
  }

  /** Packs the answer with stored data if its type gains by it and the client can unpack it. */
  async answer(
    stored: Stored,
    answer: Answer,
    { headers, turn }: Pick<RouteRequest, 'headers' | 'turn'>,
  ): Promise<Answer> {
    if (!isCompressible(answer.headers['content-type'] ?? '')) return answer;
    const varying = { ...answer, headers: { ...answer.headers, vary: 'accept-encoding' } };
    const encoding = bestEncoding(String(headers['accept-encoding'] ?? ''));
    if (!encoding || stored.sizeBytes > maxPlainBytes) return varying;
    const etag = `${answer.headers.etag?.slice(0, -1)}-${encoding}"`;
    const packedHeaders = { ...varying.headers, etag, 'content-encoding': encoding };
    if (isKnown(headers['if-none-match'], etag)) return { ...varying, headers: packedHeaders };
    const pack = () => this.#packed(`${stored.id} ${encoding}`, answer.body, encoding);
    const body = await largeInTurn({ turn }, stored.sizeBytes, pack);
    return { ...answer, headers: packedHeaders, body };
  }

  async #packed(key: string, body: Answer['body'], encoding: Encoding): Promise<Buffer> {
    const known = this.#kept.get(key);
    const packed = known ?? Buffer.from(await packers[encoding](await bytesOf(body)));
    this.#forget(key);
    this.#kept.set(key, packed);
    this.#keptBytes += packed.length;
    for (const [oldest] of this.#kept) {
      if (this.#keptBytes <= this.boundBytes) break;
      this.#forget(oldest);
    }
    return packed;
  }

  #forget(key: string): void {
    this.#keptBytes -= this.#kept.get(key)?.length ?? 0;
    this.#kept.delete(key);
  }
}

/** Answers with 304 when the client says by `If-None-Match` that it has the same (RFC 9110, 13.1.2). */
export function unlessKnown(answer: Answer, { headers }: Pick<RouteRequest, 'headers'>): Answer {
  if (!isKnown(headers['if-none-match'], answer.headers.etag)) return answer;
  const { 'content-encoding': _, ...rest } = answer.headers;
  return { status: 304, headers: rest, body: '' };
}

function isKnown(known: string | undefined, etag: string | undefined): boolean {
  const tags = known?.split(',').map((tag) => tag.trim().replace(/^W\//, '')) ?? [];
  return tags.includes('*') || (etag !== undefined && tags.includes(etag));
}

/** Returns the best encoding of those that a client accepts. */
function bestEncoding(accepted: string): Encoding | undefined {
  const names = accepted
    .split(',')
    .map((part) => part.replace(/\s/g, ''))
    .filter((part) => !/;q=0(?:\.0*)?$/.test(part))
    .map((part) => part.split(';')[0]);
  return (['br', 'gzip'] as const).find((name) => names.includes(name));
}

async function bytesOf(body: Answer['body']): Promise<Uint8Array> {
  if (typeof body === 'string') return Buffer.from(body);
  if (body instanceof Uint8Array) return body;
  const parts: Uint8Array[] = [];
  for await (const part of body.parts) parts.push(part);
  return Buffer.concat(parts);
}
