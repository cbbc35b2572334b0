import type * as TestingLibrary from '@testing-library/dom';

/** The ways in which a person finds something on a screen. */
export type Wanted = { within?: 'dialog' } & (
  | { role: string; name: string | { pattern: string } }
  | { label: string }
  | { text: string }
);

/** Something on a screen. */
export type Found = {
  /** The middle of it, within the window. */
  x: number;
  y: number;
  /** True when a tap there reaches it. */
  isReached: boolean;
  isEnabled: boolean;
  text: string;
  value: string;
};

/**
 * Runs in a page that has Testing Library: finds what a person would, scrolls it into view, and returns where it is. Asks the browser
 * itself what it shows, since a closed `details` has boxes in WebKit.
 */
export function findInPage(wanted: Wanted): Found | null {
  const { queryAllByLabelText, queryAllByRole, queryAllByText } = (
    window as unknown as { TestingLibraryDom: typeof TestingLibrary }
  ).TestingLibraryDom;
  const places = wanted.within
    ? [...document.querySelectorAll<HTMLElement>('dialog[open]')]
    : [document.body];
  const find = (place: HTMLElement) => {
    if ('label' in wanted) return queryAllByLabelText(place, wanted.label);
    if ('text' in wanted) return queryAllByText(place, wanted.text, { exact: false });
    const { role, name } = wanted;
    const matching = typeof name === 'string' ? name : new RegExp(name.pattern);
    return queryAllByRole(place, role, { name: matching, hidden: true });
  };
  const found = places
    .flatMap(find)
    .find((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }));
  if (!found) return null;
  const isInWindow = () => {
    const { top, bottom, height } = found.getBoundingClientRect();
    return height > window.innerHeight || (top >= 0 && bottom <= window.innerHeight);
  };
  if (!isInWindow()) found.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = found.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const hit = document.elementFromPoint(x, y);
  const field = found as HTMLElement & { disabled?: boolean; value?: string };
  return {
    x,
    y,
    isReached: hit !== null && (found.contains(hit) || hit.closest('label')?.contains(found) === true),
    isEnabled: field.disabled !== true && found.getAttribute('aria-disabled') !== 'true',
    text: found.innerText ?? '',
    value: field.value ?? '',
  };
}
