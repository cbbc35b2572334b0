import type { IncomingMessage } from 'node:http';
import { Refusal } from './refusal';

/** Decides which requests are of this machine's own pages and tools. */
export interface Access {
  /** @throws Refusal 421 when the request was meant for another host, 403 when a page of another host made it */
  check(request: Pick<IncomingMessage, 'headers' | 'method'>): void;
}

const extensions = new Set(['chrome-extension:', 'moz-extension:', 'safari-web-extension:']);

/**
 * The network is for pages and tools of this machine, and of the addresses that it is reached by. Every page that a browser shows
 * can send requests to loopback; one of a foreign host may only read, and only under the network's own name, so that
 * a name that changes its address gets nothing. Tools send no `Origin`, and wallets' extensions are no pages.
 * @param addresses this machine's addresses in the local network, for phones
 */
export function accessFor(addresses: readonly string[]): Access {
  const isOwnHost = (host: string) =>
    /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/.test(host) ||
    host.endsWith('.localhost') ||
    addresses.includes(host);
  return {
    check: ({ headers: { host, origin, upgrade }, method = 'GET' }) => {
      if (host !== undefined && !isOwnHost(hostnameOf(`http://${host}`) ?? '')) {
        throw new Refusal(421, 'request.foreign-host', 'This network has no such name.');
      }
      const isRead = upgrade === undefined && ['GET', 'HEAD', 'OPTIONS'].includes(method);
      if (isRead || origin === undefined || isExtension(origin) || isOwnHost(hostnameOf(origin) ?? ''))
        return;
      throw new Refusal(403, 'request.foreign-origin', 'Pages of other hosts can only read here.');
    },
  };
}

function isExtension(origin: string): boolean {
  return URL.canParse(origin) && extensions.has(new URL(origin).protocol);
}

function hostnameOf(url: string): string | undefined {
  return URL.canParse(url) ? new URL(url).hostname : undefined;
}
