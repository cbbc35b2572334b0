/** Requests that the boot script began before the bundle arrived. */
export type EarlyRequests = Partial<Record<'areas' | 'network', Promise<Response>>>;

declare global {
  /** Left by the boot script for the bundle, which takes each answer away. */
  var rainbowRabbitEarlyRequests: EarlyRequests | undefined;
}

/**
 * Returns the answer to a request that the boot script began, or to the same request made now. An early answer is
 * given once: a second call makes a fresh request. That one passes by the browser's cache, which would let it wait for an
 * earlier request that hangs.
 * @throws what `fetch` throws
 */
export function earlyOrNow(name: keyof EarlyRequests): Promise<Response> {
  const requests = globalThis.rainbowRabbitEarlyRequests ?? {};
  const early = requests[name];
  delete requests[name];
  return early ?? fetch(new URL(`${name}.json`, document.baseURI), { cache: 'no-store' });
}
