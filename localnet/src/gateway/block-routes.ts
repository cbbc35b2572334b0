import { json } from '../http/answer';
import { Refusal } from '../http/refusal';
import type { Route } from '../http/route';
import { blockAt, blockOfHash, blockOfHeight, type NetworkBlock } from '../ledger/blocks';
import type { Transactions } from '../ledger/transactions';

/** The endpoints that describe blocks. */
export function blockRoutes(transactions: Transactions, now: () => number): Route[] {
  const answer = (block: NetworkBlock | undefined) => {
    if (!block || block.height > blockAt(now()).height) {
      throw new Refusal(404, 'block.unknown', 'There is no such block yet.');
    }
    const { height, hash, timestamp } = block;
    return json({
      height,
      indep_hash: hash,
      previous_block: height === 0 ? '' : blockOfHeight(height - 1).hash,
      timestamp,
      txs: transactions.idsAt(height),
    });
  };
  return [
    {
      method: 'GET',
      path: '/block/height/:height',
      answer: ({ params: { height = '' } }) =>
        answer(/^\d{1,9}$/.test(height) ? blockOfHeight(Number(height)) : undefined),
    },
    {
      method: 'GET',
      path: '/block/hash/:hash',
      answer: ({ params }) => answer(blockOfHash(params.hash ?? '')),
    },
  ];
}
