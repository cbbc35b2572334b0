import type { DataItemInput, ProcessId, Tag, TxId } from '../arweave';
import { AppError, isAppError } from '../errors';
import { unlessAborted } from '../waiting';
import { awaitResult } from './await-result';
import { createReadCache, type ReadCacheOptions } from './read-cache';
import { receiptSchema, resultSchema } from './result-schema';
import type { AoClient, AoMessage } from './types';
import { askUnit } from './units';

export interface LegacyAoClientOptions extends ReadCacheOptions {
  /** URL of the message unit. */
  mu: string;
  /** URL of the compute unit, with or without a slash at its end. */
  cu: string;
  fetch?: typeof fetch;
  /** For posting a message and for one dry run. */
  timeoutMs?: number;
  /** For waiting until a message has been evaluated. */
  resultTimeoutMs?: number;
  /** Pause between two questions for a result that isn't there yet. */
  pauseMs?: number;
}

const defaultMaxAgeMs = 3000;

/** The sender of a dry run that names none. No wallet has this address. */
const nobody = '0'.repeat(43);

const protocolTags: readonly Tag[] = [
  { name: 'Data-Protocol', value: 'ao' },
  { name: 'Variant', value: 'ao.TN.1' },
  { name: 'Type', value: 'Message' },
];

const itemOf = ({ process, tags, data = '' }: AoMessage): DataItemInput => ({
  target: process,
  tags: [...protocolTags, ...tags],
  data,
});

const aborted = () => new AppError('ao.aborted');

/** @throws AppError `ao.aborted` */
function assertGoesOn(signal: AbortSignal | undefined): void {
  if (signal?.aborted) throw aborted();
}

/** The front page reads without it. @throws AppError `ao.unreachable` */
const loadArweave = () =>
  import('../arweave').catch((cause: unknown) => {
    throw new AppError('ao.unreachable', { cause, retryable: true });
  });

/** Talks to AO's legacy message and compute units over HTTP. */
export function createLegacyAoClient(options: LegacyAoClientOptions): AoClient {
  const { mu, fetch, timeoutMs = 20_000, resultTimeoutMs = 60_000, pauseMs = 300 } = options;
  const cu = options.cu.replace(/\/+$/, '');
  const cache = createReadCache(options);
  const resultUrl = (process: ProcessId, message: TxId) => `${cu}/result/${message}?process-id=${process}`;

  return {
    async sign(message, signer, signal) {
      assertGoesOn(signal);
      const asked = 'process' in message ? itemOf(message) : message;
      // Before the user is asked: what they approve can then be posted at once.
      const { parseWhatWasAsked, toBase64Url } = await loadArweave();
      const signed = await unlessAborted(signer.signDataItem(asked), signal, aborted);
      const { id, bytes } = await parseWhatWasAsked(signed, asked, signer.address);
      return { id, item: toBase64Url(bytes) };
    },

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
        if (isAppError(error) && error.params.status === 404) return undefined;
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

    async read(message, { maxAgeMs = defaultMaxAgeMs, signal } = {}) {
      assertGoesOn(signal);
      const { process, owner = nobody } = message;
      const { tags, data } = itemOf(message);
      const body = JSON.stringify({
        Id: '0',
        Owner: owner,
        Target: process,
        Data: data,
        Anchor: '0',
        Tags: tags,
      });
      const url = `${cu}/dry-run?process-id=${process}`;
      const ask = () =>
        askUnit(url, resultSchema, {
          method: 'POST',
          headers: { 'content-type': 'application/json', accept: 'application/json' },
          body,
          timeoutMs,
          fetch,
        });
      return unlessAborted(cache.read({ key: `${url} ${body}`, process, maxAgeMs, ask }), signal, aborted);
    },
  };
}
