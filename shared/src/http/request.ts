import { AppError } from '../errors';
import { withDeadline } from './deadline';

export interface HttpRequest {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  headers?: Readonly<Record<string, string>>;
  body?: string | Uint8Array<ArrayBuffer>;
  /** For the whole exchange, the body included. Default 20 s, as for gateways (product-spec section 9). */
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

const defaultTimeoutMs = 20_000;

/** Statuses after which a GET is tried a second time, once (product-spec section 7). */
const retriedStatuses: ReadonlySet<number> = new Set([408, 409, 425, 429, 500, 502, 503, 504]);

/**
 * Makes an HTTP request and reads the answer as text, whatever its status.
 * @throws AppError `http.unreachable`, `http.timeout` (both retryable), `http.aborted`
 */
export function request(url: string, options: HttpRequest = {}): Promise<HttpReply> {
  const {
    method = 'GET',
    headers,
    body,
    timeoutMs = defaultTimeoutMs,
    signal,
    fetch: fetcher = fetch,
  } = options;
  return withDeadline({ timeoutMs, signal }, async (deadline, givenUp) => {
    const exchange = async (): Promise<HttpReply> => {
      const response = await fetcher(url, { method, headers, body, signal: deadline });
      return { status: response.status, isOk: response.ok, text: await response.text() };
    };
    try {
      const reply = await exchange();
      return method === 'GET' && retriedStatuses.has(reply.status) ? await exchange() : reply;
    } catch (cause) {
      const why = givenUp() ?? 'unreachable';
      throw new AppError(`http.${why}`, { cause, retryable: why !== 'aborted' });
    }
  });
}
