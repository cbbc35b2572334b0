/** The effect of following a link. */
export type LinkKind = 'internal' | 'external' | 'script';

const scripts = /^(javascript|data|vbscript|blob):$/;

/**
 * Returns the kind of a URL before it is followed (docs/product 8.2): external ones must be marked as such, and
 * those that carry a script are never followed.
 * @param base URL of the page; a URL with its origin and path is internal
 */
export function linkKind(url: string, base: string): LinkKind {
  // Browsers ignore blanks and control characters in the protocol, so the parsed URL decides, not the text.
  if (!URL.canParse(url, base)) return 'external';
  const target = new URL(url, base);
  if (scripts.test(target.protocol)) return 'script';
  const page = new URL(base);
  return target.origin === page.origin && target.pathname === page.pathname ? 'internal' : 'external';
}
