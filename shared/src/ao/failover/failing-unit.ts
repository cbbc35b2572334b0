import type { ProcessId } from '../../arweave';
import { AppError, hasCode, isAppError } from '../../errors';
import { request } from '../../http';
import type { OneUnit } from '../../network';
import type { AoClient } from '../types';
import type { UnitClientOptions } from '../units';
import { type BoundedMap, boundedMap } from './bounded-map';
import {
  afterAnswering,
  afterFailing,
  afterOvertaken,
  type UnitHealth,
  unknownHealth,
} from './unit-health.domain';

/** The processes whose marks are kept, at most. */
const maxProcesses = 200;
/** A unit that answered so lately need not be asked if it is there before a message is posted (docs/product 9.265). */
const surelyThereMs = 30_000;
const lookTimeoutMs = 3000;

/** Failures that say nothing of a unit: the asker gave up, or asked what it can't answer. */
const saysNothing = (error: unknown) =>
  hasCode(error, 'ao.aborted') ||
  hasCode(error, 'ao.no-sender') ||
  (isAppError(error) && error.params.status === 404);

/** One of several units: its client, and what this page knows of it. */
export interface FailingUnit {
  client: AoClient;
  url: string;
  /** Its health at questions. */
  health: UnitHealth;
  /** The health of what takes messages: of a node the same one. */
  postHealth: UnitHealth;
  /** The latest mark of each process that it was seen at. */
  reached: BoundedMap<number>;
  /** Asks something of it, and notes how that went. */
  ask<T>(question: (client: AoClient) => Promise<T>): Promise<T>;
  /** Posts something to it, and notes how that went. */
  post<T>(question: (client: AoClient) => Promise<T>): Promise<T>;
  /** Notes that another unit has answered before this one, which was asked then. */
  overtaken(since: number): void;
  /** Returns false where it can't be reached: it answered nothing for a while, nor a harmless question now. */
  isThere(): Promise<boolean>;
}

const now = () => performance.now();

export function failingUnit(
  unit: OneUnit,
  client: AoClient,
  { fetch }: Pick<UnitClientOptions, 'fetch'>,
): FailingUnit {
  const isNode = unit.mode === 'hyperbeam';
  const postUrl = isNode
    ? new URL('~meta@1.0/info/address', `${unit.node.replace(/\/+$/, '')}/`).href
    : unit.mu;
  function note(key: 'health' | 'postHealth', health: UnitHealth): void {
    Object.assign(self, isNode ? { health, postHealth: health } : { [key]: health });
  }
  async function noting<T>(key: 'health' | 'postHealth', question: () => Promise<T>): Promise<T> {
    const start = now();
    try {
      const answer = await question();
      note(key, afterAnswering(self[key], now() - start, now()));
      return answer;
    } catch (error) {
      if (!saysNothing(error)) note(key, afterFailing(self[key], now()));
      throw error;
    }
  }
  const self: FailingUnit = {
    client,
    url: isNode ? unit.node : unit.cu,
    health: unknownHealth,
    postHealth: unknownHealth,
    reached: boundedMap<number>(maxProcesses),
    ask: (question) => noting('health', () => question(client)),
    post: (question) => noting('postHealth', () => question(client)),
    overtaken: (since) => {
      note('health', afterOvertaken(self.health, now() - since));
    },
    isThere: async () => {
      if (now() - self.postHealth.heardAt < surelyThereMs) return true;
      const look = async () => {
        const { status } = await request(postUrl, { timeoutMs: lookTimeoutMs, fetch });
        if (status >= 500) throw new AppError('ao.unavailable', { params: { status }, retryable: true });
      };
      return noting('postHealth', look).then(
        () => true,
        () => false,
      );
    },
  };
  return self;
}

/** Returns true for a failure that says that the unit doesn't know the message yet. */
export const isNotKnown = (error: unknown): boolean => isAppError(error) && error.params.status === 404;

/** A question that every process of this project answers, in nobody's name. */
export const infoOf = (process: ProcessId) => ({ process, tags: [{ name: 'Action', value: 'Info' }] });
