import * as v from 'valibot';
import type { ProcessId, TxId } from '../arweave';
import { AppError } from '../errors';
import { awaitResult } from './await-result';
import { isNotFound } from './is-not-found';
import { legacyRead } from './legacy-read';
import { assertGoesOn } from './message-item';
import { createReadCache } from './read-cache';
import { resultSchema } from './result-schema';
import { loadArweave, signItem } from './sign-item';
import type { AoClient } from './types';
import { askUnit, type UnitClientOptions } from './units';
import { waits } from './waits';

export interface LegacyAoClientOptions extends UnitClientOptions {
  /** URL of the message unit. */
  mu: string;
  /** URL of the compute unit, with or without a slash at its end. */
  cu: string;
}

/** A message unit's receipt: the id under which it took the message. */
const receiptSchema = v.object({ id: v.string() });

/** Talks to AO's legacy message and compute units over HTTP. */
export function createLegacyAoClient(options: LegacyAoClientOptions): AoClient {
  const { mu, fetch, timeoutMs, resultTimeoutMs, pauseMs } = { ...waits, ...options };
  const { cache = createReadCache(options) } = options;
  const cu = options.cu.replace(/\/+$/, '');
  const resultUrl = (process: ProcessId, message: TxId) => `${cu}/result/${message}?process-id=${process}`;

  return {
    sign: signItem,

    async post({ id, item }, signal) {
      assertGoesOn(signal);
      const { fromBase64Url, unshared } = await loadArweave();
      const receipt = await askUnit(mu, receiptSchema, {
        method: 'POST',
        headers: { 'content-type': 'application/octet-stream', accept: 'application/json' },
        body: unshared(fromBase64Url(item)),
        timeoutMs,
        signal,
        fetch,
      });
      if (receipt.id !== id) throw new AppError('ao.invalid-reply');
      return id;
    },

    async known(process, message, signal) {
      assertGoesOn(signal);
      try {
        const result = await askUnit(resultUrl(process, message), resultSchema, { timeoutMs, signal, fetch });
        cache.changed(process);
        return result;
      } catch (error) {
        if (isNotFound(error)) return undefined;
        throw error;
      }
    },

    async result(process, message, signal) {
      const ask = (deadline: AbortSignal) =>
        askUnit(resultUrl(process, message), resultSchema, {
          timeoutMs: resultTimeoutMs,
          signal: deadline,
          fetch,
        });
      const result = await awaitResult({ ask, timeoutMs: resultTimeoutMs, pauseMs, signal });
      cache.changed(process);
      return result;
    },

    read: legacyRead(cu, { ...options, cache }),
  };
}
