import { linkKind } from '@rainbow-rabbit/shared/router';

/** Returns true when a link's attributes mark it as leaving the app. */
const isMarkedExternal = ({ target, relList }: HTMLAnchorElement): boolean =>
  target === '_blank' || relList.contains('external');

/** Returns true when a link saves a file that the app itself made. */
const savesFile = (link: HTMLAnchorElement): boolean =>
  link.hasAttribute('download') && link.protocol === 'blob:';

function mayFollow(link: HTMLAnchorElement): boolean {
  const kind = linkKind(link.href, window.location.href);
  return kind === 'internal' || savesFile(link) || (kind === 'external' && isMarkedExternal(link));
}

/**
 * Refuses to follow links that carry a script, and external ones that aren't marked (docs/product.md 8.2),
 * wherever in the page they are.
 * @returns the undo
 */
export function refuseLinks(): () => void {
  const refuse = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
    if (link && !mayFollow(link)) event.preventDefault();
  };
  // In the capture phase, before any other listener.
  document.addEventListener('click', refuse, { capture: true });
  return () => document.removeEventListener('click', refuse, { capture: true });
}
