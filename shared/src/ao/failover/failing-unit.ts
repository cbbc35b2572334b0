import type { ProcessId } from '../../arweave';
import { AppError, hasCode } from '../../errors';
import { type KeptHealth, keptHealth } from '../../failover/kept-health';
import { request } from '../../http';
import type { OneUnit } from '../../network';
import { isNotFound } from '../is-not-found';
import type { AoClient } from '../types';
import type { UnitClientOptions } from '../units';
import { type BoundedMap, boundedMap } from './bounded-map';

/** The processes whose marks are kept, at most. */
const maxProcesses = 200;
/** A unit that answered so lately, and hasn't failed since, need not be asked if it is there before a message is posted (docs/product 9.265). */
const surelyThereMs = 30_000;
const lookTimeoutMs = 3000;

/** Failures that say nothing of a unit: the asker gave up, or asked what it can't answer. */
const saysNothing = (error: unknown) =>
  hasCode(error, 'ao.aborted') || hasCode(error, 'ao.no-sender') || isNotFound(error);

/** One of several units: its client, and what this page knows of it. */
export interface FailingUnit {
  client: AoClient;
  url: string;
  /** Its health at questions. */
  asking: KeptHealth;
  /** The health of what takes messages: of a node the same one. */
  posting: KeptHealth;
  /** The latest mark of each process that it was seen at. */
  reached: BoundedMap<number>;
  /** Asks something of it, and notes how that went. */
  ask<T>(question: (client: AoClient) => Promise<T>): Promise<T>;
  /** Posts something to it, and notes how that went. */
  post<T>(question: (client: AoClient) => Promise<T>): Promise<T>;
  /** Notes that another unit has answered a question before this one. */
  overtaken: KeptHealth['overtaken'];
  /** Returns false where it can't be reached: it answered nothing for a while, nor a harmless question now. */
  isThere(): Promise<boolean>;
}

export function failingUnit(
  unit: OneUnit,
  client: AoClient,
  { fetch }: Pick<UnitClientOptions, 'fetch'>,
): FailingUnit {
  const isNode = unit.mode === 'hyperbeam';
  const postUrl = isNode ? `${unit.node.replace(/\/+$/, '')}/~meta@1.0/info/address` : unit.mu;
  const asking = keptHealth(saysNothing);
  const posting = isNode ? asking : keptHealth(saysNothing);
  const look = async () => {
    const { status } = await request(postUrl, { timeoutMs: lookTimeoutMs, fetch });
    if (status >= 500) throw new AppError('ao.unavailable');
  };
  return {
    client,
    url: isNode ? unit.node : unit.cu,
    asking,
    posting,
    reached: boundedMap<number>(maxProcesses),
    ask: (question) => asking.ask(() => question(client)),
    post: (question) => posting.ask(() => question(client)),
    overtaken: asking.overtaken,
    isThere: async () =>
      (posting.health.failures === 0 && performance.now() - posting.health.heardAt < surelyThereMs) ||
      posting.ask(look).then(
        () => true,
        () => false,
      ),
  };
}

/** A question that every process of this project answers, in nobody's name. */
export const infoOf = (process: ProcessId) => ({ process, tags: [{ name: 'Action', value: 'Info' }] });
