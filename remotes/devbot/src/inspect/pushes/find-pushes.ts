import { AppError } from '@rainbow-rabbit/shared/errors';
import { askGateways } from '@rainbow-rabbit/shared/gateway';
import { parseReply, request, statusError } from '@rainbow-rabbit/shared/http';
import * as v from 'valibot';
import type { LedgerPlace } from '../../ledger/place';
import type { ListedPush } from '../domain/match-pushes';

/** Messages that one question lists, at most. */
const maxListed = 100;

const id = v.pipe(v.string(), v.regex(/^[\w-]{43}$/));
const listSchema = v.object({
  data: v.object({
    transactions: v.object({
      edges: v.array(
        v.object({
          node: v.object({
            id,
            recipient: v.nullish(v.string(), ''),
            tags: v.array(v.object({ name: v.string(), value: v.string() })),
          }),
        }),
      ),
    }),
  }),
});

const noIndex = (cause: unknown) => new AppError('ledger.no-index', { cause, retryable: true });

function listed({ gateways }: LedgerPlace, filter: string, signal?: AbortSignal): Promise<ListedPush[]> {
  const query = `query { transactions(${filter}, first: ${maxListed}, sort: HEIGHT_ASC) { edges { node { id recipient tags { name value } } } } }`;
  return askGateways(gateways, async (url) => {
    const { status, isOk, text } = await request(new URL('graphql', url).href, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
      signal,
    });
    if (!isOk) throw noIndex(statusError(status));
    try {
      return parseReply(text, listSchema).data.transactions.edges.map(({ node }) => node);
    } catch (error) {
      throw noIndex(error);
    }
  });
}

const isId = (text: string) => /^[\w-]{43}$/.test(text);
const tagsFilter = (tags: Readonly<Record<string, string>>) =>
  `tags: [${Object.entries(tags)
    .map(([name, value]) => `{ name: ${JSON.stringify(name)}, values: [${JSON.stringify(value)}] }`)
    .join(', ')}]`;

/** Returns a function that lists the messages which belong to a process and to the message at the beginning, the root. */
const listing =
  (filterOf: (process: string, root: string) => string) =>
  async (
    place: LedgerPlace,
    process: string,
    root: string,
    signal?: AbortSignal,
  ): Promise<readonly ListedPush[]> =>
    isId(process) && isId(root) ? listed(place, filterOf(process, root), signal) : [];

/**
 * Lists the messages that a process sent for what a message began, as the gateway knows them. They are only hints: whoever opens
 * one reads it from the scheduler unit, verified.
 * @throws AppError `ledger.no-index`, and those of requests
 */
export const findPushes = listing((process, root) =>
  tagsFilter({ 'From-Process': process, 'Pushed-For': root }),
);

/** Lists the messages that reached a process for what a message began. @throws AppError as `findPushes` does */
export const findArrivals = listing(
  (process, root) => `recipients: ["${process}"], ${tagsFilter({ 'Pushed-For': root })}`,
);

/** Finds the process that got a message; undefined where the gateway doesn't know it. @throws AppError as `findPushes` does */
export async function findRecipient(
  place: LedgerPlace,
  message: string,
  signal?: AbortSignal,
): Promise<string | undefined> {
  if (!isId(message)) return undefined;
  const [found] = await listed(place, `ids: ["${message}"]`, signal);
  return found && isId(found.recipient) ? found.recipient : undefined;
}
