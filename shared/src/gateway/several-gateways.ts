import { askInTurn } from '../ao/failover/ask-in-turn';
import {
  afterHedge,
  afterQuestion,
  firstHedging,
  mayHedge,
  slowAfterMs,
} from '../ao/failover/hedging.domain';
import {
  afterAnswering,
  afterFailing,
  afterOvertaken,
  inOrder,
  unknownHealth,
} from '../ao/failover/unit-health.domain';
import { type ErrorCode, isAppError } from '../errors';

/** The URL of a gateway, with a slash at the end, or those of several in the order in which they are asked. */
export type GatewayUrls = string | readonly string[];

/** One question to one of several gateways. */
interface Attempt {
  /** Aborted once another gateway has answered. */
  signal: AbortSignal;
  /** Says that the gateway is answering, and that the answer may be long: its length is no reason to ask another gateway. */
  isAnswering: () => void;
}

/** Asks a gateway, and checks its answer: throws for a wrong one. */
type Question<Answer> = (url: string, attempt: Attempt) => Promise<Answer>;

/** Errors that say nothing against a gateway: it doesn't have everything, and what it has may be refused for good. */
const innocent: readonly ErrorCode[] = [
  'gateway.block-not-found',
  'gateway.data-too-large',
  'gateway.tx-failed',
  'gateway.tx-not-found',
  'gateway.tx-uncheckable',
  'http.aborted',
];

const now = () => performance.now();

function severalGateways(urls: readonly string[]) {
  const gateways = urls.map((url) => ({ url, health: unknownHealth, isBehind: false }));
  let hedging = firstHedging;

  async function askOne<Answer>(
    gateway: (typeof gateways)[number],
    question: Question<Answer>,
    attempt: Attempt,
  ) {
    const start = now();
    try {
      const answer = await question(gateway.url, attempt);
      gateway.health = afterAnswering(gateway.health, now() - start, now());
      return { answer };
    } catch (error) {
      const isFault = !isAppError(error) || !innocent.includes(error.code);
      if (isFault) gateway.health = afterFailing(gateway.health, now());
      throw error;
    }
  }

  return {
    inOrder: () => inOrder(gateways, now()).map(({ url }) => url),

    async ask<Answer>(question: Question<Answer>): Promise<Answer> {
      const start = now();
      const asking = new AbortController();
      let isLong = false;
      const isAnswering = () => {
        isLong = true;
      };
      const end = await askInTurn({
        units: inOrder(gateways, start),
        ask: (gateway) => askOne(gateway, question, { signal: asking.signal, isAnswering }),
        slowAfterMs: slowAfterMs(hedging),
        mayHedge: () => {
          if (isLong || !mayHedge(hedging)) return false;
          hedging = afterHedge(hedging);
          return true;
        },
        onOvertaken: (gateway) => {
          gateway.health = afterOvertaken(gateway.health, now() - start);
        },
      });
      asking.abort();
      if (!isLong) hedging = afterQuestion(hedging, now() - start);
      if ('answer' in end) return end.answer;
      const { failures } = end;
      throw failures.find((failure) => isAppError(failure) && !failure.retryable) ?? failures[0];
    },
  };
}

/** The gateways of each list, with their health as this page knows it. */
const known = new Map<string, ReturnType<typeof severalGateways>>();

function knownOf(urls: readonly string[]) {
  const key = urls.join(' ');
  const gateways = known.get(key) ?? severalGateways(urls);
  known.set(key, gateways);
  return gateways;
}

/**
 * Asks one gateway after another: the next one when one fails, and one more, once, when the answer is slow. Only for questions that do no harm
 * when asked twice.
 * @throws the first failure that can't pass, which a gateway answered with; else the first failure
 */
export const askGateways = <Answer>(urls: GatewayUrls, question: Question<Answer>): Promise<Answer> =>
  knownOf([urls].flat()).ask(question);

/** Returns the gateways in the order in which they are asked now: those that failed lately last. */
export const gatewaysInOrder = (urls: GatewayUrls): string[] => knownOf([urls].flat()).inOrder();
