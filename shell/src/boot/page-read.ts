/** Resolves once the browser has read the whole page. */
export function pageRead(): Promise<void> {
  return new Promise((resolve) =>
    document.addEventListener('DOMContentLoaded', () => resolve(), { once: true }),
  );
}
