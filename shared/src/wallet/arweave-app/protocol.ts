import * as v from 'valibot';
import { AppError } from '../../errors';

/** The JSON-RPC over window messages that arweave.app speaks with pages (arweave-wallet-connector 1.0). */

export const defaultWalletUrl = 'https://arweave.app';

/** Size of the wallet's window and times in milliseconds (docs/product 9.47 to 9.49). */
export const popupWidth = 400;
export const popupHeight = 600;
export const popupCloseCheckMs = 200;
export const refreshMs = 10_000;
export const disconnectTimeoutMs = 5000;
/** The time for which the wallet's windows stay after an answer, since the next request may follow at once. */
export const settleMs = 100;

/** The page's data about itself, in the fragment of the wallet's URL. */
export function walletUrl(
  base: string,
  { origin, name, logo }: { origin: string; name: string; logo: string },
): string {
  const url = new URL(base);
  const session = String(crypto.getRandomValues(new Uint32Array(1))[0]);
  url.hash = new URLSearchParams({ origin, session, name, logo }).toString();
  return url.href;
}

export interface SiteRequest {
  method: string;
  params?: unknown;
  session?: number;
  protocol?: 'arweave';
  version?: '1.0.0';
  id?: number;
  jsonrpc: '2.0';
}

/** A request of the wallet's API that is answered under its id. */
export const apiRequest = (id: number, method: string, params: readonly unknown[]): SiteRequest => ({
  method,
  params,
  session: 0,
  protocol: 'arweave',
  version: '1.0.0',
  id,
  jsonrpc: '2.0',
});

/** Parses a message of a wallet window; undefined for any other message. */
export type WalletReply =
  | { kind: 'ready' }
  | { kind: 'connect'; address: string }
  | { kind: 'disconnect' }
  | { kind: 'showIframe' | 'usePopup' | 'keepPopup'; value: boolean }
  | { kind: 'result'; id: number; result: unknown }
  | { kind: 'error'; id: number; code: number };

const rejectedCode = 0;
/** JSON-RPC 2.0: "invalid params", with which the wallet answers data it can't sign. */
const invalidParamsCode = -32602;

/** Returns the app's error for an error of the wallet. */
export function errorOf(code: number): AppError {
  if (code === rejectedCode) return new AppError('wallet.declined');
  if (code === invalidParamsCode) return new AppError('wallet.data-not-text');
  return new AppError('wallet.failed', { params: { code }, retryable: true });
}

const numericId = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number))]),
  v.integer(),
);

const message = v.union([
  v.pipe(
    v.object({ id: numericId, error: v.object({ code: v.optional(v.number(), -32000) }) }),
    v.transform(({ id, error }): WalletReply => ({ kind: 'error', id, code: error.code })),
  ),
  // The answer without a result, as to `disconnect`, is the id alone: messages drop what is undefined.
  v.pipe(
    v.object({ id: numericId, method: v.optional(v.never()), result: v.optional(v.unknown()) }),
    v.transform(({ id, result }): WalletReply => ({ kind: 'result', id, result })),
  ),
  v.pipe(
    v.object({ method: v.picklist(['ready', 'disconnect']) }),
    v.transform(({ method }): WalletReply => ({ kind: method })),
  ),
  v.pipe(
    v.object({ method: v.literal('connect'), params: v.string() }),
    v.transform(({ params }): WalletReply => ({ kind: 'connect', address: params })),
  ),
  v.pipe(
    v.object({ method: v.picklist(['showIframe', 'usePopup', 'keepPopup']), params: v.boolean() }),
    v.transform(({ method, params }): WalletReply => ({ kind: method, value: params })),
  ),
]);

/** Reads a window message's data. */
export function readReply(data: unknown): WalletReply | undefined {
  const parsed = v.safeParse(message, data);
  return parsed.success ? parsed.output : undefined;
}
