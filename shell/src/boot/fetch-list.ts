import { AppError, type ErrorCode } from '@rainbow-rabbit/shared/errors';
import { askTwice, within } from '@rainbow-rabbit/shared/waiting';
import { type EarlyRequests, earlyOrNow } from './early-requests';

/** For both attempts and the body together, as for gateways (docs/product 9.9). */
const timeoutMs = 20_000;

interface ListErrors {
  unreachable: ErrorCode;
  invalid: ErrorCode;
}

/**
 * Fetches a JSON file that lies beside the page, with the repetition of every GET (docs/product 7.6), as the HTTP client
 * repeats it. The client itself isn't used: it is a chunk of its own, which the server that has just failed would have to
 * give.
 * @returns the JSON, unchecked, and the file's address
 * @throws AppError `unreachable` without an answer in time or with another status than 2xx, `invalid` without JSON; both
 *   retryable
 */
export function fetchList(
  name: keyof EarlyRequests,
  { unreachable, invalid }: ListErrors,
): Promise<{ json: unknown; url: string }> {
  const fail = (code: ErrorCode) => (cause?: unknown) => {
    throw new AppError(code, { cause, retryable: true });
  };
  const exchange = async () => {
    const response = await askTwice(() => earlyOrNow(name).catch(fail(unreachable)));
    const { ok, status, url } = response;
    if (!ok) throw new AppError(unreachable, { params: { status }, retryable: true });
    return { json: await response.json().catch(fail(invalid)), url };
  };
  return within(exchange(), timeoutMs, fail(unreachable));
}
