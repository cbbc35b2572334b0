import * as v from 'valibot';
import { json } from '../http/answer';
import { parseJson } from '../http/read-body';
import { Refusal } from '../http/refusal';
import type { Route } from '../http/route';
import type { Archive, Stored } from './archive';

const maxQueryBytes = 16 * 1024;

const querySchema = v.object({ op: v.literal('equals'), expr1: v.string(), expr2: v.string() });

/** `POST /arql`: ids of what is from or to an address, or has a tag, newest first. */
export function arqlRoutes(archive: Archive): Route[] {
  return [
    {
      method: 'POST',
      path: '/arql',
      answer: async ({ body }) => {
        const query = v.safeParse(querySchema, parseJson(await body(maxQueryBytes)));
        if (!query.success) {
          throw new Refusal(400, 'arql.malformed', 'An expression of op, expr1 and expr2 is expected.');
        }
        const { expr1, expr2 } = query.output;
        const found = archive.all().filter((stored) => valuesOf(stored, expr1).includes(expr2));
        return json(found.map(({ id }) => id).reverse());
      },
    },
  ];
}

function valuesOf({ address, target, tags }: Stored, expression: string): string[] {
  if (expression === 'from') return [address];
  if (expression === 'to') return [target];
  return tags.filter(({ name }) => name === expression).map(({ value }) => value);
}
