import type { Tag } from './types';

/**
 * Returns true when the signed tags contain the requested ones, in their order. Wallets may add tags that name
 * themselves, but not repeat a requested name.
 * @param sameName gives names that count as one the same text. Default: only equal names do
 */
export function keepsTags(
  asked: readonly Tag[],
  signed: readonly Tag[],
  sameName: (name: string) => string = (name) => name,
): boolean {
  const names = new Set(asked.map(({ name }) => sameName(name)));
  const kept = signed.filter(({ name }) => names.has(sameName(name)));
  return (
    kept.length === asked.length &&
    kept.every(({ name, value }, index) => name === asked[index]?.name && value === asked[index].value)
  );
}
