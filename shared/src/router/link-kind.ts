/** What following a link would do. */
export type LinkKind = 'internal' | 'external' | 'script';

const scripts = /^(javascript|data|vbscript|blob):$/;

/**
 * Tells what a URL is before it is followed (docs/product.md 8.2): external ones must be marked as such, and those
 * that carry a script are never followed.
 * @param base URL of the page: what has its origin and path is internal
 */
export function linkKind(url: string, base: string): LinkKind {
  // Browsers ignore blanks and control characters in the protocol, so the parsed URL decides, not the text.
  if (!URL.canParse(url, base)) return 'external';
  const target = new URL(url, base);
  if (scripts.test(target.protocol)) return 'script';
  const page = new URL(base);
  return target.origin === page.origin && target.pathname === page.pathname ? 'internal' : 'external';
}
