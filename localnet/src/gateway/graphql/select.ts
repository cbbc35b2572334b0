import type { QueryBudget } from './query-budget';
import { type Field, QueryError, type QueryValue } from './syntax';

/** The answer to a field: a plain value, or fields of its own that are computed when selected. */
export type Answerable = QueryValue | undefined | readonly Answerable[] | Answers;

/** An object's fields; each may depend on its arguments. */
export interface Answers {
  readonly [name: string]: (args: Field['args']) => Answerable;
}

/** Exactly the fields that were asked for, under their aliases. @throws QueryError for an unknown field, or beyond the budget */
export function select(
  answers: Answers,
  fields: readonly Field[],
  budget: QueryBudget,
): Record<string, unknown> {
  return Object.fromEntries(
    fields.map(({ alias, name, args, fields: inner }) => {
      const answer = Object.hasOwn(answers, name) ? answers[name] : undefined;
      if (!answer) throw new QueryError(`There is no field ${name} here`);
      budget.field(alias);
      return [alias, shaped(answer(args), inner, budget)];
    }),
  );
}

function shaped(value: Answerable, fields: readonly Field[], budget: QueryBudget): unknown {
  if (Array.isArray(value)) return value.map((entry: Answerable) => shaped(entry, fields, budget));
  if (isAnswers(value)) return select(value, fields, budget);
  budget.answer(String(value).length);
  return value ?? null;
}

function isAnswers(value: Answerable): value is Answers {
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).every((field) => typeof field === 'function');
}
