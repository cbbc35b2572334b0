import { randomBytes } from 'node:crypto';
import { json, text } from '../http/answer';
import { Refusal } from '../http/refusal';
import type { Route } from '../http/route';
import { blockAt, blockOfHeight } from '../ledger/blocks';

/** What a gateway tells of the network itself. Storing costs nothing here, and nobody has a balance. */
export function nodeRoutes(now: () => number): Route[] {
  return [
    {
      method: 'GET',
      path: '/info',
      answer: () => {
        const { height, hash } = blockAt(now());
        return json({
          network: 'rainbow-rabbit.localnet',
          version: 1,
          height,
          current: hash,
          blocks: height,
          peers: 0,
        });
      },
    },
    { method: 'GET', path: '/peers', answer: () => json([]) },
    { method: 'GET', path: '/tx_anchor', answer: () => text(randomBytes(48).toString('base64url')) },
    { method: 'GET', path: '/price/:bytes', answer: ({ params }) => text(priceOf(params.bytes)) },
    { method: 'GET', path: '/price/:bytes/:target', answer: ({ params }) => text(priceOf(params.bytes)) },
    { method: 'GET', path: '/wallet/:address/balance', answer: () => text('0') },
    { method: 'GET', path: '/wallet/:address/last_tx', answer: () => text('') },
    {
      method: 'GET',
      path: '/block/height/:height',
      answer: ({ params }) => {
        const height = Number(params.height);
        if (!Number.isInteger(height) || height < 0 || height > blockAt(now()).height) {
          throw new Refusal(404, 'block.unknown', 'There is no such block yet.');
        }
        const { hash, timestamp } = blockOfHeight(height);
        return json({ height, indep_hash: hash, timestamp });
      },
    },
  ];
}

function priceOf(bytes: string | undefined): string {
  if (!/^\d{1,20}$/.test(bytes ?? ''))
    throw new Refusal(400, 'price.malformed', 'The size is a number of bytes.');
  return '0';
}
