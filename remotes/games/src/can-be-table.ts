/** Returns true when a slug can name a table of a mini-game: 1 to 40 lower-case letters, digits and hyphens. */
export function canBeTable({ slug = '' }: { slug?: string }): boolean {
  return /^[a-z0-9-]{1,40}$/.test(slug);
}
