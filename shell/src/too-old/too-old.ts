/** Runs before every other script of the page, in any browser: built to ES5, it imports nothing. */

declare global {
  /** True in a browser that the app isn't made for: the boot script does nothing there. */
  var rainbowRabbitTooOld: boolean | undefined;
}

/**
 * Returns true in the browsers that package.json declares: of these features each declared browser has all, and its version before
 * lacks one (`tools/checks/features/too-old.test.ts`).
 */
function isDeclaredBrowser(): boolean {
  try {
    return 'withResolvers' in Promise && 'registerProperty' in CSS && CSS.supports('mask-composite', 'add');
  } catch {
    return false;
  }
}

/** Shows what to do instead of the app, the text in the browser's language first. */
function showTooOld(): void {
  const page = document.getElementById('too-old');
  const root = document.getElementById('root');
  if (!page || !root) return;
  document.body.removeChild(root);
  page.hidden = false;
  const text = page.querySelector(`[lang^=${navigator.language.slice(0, 2)}]`);
  if (text) page.insertBefore(text, page.firstChild);
}

if (!isDeclaredBrowser()) {
  window.rainbowRabbitTooOld = true;
  document.addEventListener('DOMContentLoaded', showTooOld);
}

export {};
