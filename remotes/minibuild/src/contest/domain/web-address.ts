const host = /^[a-z\d][a-z\d.-]*\.[a-z\d]+$/i;

/**
 * Returns an address on the web as the contest's process takes it, as browsers write it: `https`, a host with a dot, no
 * credentials. Undefined for anything else.
 */
export function webAddressOf(text: string): string | undefined {
  const trimmed = text.trim();
  if (!URL.canParse(trimmed)) return undefined;
  const url = new URL(trimmed);
  if (url.protocol !== 'https:' || url.username || url.password || !host.test(url.hostname)) return undefined;
  return url.href.replace(/[^\w\-.~:/?#@!$&()*+,;=%]/g, (one) => `%${one.charCodeAt(0).toString(16)}`);
}
