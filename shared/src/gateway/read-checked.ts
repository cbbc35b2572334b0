import { AppError } from '../errors';
import { type HttpBytesReply, requestBytes, statusError } from '../http';
import { askGateways, type GatewayUrls } from './several-gateways';

export interface CheckedReadOptions<Answer> {
  /** URL of the gateway, with a slash at the end, or of several. */
  url: GatewayUrls;
  /** Id of stored data, also inside a bundle. */
  id: string;
  maxBytes: number;
  /** For the whole exchange with one gateway. Default: that of `requestBytes`. */
  timeoutMs?: number;
  signal?: AbortSignal;
  /** Default: the browser's usual rules. */
  cache?: RequestCache;
  /**
   * Returns what the data are, and throws for wrong data: another gateway is asked then.
   * @param bytes undefined for more than `maxBytes`
   */
  check: (bytes: HttpBytesReply['bytes']) => Answer | Promise<Answer>;
}

/**
 * Reads data whose content the caller knows how to check, from the first of several gateways that has the right ones.
 * @throws AppError `gateway.data-missing`; those of `check` and `requestBytes`
 */
export function readChecked<Answer>({
  url: urls,
  id,
  check,
  signal: stop,
  cache = 'default',
  ...limits
}: CheckedReadOptions<Answer>): Promise<Answer> {
  return askGateways(urls, async (url, { signal, isAnswering }) => {
    const { isOk, status, bytes } = await requestBytes(new URL(`raw/${id}`, url).href, {
      ...limits,
      signal: stop ? AbortSignal.any([stop, signal]) : signal,
      fetch: async (...request) => {
        const response = await fetch(request[0], { ...request[1], cache });
        isAnswering();
        return response;
      },
    });
    if (!isOk)
      throw status === 404 ? new AppError('gateway.data-missing', { retryable: true }) : statusError(status);
    return check(bytes);
  });
}
