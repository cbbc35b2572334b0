/**
 * Joins each option with the id that follows it, as in `--process=<id>`: ids of the storage network may begin with a
 * hyphen, and the parser of command lines would take such an id for an option.
 */
export function joinIds(args: readonly string[]): string[] {
  const joined: string[] = [];
  for (const arg of args) {
    const option = joined.at(-1);
    if (option && /^--[a-z-]+$/.test(option) && /^-[\w-]{42}$/.test(arg))
      joined.splice(-1, 1, `${option}=${arg}`);
    else joined.push(arg);
  }
  return joined;
}
