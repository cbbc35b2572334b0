let observer: IntersectionObserver | undefined;

function mark(entries: readonly IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting } of entries) target.toggleAttribute('data-moving', isIntersecting);
}

/**
 * Marks an element with `data-moving` while a part of it is on the screen: given to React as `ref`. Its styles start
 * animations of a few seconds under that mark, so a decoration moves when it comes into view, rests after that, and
 * costs nothing off the screen. `base.css` pauses it while a dialog covers the page.
 * @returns the function that React calls when the element goes
 */
export function moveInView(element: Element | null): (() => void) | undefined {
  // Tests and old browsers have no observer: there, decorations do not move.
  if (!element || typeof IntersectionObserver === 'undefined') return undefined;
  observer ??= new IntersectionObserver(mark);
  observer.observe(element);
  return () => observer?.unobserve(element);
}
