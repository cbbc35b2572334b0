import type { ProcessId, TxId } from '../../arweave';
import { AppError, hasCode, mayHaveArrived } from '../../errors';
import type { Heard } from '../../failover/ask-in-turn';
import { hedgedAsking } from '../../failover/hedged-asking';
import { inOrder, medianMs } from '../../failover/unit-health.domain';
import type { OneUnit } from '../../network';
import { unlessAborted } from '../../waiting';
import { awaitResult } from '../await-result';
import { isNotFound } from '../is-not-found';
import { aborted, assertGoesOn } from '../message-item';
import { createReadCache, type ReadCache } from '../read-cache';
import { loadArweave } from '../sign-item';
import type { AoClient, AoResult, UnitsReport } from '../types';
import { defaultMaxAgeMs, type UnitClientOptions } from '../units';
import { waits } from '../waits';
import { boundedMap } from './bounded-map';
import { type FailingUnit, failingUnit } from './failing-unit';
import { freshness } from './freshness';
import { markOfRead, markOfResult } from './marks.domain';
import { witness } from './witness';

/** Signed messages for which the unit that may post them unasked is kept. */
const maxSigned = 50;

const behind = () => new AppError('ao.behind', { retryable: true });
const notKnownYet = () => new AppError('ao.refused', { params: { status: 404 } });

/**
 * Posts to the first unit that is there, and to the next one only where that one surely did not take it.
 * @throws what the last unit failed with, or with what left open if a unit took it
 */
async function postInTurn(
  units: readonly FailingUnit[],
  posting: (client: AoClient) => Promise<TxId>,
): Promise<TxId> {
  let failure: unknown;
  for (const unit of units) {
    if (!(await unit.isThere())) continue;
    try {
      return await unit.post(posting);
    } catch (error) {
      if (mayHaveArrived(error, true)) throw error;
      failure = error;
    }
  }
  if (failure) throw failure;
  // perhaps a page may only not read their answer to the harmless question
  return (units[0] as FailingUnit).post(posting);
}

/**
 * Makes one client of several units of the same processes (docs/decisions/106-failover.md). Health, latency and freshness decide which
 * of them is asked first.
 * @param clientOf makes the client of one unit
 */
