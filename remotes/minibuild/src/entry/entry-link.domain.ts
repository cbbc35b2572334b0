/** Where a link of an entry leads: to another site, or to a process on the ledger. */
export type EntryLink =
  | { place: 'web'; to: string; host: string; rest: string; isVideo: boolean }
  | { place: 'process'; id: string };

/** Sites whose pages are videos. */
const videoHosts = ['youtube.com', 'youtu.be', 'vimeo.com', 'loom.com', 'bilibili.com', 'nicovideo.jp'];

/** Returns true for an address of a video: at a site of videos, or of a file. */
const leadsToVideo = ({ hostname, pathname }: URL): boolean =>
  videoHosts.includes(hostname.replace(/^(www|m|player)\./, '')) || /\.(mp4|webm|mov)$/i.test(pathname);

/** Longer addresses are never opened. */
const longest = 500;

/** Returns the place of a link that a team gave: an address of `https:` or the id of a process; undefined for any other. */
export function entryLink(text: string): EntryLink | undefined {
  if (/^[\w-]{43}$/.test(text)) return { place: 'process', id: text };
  if (text.length > longest || !/^https:\/\//i.test(text) || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  const { protocol, username, password, hostname, host, href, pathname } = url;
  const isPlain = protocol === 'https:' && username === '' && password === '' && hostname.includes('.');
  // The host is shown as the browser has it: look-alike letters of other scripts appear as `xn--`.
  if (!isPlain) return undefined;
  return { place: 'web', to: href, host, rest: pathname === '/' ? '' : pathname, isVideo: leadsToVideo(url) };
}
