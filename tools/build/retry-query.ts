/**
 * Runs inside every area's container: appends the query of the container's own URL to its chunks'
 * URLs. A retry loads the container as `area.js?r=<token>`, and without this a chunk whose request hangs would
 * block its own retry, because a browser keeps one request per URL.
 */
interface ContainerRuntime {
  /** File of a script chunk. */
  u(chunk: string | number): string;
  /** File of a stylesheet chunk. */
  miniCssF?(chunk: string | number): string;
}

declare const __webpack_require__: ContainerRuntime;

export default function retryQuery() {
  const script = document.currentScript;
  const query = script instanceof HTMLScriptElement ? new URL(script.src).search : '';
  if (query) {
    const { u: scriptFile, miniCssF: styleFile } = __webpack_require__;
    __webpack_require__.u = (chunk) => scriptFile(chunk) + query;
    if (styleFile) __webpack_require__.miniCssF = (chunk) => styleFile(chunk) + query;
  }
  return { name: 'retry-query' };
}
