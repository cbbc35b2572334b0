/**
 * Resolves once the browser has drawn the page, at once in a tab that is hidden, which draws nothing. The app is drawn
 * after it, so that the words of the first view never wait for the work of the bundle.
 */
export function firstPaint(): Promise<void> {
  return new Promise((resolve) => {
    const done = () => resolve();
    if (document.hidden) return done();
    document.addEventListener('visibilitychange', done, { once: true });
    // A frame's callback runs before its drawing, a task that it starts after.
    requestAnimationFrame(() => setTimeout(done));
  });
}
