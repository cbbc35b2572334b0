import { type ErrorCode, isAppError } from '../errors';
import { hedgedAsking } from '../failover/hedged-asking';
import { keptHealth } from '../failover/kept-health';
import { inOrder } from '../failover/unit-health.domain';

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
  'gateway.data-missing',
  'gateway.data-too-large',
  'gateway.tx-failed',
  'gateway.tx-not-found',
  'gateway.tx-uncheckable',
  'http.aborted',
];

const isInnocent = (error: unknown) => isAppError(error) && innocent.includes(error.code);

function severalGateways(urls: readonly string[]) {
  const gateways = urls.map((url) => Object.assign(keptHealth(isInnocent), { url }));
  const askHedged = hedgedAsking();
  const ordered = () => inOrder(gateways, performance.now());

  return {
    inOrder: () => ordered().map(({ url }) => url),

    async ask<Answer>(question: Question<Answer>): Promise<Answer> {
      const asking = new AbortController();
      let isLong = false;
      const attempt: Attempt = {
        signal: asking.signal,
        isAnswering: () => {
          isLong = true;
        },
      };
      const end = await askHedged({
        units: ordered(),
        ask: async (gateway) => ({ answer: await gateway.ask(() => question(gateway.url, attempt)) }),
        isLong: () => isLong,
      });
      asking.abort();
      if ('answer' in end) return end.answer;
      const { failures } = end;
      throw failures.find((failure) => isAppError(failure) && !failure.retryable) ?? failures[0];
    },
  };
}

/** The gateways of each list, with their health as this page knows it. */
const known = new Map<string, ReturnType<typeof severalGateways>>();

function knownOf(given: GatewayUrls) {
  const urls = [given].flat();
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
  knownOf(urls).ask(question);

/** Returns the gateways in the order in which they are asked now: those that failed lately last. */
export const gatewaysInOrder = (urls: GatewayUrls): string[] => knownOf(urls).inOrder();
