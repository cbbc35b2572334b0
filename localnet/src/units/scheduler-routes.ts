import { type DataItem, toBase64Url } from '@rainbow-rabbit/shared/arweave';
import { json } from '../http/answer';
import { Refusal } from '../http/refusal';
import type { Route } from '../http/route';
import { blockAt } from '../ledger/blocks';
import type { Ledger, LedgerMessage, LedgerProcess } from '../ledger/ledger';
import { withinSize } from './result-page';
import { toTags } from './tags';

const pageSize = 100;

/** The scheduler unit's endpoints, below `/su`: the ledger of each process, for clients that verify it. */
export function schedulerRoutes(ledger: Ledger): Route[] {
  const process = (id: string | null | undefined): LedgerProcess => {
    const known = ledger.process(id ?? '');
    if (known) return known;
    throw new Refusal(404, 'process.unknown', 'There is no such process on this network.');
  };
  const entry = async (message: LedgerMessage) => ({
    message: messageJson(await ledger.readItem(message)),
    assignment: { tags: assignmentTags(message) },
  });
  return [
    {
      method: 'GET',
      path: '/su/timestamp',
      answer: () => json({ timestamp: Date.now(), block_height: blockAt(Date.now()).height }),
    },
    {
      method: 'GET',
      path: '/su/:id',
      answer: async ({ params, query }) => {
        const item = ledger.item(params.id ?? '');
        if (item?.assignment && query.has('process-id'))
          return json(await entry({ ...item, assignment: item.assignment }));
        const { messages } = process(params.id);
        const from = Number(query.get('from') ?? 0);
        const start = Number.isInteger(from) && from > 0 ? from : 0;
        const page = withinSize(messages.slice(start, start + pageSize), ({ frame }) => frame.length);
        const entries = await Promise.all(page.map(entry));
        const edges = page.map(({ assignment }, index) => ({
          cursor: String(assignment.nonce),
          node: entries[index],
        }));
        const last = page.at(-1)?.assignment.nonce ?? 0;
        return json({ page_info: { has_next_page: last + 1 < messages.length }, edges });
      },
    },
  ];
}

function messageJson({ id, owner, address, target, tags, anchor, data, signature }: DataItem) {
  return {
    id,
    owner: { address, key: toBase64Url(owner) },
    target,
    tags,
    anchor: Buffer.from(anchor).toString('utf8'),
    data: Buffer.from(data).toString('utf8'),
    signature: toBase64Url(signature),
  };
}

function assignmentTags({ id, assignment }: LedgerMessage) {
  return toTags({
    Process: assignment.process,
    Message: id,
    Epoch: '0',
    Nonce: String(assignment.nonce),
    Timestamp: String(assignment.timestamp),
    'Block-Height': String(assignment.height),
    'Hash-Chain': assignment.hashChain,
  });
}
