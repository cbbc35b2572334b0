import { json } from '../http/answer';
import { Refusal } from '../http/refusal';
import type { Route } from '../http/route';
import type { MessageUnit } from './message';
import { maxMessageBytes, messageTooLarge } from './message-size';

/** The largest data item that is taken in: what public bundlers take without asking for payment plans. */
export const maxItemBytes = 12 * 1024 ** 2;

/** The message unit's endpoints, below `/mu`. */
export function messageRoutes(unit: MessageUnit): Route[] {
  return [
    { method: 'GET', path: '/mu', answer: () => json({ unit: 'message', address: unit.address }) },
    {
      method: 'POST',
      path: '/mu',
      answer: async ({ body, query, address }) => {
        if (query.has('assign')) {
          throw new Refusal(400, 'message.no-assignments', 'Assignments are not made on this network.');
        }
        const bytes = await body(maxItemBytes);
        if (bytes.length > maxMessageBytes) throw messageTooLarge();
        const id = await unit.accept(bytes, address);
        return json({ message: 'Processing DataItem', id }, 202);
      },
    },
  ];
}
