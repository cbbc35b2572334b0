/** Types that need no declaration. */
const builtIn = new Set([
  ...['any', 'nil', 'boolean', 'number', 'integer', 'string', 'table', 'function', 'true', 'false'],
]);

/** Names that a type mentions, and the text after the type. */
export interface LuaType {
  names: readonly string[];
  rest: string;
}

/**
 * Parses the type at the start of an annotation, in the syntax of lua-language-server: `T`, `T?`, `T[]`, `A | B`,
 * `table<K, V>`, `fun(a: A, b?: B): R, S`, `{ a: A }`, `(T)`, `'text'`. Built-in names are left out of the result.
 * @throws when the text doesn't start with a type
 */
export function parseLuaType(text: string): LuaType {
  const parser = new TypeParser(text);
  parser.union();
  return { names: parser.names, rest: parser.rest };
}

/** Reads one type from the start of a text, by recursive descent. */
class TypeParser {
  readonly names: string[] = [];
  rest: string;

  constructor(text: string) {
    this.rest = text;
  }

  union(): void {
    do this.#postfix();
    while (this.#take(/\|/));
  }

  #postfix(): void {
    this.#atom();
    while (this.#take(/\[\]|\?/));
  }

  #atom(): void {
    if (this.#take(/'[^']*'|"[^"]*"/)) return;
    if (this.#take(/\(/)) {
      this.union();
      this.#need(/\)/, ')');
    } else if (this.#take(/\{/)) this.#fields(/\}/);
    else if (this.#take(/fun(?=\()/)) this.#functionType();
    else this.#named();
  }

  #named(): void {
    const name = this.#need(/[A-Za-z_][\w.]*/, 'a type');
    if (!builtIn.has(name)) this.names.push(name);
    if (!this.#take(/</)) return;
    this.#list();
    this.#need(/>/, '>');
  }

  #list(): void {
    do this.union();
    while (this.#take(/,/));
  }

  #fields(end: RegExp): void {
    while (!this.#take(end)) {
      this.#need(/[A-Za-z_]\w*\??/, 'a name');
      this.#need(/:/, ':');
      this.union();
      this.#take(/,/);
    }
  }

  #functionType(): void {
    this.#need(/\(/, '(');
    this.#fields(/\)/);
    if (this.#take(/:/)) this.#list();
  }

  #take(token: RegExp): string | undefined {
    const match = new RegExp(`^\\s*(${token.source})`).exec(this.rest);
    if (match) this.rest = this.rest.slice(match[0].length);
    return match?.[1];
  }

  #need(token: RegExp, name: string): string {
    const taken = this.#take(token);
    if (taken === undefined) throw new Error(`expected "${name}" at "${this.rest}"`);
    return taken;
  }
}
