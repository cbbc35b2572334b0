import * as v from 'valibot';
import { json } from '../http/answer';
import { parseJson } from '../http/read-body';
import { Refusal } from '../http/refusal';
import type { Route } from '../http/route';
import type { EntryFilter, EntryIndex } from './entry-index';

const maxQueryBytes = 16 * 1024;
/** The largest answer, since it has no pages. */
const maxIds = 10_000;

const querySchema = v.object({ op: v.literal('equals'), expr1: v.string(), expr2: v.string() });

/** `POST /arql`: ids of what is from or to an address, or has a tag, newest first. */
export function arqlRoutes(index: EntryIndex): Route[] {
  return [
    {
      method: 'POST',
      path: '/arql',
      answer: async ({ body, turn }) => {
        const query = v.safeParse(querySchema, parseJson(await body(maxQueryBytes)));
        if (!query.success) {
          throw new Refusal(400, 'arql.malformed', 'An expression of op, expr1 and expr2 is expected.');
        }
        const { expr1, expr2 } = query.output;
        return await turn(() => json(idsOf(index, filterOf(expr1, expr2))));
      },
    },
  ];
}

function filterOf(expression: string, value: string): EntryFilter {
  if (expression === 'from') return { owners: [value] };
  if (expression === 'to') return { recipients: [value] };
  return { tags: [{ name: expression, values: [value] }] };
}

/** @throws Refusal when more are found than an answer has */
function idsOf(index: EntryIndex, filter: EntryFilter): string[] {
  const free = () => undefined;
  if (index.count(filter, free) > maxIds) {
    throw new Refusal(
      400,
      'arql.too-large',
      `More than ${maxIds} are found. Ask /graphql, which gives pages.`,
    );
  }
  return [...index.find(filter, {}, free)].map(({ id }) => id);
}
