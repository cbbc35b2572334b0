import { type Field, QueryError, type QueryValue } from './syntax';
import { type Token, tokensOf } from './tokens';

const maxDepth = 12;

const literals: ReadonlyMap<string, QueryValue> = new Map([
  ['true', true],
  ['false', false],
  ['null', null],
]);

/**
 * Reads the part of GraphQL that clients of gateways use: one query operation with variables, aliases and
 * arguments. No fragments, directives, mutations.
 * @param variables values for the `$names` in the query
 * @returns the fields asked for at the root
 * @throws QueryError
 */
export function parseQuery(
  document: string,
  variables: Readonly<Record<string, QueryValue>>,
): readonly Field[] {
  const reader = new QueryReader(tokensOf(document), variables);
  const fields = reader.operation();
  reader.end();
  return fields;
}

class QueryReader {
  #position = 0;

  constructor(
    private readonly tokens: readonly Token[],
    private readonly variables: Readonly<Record<string, QueryValue>>,
  ) {}

  operation(): Field[] {
    if (this.#peekName() !== undefined) {
      const kind = this.#name();
      if (kind !== 'query') throw new QueryError(`Only queries are answered, not ${kind}`);
      if (this.#peekName() !== undefined) this.#name();
      // Types of variables and their defaults are not needed to answer.
      if (this.#take('(')) while (!this.#take(')')) this.#next();
    }
    return this.#selection(0);
  }

  end(): void {
    if (this.#position < this.tokens.length) throw new QueryError('One operation at a time');
  }

  #selection(depth: number): Field[] {
    if (depth > maxDepth) throw new QueryError('The query is too deep');
    this.#expect('{');
    const fields: Field[] = [];
    while (!this.#take('}')) fields.push(this.#field(depth));
    return fields;
  }

  #field(depth: number): Field {
    const alias = this.#name();
    const name = this.#take(':') ? this.#name() : alias;
    const args: Record<string, QueryValue> = {};
    if (this.#take('(')) this.#entries(')', args);
    const fields = this.#isNext('{') ? this.#selection(depth + 1) : [];
    return { alias, name, args, fields };
  }

  #entries(close: string, into: Record<string, QueryValue>): Record<string, QueryValue> {
    while (!this.#take(close)) {
      const name = this.#name();
      this.#expect(':');
      Object.defineProperty(into, name, { value: this.#value(), enumerable: true, configurable: true });
    }
    return into;
  }

  #value(): QueryValue {
    if (this.#take('$')) return this.variables[this.#name()] ?? null;
    if (this.#take('{')) return this.#entries('}', {});
    if (this.#take('[')) {
      const list: QueryValue[] = [];
      while (!this.#take(']')) list.push(this.#value());
      return list;
    }
    const token = this.#next();
    if (token.kind === 'string' || token.kind === 'number') return token.value;
    if (token.kind === 'punctuation') throw new QueryError(`Unexpected ${token.text}`);
    return literals.has(token.text) ? (literals.get(token.text) ?? null) : token.text;
  }

  #next(): Token {
    const token = this.tokens[this.#position];
    if (!token) throw new QueryError('The query ends too early');
    this.#position += 1;
    return token;
  }

  #name(): string {
    const token = this.#next();
    if (token.kind === 'name') return token.text;
    throw new QueryError('A name was expected');
  }

  #peekName(): string | undefined {
    const token = this.tokens[this.#position];
    return token?.kind === 'name' ? token.text : undefined;
  }

  #isNext(punctuation: string): boolean {
    const token = this.tokens[this.#position];
    return token?.kind === 'punctuation' && token.text === punctuation;
  }

  #take(punctuation: string): boolean {
    if (!this.#isNext(punctuation)) return false;
    this.#position += 1;
    return true;
  }

  #expect(punctuation: string): void {
    if (!this.#take(punctuation)) throw new QueryError(`A ${punctuation} was expected`);
  }
}