export function createFailoverClient(
  given: readonly OneUnit[],
  clientOf: (unit: OneUnit, options: UnitClientOptions) => AoClient,
  options: UnitClientOptions,
): AoClient {
  const { resultTimeoutMs, pauseMs } = { ...waits, ...options };
  const { cache = createReadCache(options) } = options;
  // answers are cached here for all units together
  const uncached: ReadCache = { read: ({ ask }) => ask(), changed: cache.changed };
  const units = given.map((unit) =>
    failingUnit(unit, clientOf(unit, { ...options, cache: uncached }), options),
  );
  const fresh = freshness();
  const heard = witness();
  const signedBy = boundedMap<FailingUnit>(maxSigned);
  const askReads = hedgedAsking();
  const askResults = hedgedAsking();

  const orderOf = (
    process: ProcessId,
    among: readonly FailingUnit[] = units,
    of: 'asking' | 'posting' = 'asking',
  ) =>
    inOrder(
      among.map((unit) => ({ unit, health: unit[of].health, isBehind: fresh.isBehind(unit, process) })),
      performance.now(),
    ).map(({ unit }) => unit);

  /** Asks for something that is no older than what the page has seen. @throws AppError `ao.behind`, or what the best unit failed with */
  async function askFresh<T>(
    process: ProcessId,
    among: readonly FailingUnit[],
    question: (unit: FailingUnit) => Promise<Heard<T>>,
  ): Promise<T> {
    const before = fresh.latest(process);
    const end = await askReads({ units: orderOf(process, among), ask: question });
    if ('answer' in end) return end.answer;
    if (end.failures.length >= among.length) throw end.failures[0];
    // an own message was answered meanwhile: a unit that is not behind may have been asked too early
    if (fresh.latest(process) === before) throw behind();
    const again = await askReads({ units: orderOf(process, among), ask: question });
    if ('answer' in again) return again.answer;
    throw behind();
  }

  async function known(
    process: ProcessId,
    message: TxId,
    among: readonly FailingUnit[],
    signal?: AbortSignal,
  ): Promise<AoResult | undefined> {
    const end = await askResults({
      units: among,
      ask: async (unit) => {
        const answer = await unit
          .ask((client) => client.known(process, message, signal))
          .catch((error: unknown) => {
            if (isNotFound(error)) return undefined;
            throw error;
          });
        const mark = answer && markOfResult(answer);
        if (mark !== undefined) fresh.saw(process, Math.max(mark, unit.reached.get(process) ?? 0), unit);
        return answer && { answer };
      },
    });
    if ('answer' in end) return end.answer;
    if (end.failures.length >= among.length) throw end.failures[0];
    return undefined;
  }

  const published: AoClient['published'] = async (
    process,
    keys,
    { maxAgeMs = defaultMaxAgeMs, signal } = {},
  ) => {
    assertGoesOn(signal);
    const nodes = units.filter(({ client }) => client.published);
    const textsAt = async (unit: FailingUnit): Promise<Heard<readonly string[] | undefined>> => {
      if (!(await fresh.isCurrent(unit, process))) return undefined;
      const answer = await unit.ask(async (client) => client.published?.(process, keys, { maxAgeMs: 0 }));
      if (!answer) return { answer: undefined };
      if (fresh.areOld(process, keys, answer)) return undefined;
      fresh.sawTexts(process, keys, answer);
      return { answer };
    };
    const askNodes = async (): Promise<AoResult> => ({
      Messages: [],
      // where nodes are behind, a dry run finds out if all units are
      Output: await askFresh(process, nodes, textsAt).catch((error: unknown) => {
        if (hasCode(error, 'ao.behind')) return undefined;
        throw error;
      }),
    });
    const cached = async (maxAge: number) => {
      const params = { key: `published ${process} ${keys.join()}`, process, maxAgeMs: maxAge, ask: askNodes };
      const { Output: texts } = await cache.read(params);
      const isWhole = Array.isArray(texts) && texts.every((text) => typeof text === 'string');
      return isWhole ? (texts as string[]) : undefined;
    };
    const first = await unlessAborted(cached(maxAgeMs), signal, aborted);
    // another tab may have read what is older than what this one has seen
    if (!first || !fresh.areOld(process, keys, first)) return first;
    return unlessAborted(cached(0), signal, aborted);
  };

  return {
    async sign(message, signer, signal) {
      const [unit] = orderOf('process' in message ? message.process : ('' as ProcessId), units, 'posting');
      const signed = await (unit as FailingUnit).client.sign(message, signer, signal);
      signedBy.set(signed.id, unit as FailingUnit);
      return signed;
    },

    async post(message, signal) {
      assertGoesOn(signal);
      const { fromBase64Url, parseDataItem } = await loadArweave();
      const target = (await parseDataItem(fromBase64Url(message.item))).target as ProcessId | '';
      // a new process names the scheduler of the first unit
      if (target === '') return (units[0] as FailingUnit).client.post(message, signal);
      const ordered = orderOf(target, units, 'posting');
      const signer = signedBy.get(message.id);
      const inTurn = [...ordered].sort((one, other) => Number(other === signer) - Number(one === signer));
      return postInTurn(inTurn, (client) => client.post(message, signal));
    },

    known(process, message, signal) {
      return known(process, message, orderOf(process), signal);
    },

    result(process, message, signal) {
      let round = 0;
      const askOnce = async (deadline: AbortSignal) => {
        const [best, ...others] = orderOf(process);
        // each time the best unit and another one, since units learn of a message at different times
        const other = others[round++ % others.length];
        const found = await known(
          process,
          message,
          [best, other].flatMap((unit) => unit ?? []),
          deadline,
        );
        if (!found) throw notKnownYet();
        return found;
      };
      return awaitResult({ ask: askOnce, timeoutMs: resultTimeoutMs, pauseMs, signal });
    },

    async read(message, { maxAgeMs = defaultMaxAgeMs, signal } = {}) {
      assertGoesOn(signal);
      const { process } = message;
      const readAt = async (unit: FailingUnit): Promise<Heard<AoResult>> => {
        const answer = await unit.ask((client) => client.read(message, { maxAgeMs: 0 }));
        heard.hear(message, unit, answer);
        const mark = markOfRead(answer);
        if (mark === undefined) return (await fresh.isCurrent(unit, process)) ? { answer } : undefined;
        const isOld = fresh.isOld(process, mark);
        fresh.saw(process, mark, unit);
        return isOld ? undefined : { answer };
      };
      const cached = (maxAge: number) =>
        cache.read({
          key: JSON.stringify(message),
          process,
          maxAgeMs: maxAge,
          ask: () => askFresh(process, units, readAt),
        });
      const first = await unlessAborted(cached(maxAgeMs), signal, aborted);
      const mark = markOfRead(first);
      // another tab may have read what is older than what this one has seen
      if (fresh.isOld(process, mark)) return unlessAborted(cached(0), signal, aborted);
      if (mark !== undefined) fresh.saw(process, mark);
      return first;
    },

    ...(units.some(({ client }) => client.published) && { published }),

    async inspectUnits(process, isAsking): Promise<UnitsReport> {
      if (isAsking)
        for (const [unit, mark] of await heard.compareAll(process, units)) fresh.saw(process, mark, unit);
      const latest = fresh.latest(process);
      return {
        disagreements: [...heard.disagreements],
        units: units.map(({ url, asking: { health }, reached }) => {
          const mark = reached.get(process);
          const median = medianMs(health);
          return {
            url,
            failures: health.failures,
            ...(median !== undefined && { medianMs: median }),
            ...(mark !== undefined && latest !== undefined && { behind: Math.max(0, latest - mark) }),
          };
        }),
      };
    },
  };
}
