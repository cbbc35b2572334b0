import { askGateways, type GatewayUrls } from '@rainbow-rabbit/shared/gateway';
import { parseReply, request, statusError } from '@rainbow-rabbit/shared/http';
import * as v from 'valibot';
import { tokenKindTag } from '../../bot/token-kind-tag';
import { isLedgerId } from '../../ledger-id';
import { type ProcessRow, processRow } from './domain/process-row';

/** Rows of a page. */
const pageRows = 25;

const query = `query ($owners: [String!], $tags: [TagFilter!], $after: String) {
  transactions(
    first: ${pageRows}
    after: $after
    owners: $owners
    tags: $tags
    sort: HEIGHT_DESC
  ) {
    pageInfo { hasNextPage }
    edges { cursor node { id owner { address } tags { name value } block { timestamp } } }
  }
}`;

const nodeSchema = v.object({
  id: v.string(),
  owner: v.object({ address: v.string() }),
  tags: v.array(v.object({ name: v.string(), value: v.string() })),
  block: v.nullish(v.object({ timestamp: v.number() })),
});

const replySchema = v.object({
  data: v.object({
    transactions: v.object({
      pageInfo: v.object({ hasNextPage: v.boolean() }),
      edges: v.array(v.object({ cursor: v.string(), node: nodeSchema })),
    }),
  }),
});

/** The place of a page in the list of one gateway. */
export interface CursorPlace {
  gateway: string;
  cursor: string;
}

/** The processes that are asked for: those of a wallet, or those that were launched as tokens of given kinds. */
export type ListedFilter = { owner: string } | { tokenKinds: readonly string[] };

/** A page of the processes that a gateway lists. */
export interface ListedPage {
  rows: readonly ProcessRow[];
  /** The place of the next page; missing for the last one. */
  next?: CursorPlace;
}

interface ListedPageParams {
  gateways: GatewayUrls;
  filter: ListedFilter;
  /** The place of a page; the first one without it. */
  at?: CursorPlace | undefined;
  signal?: AbortSignal;
}

/**
 * Asks a gateway for processes, newest first. Anything in the answer that wasn't asked for is left out; that the rest is genuine is the
 * gateway's word, and the page of each process checks it.
 * @throws AppError `http.*`
 */
export function readListedProcesses({ gateways, at, ...params }: ListedPageParams): Promise<ListedPage> {
  // A cursor means something to its own gateway only.
  return askGateways(at?.gateway ?? gateways, (gateway) =>
    readPage(gateway, { ...params, after: at?.cursor }),
  );
}

const ofProcesses = [
  { name: 'Data-Protocol', values: ['ao'] },
  { name: 'Type', values: ['Process'] },
];

const variablesOf = (filter: ListedFilter) =>
  'owner' in filter
    ? { owners: [filter.owner], tags: ofProcesses }
    : { tags: [...ofProcesses, { name: tokenKindTag, values: filter.tokenKinds }] };

const isAskedFor = (node: v.InferOutput<typeof nodeSchema>, filter: ListedFilter): boolean =>
  'owner' in filter
    ? node.owner.address === filter.owner
    : node.tags.some(({ name, value }) => name === tokenKindTag && filter.tokenKinds.includes(value));

async function readPage(
  gateway: string,
  { filter, after, signal }: { filter: ListedFilter; after?: string | undefined; signal?: AbortSignal },
): Promise<ListedPage> {
  const { status, isOk, text } = await request(new URL('graphql', gateway).href, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ query, variables: { ...variablesOf(filter), ...(after && { after }) } }),
    ...(signal && { signal }),
  });
  if (!isOk) throw statusError(status);
  const { pageInfo, edges } = parseReply(text, replySchema).data.transactions;
  const asked = edges
    .slice(0, pageRows)
    .filter(({ node }) => isAskedFor(node, filter) && isLedgerId(node.id));
  const last = edges.at(-1)?.cursor;
  return {
    rows: asked.map(({ node: { id, tags, block } }) =>
      processRow(id, tags, block ? block.timestamp * 1000 : undefined),
    ),
    ...(pageInfo.hasNextPage && last !== undefined && last !== after && { next: { gateway, cursor: last } }),
  };
}
