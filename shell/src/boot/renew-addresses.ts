/** The parts of the bundler's runtime that name the files of chunks. */
interface BundleRuntime {
  u(chunk: string | number): string;
  miniCssF(chunk: string | number): string;
}

declare const __webpack_require__: BundleRuntime;

/**
 * Gives the shell's later files other addresses once one of them has failed: under the same one, the browser would answer a
 * Retry with the copy that it has just refused.
 */
export function renewAddresses(): void {
  const { u: script, miniCssF: style } = __webpack_require__;
  let query = '';
  const renew = ({ target }: Event) => {
    if (target instanceof HTMLScriptElement || target instanceof HTMLLinkElement) query = `?r=${Date.now()}`;
  };
  // Errors of elements don't bubble.
  window.addEventListener('error', renew, true);
  __webpack_require__.u = (chunk) => script(chunk) + query;
  __webpack_require__.miniCssF = (chunk) => style(chunk) + query;
}
