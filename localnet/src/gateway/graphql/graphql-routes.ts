import * as v from 'valibot';
import { type Answer, json } from '../../http/answer';
import { parseJson } from '../../http/read-body';
import { Refusal } from '../../http/refusal';
import type { Route } from '../../http/route';
import type { EntryIndex } from '../entry-index';
import { parseQuery } from './parse-query';
import { QueryBudget } from './query-budget';
import { select } from './select';
import { QueryError, type QueryValue } from './syntax';
import { type SizeOf, transactionGraph } from './transactions';

const maxQueryBytes = 256 * 1024;

const value: v.GenericSchema<QueryValue> = v.lazy(() =>
  v.union([v.string(), v.number(), v.boolean(), v.null(), v.array(value), v.record(v.string(), value)]),
);

const requestSchema = v.object({
  query: v.string(),
  variables: v.optional(v.nullable(v.record(v.string(), value))),
});

/** `POST /graphql`: finds transactions and data items by id, owner, recipient and tags. */
export function graphqlRoutes(index: EntryIndex, sizeOf: SizeOf): Route[] {
  const answerOf = ({ query, variables }: v.InferOutput<typeof requestSchema>): Answer => {
    try {
      const budget = new QueryBudget();
      const graph = transactionGraph(index, budget, sizeOf);
      return json({ data: select(graph, parseQuery(query, variables ?? {}), budget) });
    } catch (reason) {
      if (!(reason instanceof QueryError)) throw reason;
      return json({ errors: [{ message: reason.message }], error: reason.code }, 400);
    }
  };
  return [
    {
      method: 'POST',
      path: '/graphql',
      answer: async ({ body, turn }) => {
        const request = v.safeParse(requestSchema, parseJson(await body(maxQueryBytes)));
        if (!request.success)
          throw new Refusal(400, 'graphql.malformed', 'A query and its variables are expected.');
        return await turn(() => answerOf(request.output));
      },
    },
  ];
}
