/** Returns texts with a key each: the text itself, and a number where it comes again. */
export function keyed(texts: readonly string[]): readonly { key: string; text: string }[] {
  const seen = new Map<string, number>();
  return texts.map((text) => {
    const times = (seen.get(text) ?? 0) + 1;
    seen.set(text, times);
    return { key: `${text} ${times}`, text };
  });
}
