import { randomBytes } from 'node:crypto';
import { json, textAnswer } from '../http/answer';
import { Refusal } from '../http/refusal';
import type { Route, RouteRequest } from '../http/route';
import { priceOf } from '../ledger/balances';
import { blockAt } from '../ledger/blocks';
import type { Transactions } from '../ledger/transactions';

/** The endpoints that describe the network itself. */
export function nodeRoutes(transactions: Transactions, now: () => number): Route[] {
  const lastTransaction = (request: RouteRequest) => transactions.lastIdOf(addressIn(request)) ?? '';
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
    { method: 'GET', path: '/tx_anchor', answer: () => textAnswer(randomBytes(48).toString('base64url')) },
    { method: 'GET', path: '/price/:bytes', answer: ({ params }) => textAnswer(priceText(params.bytes)) },
    {
      method: 'GET',
      path: '/price/:bytes/:target',
      answer: ({ params }) => textAnswer(priceText(params.bytes)),
    },
    {
      method: 'GET',
      path: '/wallet/:address/balance',
      answer: (request) => textAnswer(String(transactions.balance(addressIn(request)))),
    },
    {
      method: 'GET',
      path: '/wallet/:address/last_tx',
      answer: (request) => textAnswer(lastTransaction(request)),
    },
  ];
}

function addressIn({ params: { address = '' } }: RouteRequest): string {
  if (/^[\w-]{43}$/.test(address)) return address;
  throw new Refusal(400, 'address.malformed', 'An address has 43 characters of base64url.');
}

function priceText(bytes = ''): string {
  if (!/^\d{1,20}$/.test(bytes)) throw new Refusal(400, 'price.malformed', 'The size is a number of bytes.');
  return String(priceOf(BigInt(bytes)));
}
