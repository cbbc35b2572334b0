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
  /** True while it, or what it is in, is moved by an animation. */
  isMoved: boolean;
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
  const isShown = (element: HTMLElement | null) =>
    element?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) === true;
  // Of a radio button that is drawn by its label, a person sees the label.
  const found = places
    .flatMap(find)
    .map((element) => (isShown(element) ? element : element.closest('label')))
    .find(isShown);
  if (!found) return null;
  const page = window as WatchedWindow;
  page.rrWanted = found;
  const look = () => {
    const { left, top, width, height } = found.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const hit = document.elementFromPoint(x, y);
    return {
      x,
      y,
      // Firefox has elements at points outside of the window, too.
      isReached:
        hit !== null &&
        y < window.innerHeight &&
        (found.contains(hit) || hit.closest('label')?.contains(found) === true),
    };
  };
  // A bar at an edge of the screen may cover what is in the window.
  if (!look().isReached) found.scrollIntoView({ block: 'center', behavior: 'instant' });
  const isMoved = (element: Element | null): boolean =>
    element !== null &&
    (element.getAnimations().some(({ playState, effect }) => {
      const isEndless = effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY;
      return playState === 'running' && !isEndless;
    }) ||
      isMoved(element.parentElement));
  const field = found as HTMLElement & { disabled?: boolean; value?: string };
  return {
    ...look(),
    isMoved: isMoved(found),
    isEnabled: field.disabled !== true && found.getAttribute('aria-disabled') !== 'true',
    text: found.innerText ?? '',
    value: field.value ?? '',
  };
}

type WatchedWindow = Window & { rrWanted?: Element; rrReached?: boolean; rrTouched?: string[] };

/** Runs in a page before a tap: notes from now on if a click reaches what was found last, and what the tap came to. */
export function watchClick(): void {
  const page = window as WatchedWindow;
  const isWatched = page.rrTouched !== undefined;
  page.rrReached = false;
  page.rrTouched = [];
  if (isWatched) return;
  const note = (event: Event) => {
    const { type, target, timeStamp } = event;
    const element = target instanceof Element ? target : document.documentElement;
    page.rrTouched?.push(`${timeStamp.toFixed()} ms: ${type} at ${element.outerHTML.slice(0, 100)}`);
    const { rrWanted } = page;
    const isWanted = rrWanted?.contains(element) || rrWanted?.closest('label')?.contains(element);
    if (type === 'click' && isWanted) page.rrReached = true;
  };
  for (const type of ['pointerdown', 'pointerup', 'pointercancel', 'click'])
    window.addEventListener(type, note, true);
}

/** Runs in a page after a tap: returns true once its click has come; a page that was loaded since has nothing to say. */
export const hasClicked = () => (window as WatchedWindow).rrReached ?? true;

/** Runs in a page after a tap: returns what it came to. */
export const touched = () => (window as WatchedWindow).rrTouched?.join('\n') ?? '';
