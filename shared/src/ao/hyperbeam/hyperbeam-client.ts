import type { ProcessId, TxId } from '../../arweave';
import { AppError, hasCode } from '../../errors';
import type { HttpRequest } from '../../http';
import { unlessAborted } from '../../waiting';
import { awaitResult } from '../await-result';
import { isNotFound } from '../is-not-found';
import { aborted, assertGoesOn } from '../message-item';
import { createReadCache } from '../read-cache';
import { resultSchema } from '../result-schema';
import { loadArweave, signItem } from '../sign-item';
import type { AoClient, AoResult } from '../types';
import { askUnit, askUnitText, defaultMaxAgeMs, type UnitClientOptions } from '../units';
import { waits } from '../waits';
import { dryRunOf } from './dry-run';
import { type KeptSlots, keptSlots } from './kept-slots';
import { nodeSchedules, slotSchema } from './schedule';

export interface HyperbeamAoClientOptions extends UnitClientOptions {
  /** URL of the node, with or without a slash at its end. */
  node: string;
  /** Where the slots of messages are kept. Default: in this tab. */
  slots?: KeptSlots;
}

/** Failures (5xx) of a node until a wait for a result ends: it fails so for a process that it doesn't know, too. */
const maxFailures = 4;

/** Returns true for a result with messages that only a push takes on to their processes, or with spawns. Replies go to the sender. */
const sendsOn = ({ Messages, Spawns }: AoResult, sender: string) =>
  (Spawns?.length ?? 0) > 0 || Messages.some(({ Target }) => Target !== sender && /^[\w-]{43}$/.test(Target));

/** Reads a published text, in the form in which reads are cached: as the output of a result, which has none where nothing is published. */
async function askPublished(url: string, options: HttpRequest): Promise<AoResult> {
  try {
    return { Messages: [], Output: await askUnitText(url, options) };
  } catch (error) {
    if (isNotFound(error)) return { Messages: [] };
    throw error;
  }
}

/** Returns the error of a message that isn't in the schedule yet, as that of a slot that isn't there. */
const notThere = () => new AppError('ao.refused', { params: { status: 404 } });

/**
 * Talks to a HyperBEAM node over HTTP (docs/decisions/100-hyperbeam.md). Nothing asks for JSON by `accept`: a node's failures would then be
 * no valid HTTP.
 */
