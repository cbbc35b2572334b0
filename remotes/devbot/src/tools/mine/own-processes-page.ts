import { askGateways, type GatewayUrls } from '@rainbow-rabbit/shared/gateway';
import { parseReply, request, statusError } from '@rainbow-rabbit/shared/http';
import * as v from 'valibot';
import { isLedgerId } from '../../ledger-id';
import { type ProcessRow, processRow } from './domain/process-row';

/** Rows of a page. */
const pageRows = 25;

const query = `query ($owners: [String!], $after: String) {
  transactions(
    first: ${pageRows}
    after: $after
    owners: $owners
    tags: [{ name: "Data-Protocol", values: ["ao"] }, { name: "Type", values: ["Process"] }]
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

/** A page of the processes that a gateway lists for a wallet. */
export interface OwnProcessesPage {
  rows: readonly ProcessRow[];
  /** The place of the next page; missing for the last one. */
  next?: CursorPlace;
}

interface OwnProcessesParams {
  gateways: GatewayUrls;
  owner: string;
  /** The place of a page; the first one without it. */
  at?: CursorPlace | undefined;
  signal?: AbortSignal;
}

/**
 * Asks a gateway for the processes that a wallet spawned, newest first. Anything in the answer that isn't of this wallet is
 * left out; that the rest is genuine is the gateway's word, and the page of each process checks it.
 * @throws AppError `http.*`
 */
export function readOwnProcesses({ gateways, at, ...params }: OwnProcessesParams): Promise<OwnProcessesPage> {
  // A cursor means something to its own gateway only.
  return askGateways(at?.gateway ?? gateways, (gateway) =>
    readPage(gateway, { ...params, after: at?.cursor }),
  );
}

async function readPage(
  gateway: string,
  { owner, after, signal }: { owner: string; after?: string | undefined; signal?: AbortSignal },
): Promise<OwnProcessesPage> {
  const { status, isOk, text } = await request(new URL('graphql', gateway).href, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ query, variables: { owners: [owner], ...(after && { after }) } }),
    ...(signal && { signal }),
  });
  if (!isOk) throw statusError(status);
  const { pageInfo, edges } = parseReply(text, replySchema).data.transactions;
  const own = edges
    .slice(0, pageRows)
    .filter(({ node }) => node.owner.address === owner && isLedgerId(node.id));
  const last = edges.at(-1)?.cursor;
  return {
    rows: own.map(({ node: { id, tags, block } }) =>
      processRow(id, tags, block ? block.timestamp * 1000 : undefined),
    ),
    ...(pageInfo.hasNextPage && last !== undefined && last !== after && { next: { gateway, cursor: last } }),
  };
}
