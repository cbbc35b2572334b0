/**
 * A ref that writes the height of a bar over the page's end to `--rr-bar-height` of the bar's parent, so that content
 * can end above the bar at every size of text.
 */
export function measureBarHeight(bar: HTMLElement | null): (() => void) | undefined {
  const frame = bar?.parentElement;
  if (!bar || !frame || typeof ResizeObserver === 'undefined') return;
  const write = () => frame.style.setProperty('--rr-bar-height', `${bar.offsetHeight}px`);
  write();
  const observer = new ResizeObserver(write);
  observer.observe(bar, { box: 'border-box' });
  return () => observer.disconnect();
}
