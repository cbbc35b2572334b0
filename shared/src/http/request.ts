import { concatBytes } from '../arweave';
import { AppError } from '../errors';
import { askTwice, withDeadline } from '../waiting';

export interface HttpRequest {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  headers?: Readonly<Record<string, string>>;
  body?: string | Uint8Array<ArrayBuffer>;
  /** For the whole exchange, the body included. Default 20 s, as for gateways (docs/product 9.9). */
  timeoutMs?: number;
  signal?: AbortSignal;
  fetch?: typeof fetch;
}

/** An answer that has arrived completely. */
export interface HttpReply {
  status: number;
  isOk: boolean;
  text: string;
}

/** An answer with its body as bytes. */
export interface HttpBytesReply extends Omit<HttpReply, 'text'> {
  /** Undefined when the body is longer than `maxBytes`. */
  bytes?: Uint8Array<ArrayBuffer>;
}

/** Returns the error for an unexpected status. A server's failure (5xx) is retryable. */
export function statusError(status: number): AppError {
  return new AppError('http.status', { params: { status }, retryable: status >= 500 });
}

const defaultTimeoutMs = 20_000;

/**
 * Makes an HTTP request and reads the answer as text, for every status.
 * @throws AppError `http.unreachable`, `http.timeout` (both retryable), `http.aborted`
 */
export function request(url: string, options: HttpRequest = {}): Promise<HttpReply> {
  return exchange(url, options, async (response) => ({ text: await response.text() }));
}

/** Makes an HTTP request and reads the answer as bytes. A body of more than `maxBytes` is not read to its end. */
export function requestBytes(
  url: string,
  { maxBytes, ...options }: HttpRequest & { maxBytes: number },
): Promise<HttpBytesReply> {
  return exchange(url, options, async (response) => ({ bytes: await bytesWithin(response, maxBytes) }));
}

async function bytesWithin({ body }: Response, maxBytes: number): Promise<HttpBytesReply['bytes']> {
  const parts: Uint8Array[] = [];
  let size = 0;
  const reader = body?.getReader();
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    parts.push(part.value);
    size += part.value.byteLength;
    if (size <= maxBytes) continue;
    await reader?.cancel();
    return undefined;
  }
  return concatBytes(...parts);
}

function exchange<Body extends object>(
  url: string,
  options: HttpRequest,
  read: (response: Response) => Promise<Body>,
): Promise<Pick<HttpReply, 'status' | 'isOk'> & Body> {
  const {
    method = 'GET',
    headers,
    body,
    timeoutMs = defaultTimeoutMs,
    signal,
    fetch: fetcher = fetch,
  } = options;
  return withDeadline({ timeoutMs, signal }, async (deadline, givenUp) => {
    const once = async () => {
      const response = await fetcher(url, { method, headers, body, signal: deadline });
      return { status: response.status, isOk: response.ok, ...(await read(response)) };
    };
    try {
      return await (method === 'GET' ? askTwice(once) : once());
    } catch (cause) {
      const why = givenUp() ?? 'unreachable';
      throw new AppError(`http.${why}`, { cause, retryable: why !== 'aborted' });
    }
  });
}
