// Cubot makes phones, not requests.
const bots =
  /(?<!\bcu)bot\b|crawl|spider|slurp|archiver|facebookexternalhit|embedly|lighthouse|headlesspreview|preview\b/i;

/** Returns true when a user agent calls itself a bot: bots never see an error page (docs/product 2.7). */
export function isBot(userAgent: string): boolean {
  return bots.test(userAgent);
}
