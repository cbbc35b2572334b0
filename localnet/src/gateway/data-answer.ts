import { sandboxLabel } from '@rainbow-rabbit/shared/arweave';
import { type Answer, type BodyInParts, textAnswer } from '../http/answer';
import { Refusal } from '../http/refusal';
import type { RouteRequest } from '../http/route';
import { tagValue } from '../units/tags';
import type { Archive, Stored } from './archive';
import { type PackedData, unlessKnown } from './packed-data';
import { isManifest, pathIn } from './path-manifest';
import { requestedSandbox, sandboxAddress } from './sandbox-host';

/**
 * Stored data never changes. The time is that of the gateways of AR.IO (docs/product 9.171), which name the data's hash where the
 * id is here.
 */
const cachingOf = ({ id }: Stored) => ({
  'cache-control': 'public, max-age=2592000, immutable',
  etag: `"${id}"`,
});

/**
 * The data stored under an id, with the content type of its author. Any user can store a page here, and it would have the
 * origin of the app and the wallet in it: so it runs in a sandbox, and is never taken for anything it isn't said to be.
 * @throws Refusal 404 as long as chunks are missing
 */
export async function dataAnswer(stored: Stored): Promise<Answer> {
  const type = tagValue(stored.tags, 'Content-Type') ?? '';
  return {
    status: 200,
    headers: {
      'content-type': /^[\w.+-]+\/[\w.+-]+(; ?[\w-]+=[\w-]+)*$/.test(type)
        ? type
        : 'application/octet-stream',
      'content-security-policy': 'sandbox',
      'x-content-type-options': 'nosniff',
      ...cachingOf(stored),
    },
    body: await dataOf(stored),
  };
}

/** The data stored under an id, in base64url. @throws Refusal 404 as long as chunks are missing */
export async function dataInBase64Url(stored: Stored): Promise<Answer> {
  const { lengthBytes, parts } = await dataOf(stored);
  const body = { lengthBytes: Math.ceil((lengthBytes * 4) / 3), parts: encoded(parts) };
  return { ...textAnswer(''), body };
}

/** Encodes three bytes to four letters, so what is left of a part goes with the next. */
async function* encoded(parts: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let left = Buffer.alloc(0);
  for await (const part of parts) {
    const bytes = Buffer.concat([left, part]);
    const whole = bytes.length - (bytes.length % 3);
    yield Buffer.from(bytes.toString('base64url', 0, whole));
    left = bytes.subarray(whole);
  }
  yield Buffer.from(left.toString('base64url'));
}

/** @throws Refusal 404 as long as chunks are missing */
async function dataOf(stored: Stored): Promise<BodyInParts> {
  const data = await stored.data();
  if (data) return data;
  throw new Refusal(404, 'tx.data-incomplete', 'Not all chunks of this data have come yet.');
}

const maxManifestBytes = 4 * 1024 ** 2;

/**
 * Answers `/{id}` and, for a path manifest, `/{id}/{path}`; undefined when nothing of that id is stored. On the subdomain that
 * serves this id alone, data runs as the page that it is. A browser that opens it elsewhere on this machine is sent there, as
 * gateways do; whoever else reads it gets it where it asked.
 * @throws Refusal 404 for a path that the manifest lacks
 */
export async function answerAt(
  archive: Archive,
  pathname: string,
  request: Pick<RouteRequest, 'headers' | 'query' | 'turn'>,
  packed: PackedData,
): Promise<Answer | undefined> {
  const { headers, query } = request;
  const [, id = '', path] = /^\/([\w-]{43})(?:\/(.*))?$/.exec(pathname) ?? [];
  const stored = archive.find(id);
  if (!stored || (path && !isManifest(stored.tags))) return undefined;
  const isAlone = requestedSandbox(headers) === sandboxLabel(id);
  const elsewhere = isAlone ? undefined : sandboxAddress(headers, id);
  // Without the slash, the page's relative addresses would be beside the manifest.
  if (elsewhere !== undefined || (isAlone && path === undefined)) {
    return redirect(`${elsewhere ?? ''}/${id}/${path ?? ''}${query.size > 0 ? `?${query}` : ''}`);
  }
  const target = isManifest(stored.tags) ? await targetOf(archive, stored, path ?? '') : stored;
  const whole = await packed.answer(target, await dataAnswer(target), request);
  const answer = unlessKnown(whole, request);
  if (!isAlone) return answer;
  const { 'content-security-policy': _, ...unconfined } = answer.headers;
  return { ...answer, headers: unconfined };
}

function redirect(location: string): Answer {
  return { status: 302, headers: { location, 'cache-control': 'no-store' }, body: '' };
}

/** @throws Refusal 404 for a path that the manifest lacks */
async function targetOf(archive: Archive, stored: Stored, path: string): Promise<Stored> {
  if (stored.sizeBytes > maxManifestBytes) {
    throw new Refusal(400, 'manifest.too-large', `A manifest has at most ${maxManifestBytes} bytes.`);
  }
  const manifest: Uint8Array[] = [];
  for await (const part of (await dataOf(stored)).parts) manifest.push(part);
  const target = archive.find(pathIn(Buffer.concat(manifest), path) ?? '');
  if (target) return target;
  throw new Refusal(404, 'manifest.path-unknown', 'The manifest has nothing stored at this path.');
}
