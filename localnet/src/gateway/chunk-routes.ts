import { json, textAnswer } from '../http/answer';
import { Refusal } from '../http/refusal';
import type { Route } from '../http/route';
import type { Transactions } from '../ledger/transactions';
import { acceptChunk, maxChunkBodyBytes } from './accept-chunk';

/** The endpoints that accept and serve the parts of data. */
export function chunkRoutes(transactions: Transactions): Route[] {
  return [
    {
      method: 'POST',
      path: '/chunk',
      answer: async ({ body }) => {
        await acceptChunk(transactions, await body(maxChunkBodyBytes));
        return textAnswer('OK');
      },
    },
    {
      method: 'GET',
      path: '/chunk/:offset',
      answer: async ({ params }) => {
        const found =
          /^\d{1,15}$/.test(params.offset ?? '') && (await transactions.chunkAt(Number(params.offset)));
        if (!found) throw new Refusal(404, 'chunk.not-found', 'There is no chunk at this offset.');
        const { bytes, proof } = found;
        return json({
          chunk: bytes.toString('base64url'),
          data_path: proof.toString('base64url'),
          packing: 'unpacked',
        });
      },
    },
  ];
}
