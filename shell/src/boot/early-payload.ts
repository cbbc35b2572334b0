/** The data of an area's page, which the boot script began to fetch. */
interface EarlyPayload {
  url: string;
  answer: Promise<Response>;
}

declare global {
  /** Left by the boot script for the bundle, which takes it away. */
  var rainbowRabbitEarlyPayload: EarlyPayload | undefined;
}

/** Begins to fetch the data of the page that a visit begins with. */
export function beginPayload(url: string, integrity: string): void {
  const answer = fetch(url, { integrity });
  globalThis.rainbowRabbitEarlyPayload = { url, answer };
  // A failure here shows when the app itself asks.
  answer.catch(() => undefined);
}

/**
 * Returns the answer to the boot script's request for data, or to the same request made now. An early answer is given once:
 * a second call makes a fresh request.
 * @throws what `fetch` throws
 */
export function payloadNow(url: string, integrity: string): Promise<Response> {
  const early = globalThis.rainbowRabbitEarlyPayload;
  if (early?.url !== url) return fetch(url, { integrity });
  globalThis.rainbowRabbitEarlyPayload = undefined;
  return early.answer;
}
