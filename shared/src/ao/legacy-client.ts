import type { DataItemInput, Tag, TxId } from '../arweave';
import { AppError } from '../errors';
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

  return {
    async send(message, signer, signal) {
      assertGoesOn(signal);
      const asked = itemOf(message);
      // Before the user is asked: what they approve can then be sent at once.
      const { parseWhatWasAsked, unshared } = await loadArweave();
      const signed = await unlessAborted(signer.signDataItem(asked), signal, aborted);
      const { id, bytes } = await parseWhatWasAsked(signed, asked, signer.address);
      const receipt = await askUnit(mu, receiptSchema, {
        method: 'POST',
        headers: { 'content-type': 'application/octet-stream', accept: 'application/json' },
        body: unshared(bytes),
        timeoutMs,
        signal,
        fetch,
      });
      if (receipt.id !== id) throw new AppError('ao.invalid-reply');
      return id;
    },

    async result(process, message: TxId, signal) {
      const url = `${cu}/result/${message}?process-id=${process}`;
      const ask = (deadline: AbortSignal) =>
        askUnit(url, resultSchema, { timeoutMs: resultTimeoutMs, signal: deadline, fetch });
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
