/** Where a link of an entry leads: to another site, or to a process on the ledger. */
export type EntryLink =
  | { place: 'web'; to: string; host: string; rest: string }
  | { place: 'process'; id: string };

/** Longer addresses are never opened. */
const longest = 500;

/** Returns the place of a link that a team gave: an address of `https:` or the id of a process; undefined for any other. */
export function entryLink(text: string): EntryLink | undefined {
  if (/^[\w-]{43}$/.test(text)) return { place: 'process', id: text };
  if (text.length > longest || !/^https:\/\//i.test(text) || !URL.canParse(text)) return undefined;
  const { protocol, username, password, hostname, host, href, pathname } = new URL(text);
  const isPlain = protocol === 'https:' && username === '' && password === '' && hostname.includes('.');
  // The host is shown as the browser has it: look-alike letters of other scripts appear as `xn--`.
  return isPlain ? { place: 'web', to: href, host, rest: pathname === '/' ? '' : pathname } : undefined;
}
