import { QueryError } from './syntax';

/** The work of one request: entries that are looked at, and fields that are answered. */
const maxSteps = 100_000;
/** A field costs about as much time as so many entries. */
const stepsOfField = 5;
/** The size of one answer, in characters. */
const maxAnswerCharacters = 4 * 1024 ** 2;

const code = 'graphql.too-large';

/** The work and the answer of one request, all aliases together. */
export class QueryBudget {
  #steps = 0;
  #characters = 0;

  /** Counts work. @throws QueryError beyond the limit */
  readonly spend = (steps: number): void => {
    this.#steps += steps;
    if (this.#steps <= maxSteps) return;
    throw new QueryError(
      `A query takes at most ${maxSteps} steps: ask for fewer fields and pages, or filter by a value that fewer have`,
      code,
    );
  };

  /** Counts a field of the answer. @throws QueryError beyond the limit */
  field(alias: string): void {
    this.spend(stepsOfField);
    this.answer(alias.length);
  }

  /** Counts a part of the answer. @throws QueryError beyond the limit */
  answer(characters: number): void {
    this.#characters += characters;
    if (this.#characters <= maxAnswerCharacters) return;
    throw new QueryError(
      `An answer has at most ${maxAnswerCharacters} characters: ask for fewer fields or pages`,
      code,
    );
  }
}
