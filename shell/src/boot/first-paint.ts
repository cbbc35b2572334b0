/** The bundle waits at most this long for a page that the browser doesn't draw (docs/product 9.105). */
const longestWaitMs = 3000;

/**
 * Resolves once the browser shows the page's first words (https://www.w3.org/TR/paint-timing/), at once in a tab that is
 * hidden, which draws nothing. The bundle runs after it, so that the first view never waits for the bundle's work.
 * @param words of an area's page, which are awaited if they may come: true once they are in the page
 */
export function firstPaint(words: Promise<boolean> = Promise.resolve(false)): Promise<void> {
  return new Promise((resolve) => {
    const done = () => resolve();
    if (document.hidden) return done();
    document.addEventListener('visibilitychange', done, { once: true });
    setTimeout(done, longestWaitMs);
    void words.then((hasCome) => {
      if (hasCome || !PerformanceObserver.supportedEntryTypes.includes('paint')) {
        // A frame's callback runs before its drawing, a task that it starts after.
        requestAnimationFrame(() => setTimeout(done));
        return;
      }
      const observer = new PerformanceObserver((list) => {
        if (list.getEntriesByName('first-contentful-paint').length > 0) done();
      });
      observer.observe({ type: 'paint', buffered: true });
    });
  });
}
