import { type Field, QueryError, type QueryValue } from './syntax';

/** The answer to a field: a plain value, or fields of its own that are computed when selected. */
export type Answerable = QueryValue | undefined | readonly Answerable[] | Answers;

/** An object's fields; each may depend on its arguments. */
export interface Answers {
  readonly [name: string]: (args: Field['args']) => Answerable;
}

/** Exactly the fields that were asked for, under their aliases. @throws QueryError for a field there isn't */
export function select(answers: Answers, fields: readonly Field[]): Record<string, unknown> {
  return Object.fromEntries(
    fields.map(({ alias, name, args, fields: inner }) => {
      const answer = Object.hasOwn(answers, name) ? answers[name] : undefined;
      if (!answer) throw new QueryError(`There is no field ${name} here`);
      return [alias, shaped(answer(args), inner)];
    }),
  );
}

function shaped(value: Answerable, fields: readonly Field[]): unknown {
  if (Array.isArray(value)) return value.map((entry: Answerable) => shaped(entry, fields));
  return isAnswers(value) ? select(value, fields) : (value ?? null);
}

function isAnswers(value: Answerable): value is Answers {
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).every((field) => typeof field === 'function');
}
