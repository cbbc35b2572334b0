/** A value written in a query, variables filled in. */
export type QueryValue = string | number | boolean | null | QueryValue[] | { [name: string]: QueryValue };

/** A field of a query and what is asked of it. */
export interface Field {
  /** Under which name the answer has it. */
  alias: string;
  name: string;
  args: Readonly<Record<string, QueryValue>>;
  fields: readonly Field[];
}

/** A query that can't be parsed, or costs too much; the message names the place or the limit. */
export class QueryError extends Error {
  override readonly name = 'QueryError';

  constructor(
    message: string,
    readonly code: 'graphql.malformed' | 'graphql.too-large' = 'graphql.malformed',
  ) {
    super(message);
  }
}