export function createHyperbeamAoClient(options: HyperbeamAoClientOptions): AoClient {
  const { fetch, timeoutMs, resultTimeoutMs, pauseMs } = { ...waits, ...options };
  const { slots = keptSlots(), cache = createReadCache(options) } = options;
  const node = options.node.replace(/\/+$/, '');
  const urlOf = (process: ProcessId) => `${node}/${process}~process@1.0`;
  const schedules = nodeSchedules({ node, timeoutMs, fetch });
  /** The items that were signed here and never posted: only these need not be searched for in the schedule. */
  const unposted = new Set<TxId>();

  /** Returns the slot of a message, or the slot up to which the schedule doesn't have it. */
  async function slotOf(process: ProcessId, id: TxId, after?: number, signal?: AbortSignal) {
    const kept = slots.read(id);
    if (kept) return kept;
    const found = await schedules.find(process, id, after, signal);
    if (found.slot !== undefined) slots.write(id, { slot: found.slot, node, sender: found.sender });
    return found;
  }

  /**
   * Returns who signed the message, once the schedule of this node shows it at its slot.
   * @throws AppError `ao.invalid-reply` for another message there; `ao.refused` (404) where another node gave the slot: it is searched for then
   */
  async function senderAt(process: ProcessId, id: TxId, slot: number, signal?: AbortSignal): Promise<string> {
    const known = slots.read(id);
    const isOwn = known?.node === node;
    if (isOwn && known.sender !== undefined) return known.sender;
    const scheduled = await schedules.at(process, slot, signal);
    if (!scheduled) throw notThere();
    if (scheduled.id === id) return scheduled.sender;
    slots.write(id, undefined);
    throw isOwn ? new AppError('ao.invalid-reply') : notThere();
  }

  /** Asks once for the result at a slot, and has the node pass on what the process sent. */
  async function resultAt(
    process: ProcessId,
    id: TxId,
    slot: number,
    signal?: AbortSignal,
  ): Promise<AoResult> {
    const ask = { timeoutMs: resultTimeoutMs, signal, fetch };
    const [result, sender] = await Promise.all([
      askUnit(`${urlOf(process)}/compute=${slot}/results/json/body`, resultSchema, ask),
      senderAt(process, id, slot, signal),
    ]);
    if (!slots.read(id)?.isDelivered) {
      slots.write(id, { slot, node, sender });
      if (sendsOn(result, sender)) {
        await askUnitText(`${urlOf(process)}/push&slot=${slot}`, { ...ask, method: 'POST' });
      }
      slots.write(id, { slot, node, sender, isDelivered: true });
    }
    cache.changed(process);
    return result;
  }

  /** Posts the item of a new process. The node's answer is a page; its schedule proves that it has the process. */
  async function spawn(id: TxId, body: Uint8Array<ArrayBuffer>, signal?: AbortSignal): Promise<void> {
    await askUnitText(`${node}/~scheduler@1.0/schedule`, { ...posting(body), signal });
    const first = await schedules.at(id as string as ProcessId, 0, signal).catch((cause: unknown) => {
      throw hasCode(cause, 'ao.unavailable') ? new AppError('ao.invalid-reply', { cause }) : cause;
    });
    if (first?.id !== id) throw new AppError('ao.invalid-reply');
  }

  const posting = (body: Uint8Array<ArrayBuffer>) => ({
    method: 'POST' as const,
    headers: { 'content-type': 'application/ans104' },
    body,
    timeoutMs,
    fetch,
  });

  return {
    async sign(message, signer, signal) {
      const signed = await signItem(message, signer, signal);
      unposted.add(signed.id);
      return signed;
    },

    async post({ item }, signal) {
      assertGoesOn(signal);
      const { fromBase64Url, parseDataItem, unshared } = await loadArweave();
      const bytes = unshared(fromBase64Url(item));
      const { id, target } = await parseDataItem(bytes);
      const process = target as ProcessId;
      const isNew = unposted.delete(id);
      // a node evaluates an item as often as it is posted
      if (target === '') {
        if (isNew || !(await schedules.has(id, signal))) await spawn(id, bytes, signal);
      } else if (isNew || (await slotOf(process, id, undefined, signal)).slot === undefined) {
        const url = `${urlOf(process)}/schedule/slot`;
        slots.write(id, { slot: await askUnit(url, slotSchema, { ...posting(bytes), signal }), node });
      }
      return id;
    },

    async known(process, message, signal) {
      assertGoesOn(signal);
      const { slot } = await slotOf(process, message, undefined, signal);
      return slot === undefined ? undefined : resultAt(process, message, slot, signal);
    },

    result(process, message, signal) {
      let after: number | undefined;
      let failures = 0;
      const ask = async (deadline: AbortSignal) => {
        try {
          const found = await slotOf(process, message, after, deadline);
          if (found.slot !== undefined) return await resultAt(process, message, found.slot, deadline);
          after = found.searchedTo;
        } catch (error) {
          if (!hasCode(error, 'ao.unavailable') || ++failures < maxFailures) throw error;
          throw new AppError('ao.unavailable', { params: error.params, cause: error });
        }
        throw notThere();
      };
      return awaitResult({ ask, timeoutMs: resultTimeoutMs, pauseMs, signal });
    },

    async read({ owner, ...message }, { maxAgeMs = defaultMaxAgeMs, signal } = {}) {
      assertGoesOn(signal);
      if (owner !== undefined) throw new AppError('ao.no-sender');
      const { process } = message;
      const { url, ...dryRun } = dryRunOf(urlOf(process), message);
      const ask = () => askUnit(url, resultSchema, { ...dryRun, timeoutMs, fetch });
      const key = `${url} ${dryRun.body ?? ''}`;
      return unlessAborted(cache.read({ key, process, maxAgeMs, ask }), signal, aborted);
    },

    async published(process, keys, { maxAgeMs = defaultMaxAgeMs, signal } = {}) {
      assertGoesOn(signal);
      const texts = keys.map(async (key) => {
        const url = `${urlOf(process)}/compute/${key}`;
        const ask = () => askPublished(url, { timeoutMs, fetch });
        return (await cache.read({ key: url, process, maxAgeMs, ask })).Output;
      });
      const published = await unlessAborted(Promise.all(texts), signal, aborted);
      return published.every((text) => typeof text === 'string') ? published : undefined;
    },
  };
}
