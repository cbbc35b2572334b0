/** Where a link of a page's content leads: to a route of the app, to another site, or to an e-mail address. */
export interface SafeAddress {
  to: string;
  place: 'app' | 'web' | 'mail';
}

// The browser removes tabs and line feeds, and reads a backslash as a slash: `/\host` would leave the app.
const route = /^\/(?![/\\])[^\s\\]*$/;
const mail = /^mailto:[^\s@]+@[^\s@]+$/i;

/** Returns the address that a link may lead to: `https:`, `mailto:` or a route of the app; undefined for any other. */
export function safeAddress(address: string): SafeAddress | undefined {
  if (route.test(address)) return { to: address, place: 'app' };
  if (mail.test(address)) return { to: address, place: 'mail' };
  if (!/^https:\/\//i.test(address) || !URL.canParse(address)) return undefined;
  const { protocol, username, password, hostname, href } = new URL(address);
  const isPlain = protocol === 'https:' && username === '' && password === '' && hostname.includes('.');
  return isPlain ? { to: href, place: 'web' } : undefined;
}

/** A picture on the storage network, with the size in pixels that its place on the page keeps free. */
export interface StoredPicture {
  id: string;
  width?: number;
  height?: number;
}

const picture = /^([\w-]{43})(?:#([1-9]\d{0,3})x([1-9]\d{0,3}))?$/;

/** Parses the address of a picture: the id of its transaction, and maybe its size as in `#1600x900`. */
export function storedPicture(address: string): StoredPicture | undefined {
  const [, id, width, height] = picture.exec(address) ?? [];
  if (!id) return undefined;
  return width && height ? { id, width: Number(width), height: Number(height) } : { id };
}
