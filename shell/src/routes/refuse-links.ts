import { linkKind } from '@rainbow-rabbit/shared/router';
import { linkOf } from '../link-of';

/** Returns true when a link's attributes mark it as leaving the app. */
const isMarkedExternal = ({ target, relList }: HTMLAnchorElement): boolean =>
  target === '_blank' || relList.contains('external');

/** Returns true when a link saves a file that the app itself made. */
const savesFile = (link: HTMLAnchorElement): boolean =>
  link.hasAttribute('download') && link.protocol === 'blob:';

/** The middle button, which opens a tab, sends `auxclick`. */
const presses = ['click', 'auxclick'] as const;

/** Before any other listener. */
const inFirstPlace = { capture: true };

function mayFollow(link: HTMLAnchorElement): boolean {
  const kind = linkKind(link.href, window.location.href);
  return kind === 'internal' || savesFile(link) || (kind === 'external' && isMarkedExternal(link));
}

/**
 * Refuses to follow links that carry a script, and external links that aren't marked (docs/product 8.2),
 * wherever in the page they are.
 * @returns the undo
 */
export function refuseLinks(): () => void {
  const refuse = (event: MouseEvent) => {
    const link = linkOf(event);
    if (link && !mayFollow(link)) event.preventDefault();
  };
  for (const name of presses) document.addEventListener(name, refuse, inFirstPlace);
  return () => {
    for (const name of presses) document.removeEventListener(name, refuse, inFirstPlace);
  };
}
