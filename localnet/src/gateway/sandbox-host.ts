import type { IncomingHttpHeaders } from 'node:http';
import { sandboxLabel } from '@rainbow-rabbit/shared/arweave';

const loopback = /^(?:(?:.+\.)?localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

const urlOf = ({ host }: IncomingHttpHeaders) => {
  const text = `http://${host}`;
  return URL.canParse(text) ? new URL(text) : undefined;
};

/** Returns the label of the sandbox subdomain of this machine that a request was sent to, if it was sent to one. */
export function requestedSandbox(headers: IncomingHttpHeaders): string | undefined {
  return /^([a-z2-7]{52})\.localhost$/.exec(urlOf(headers)?.hostname ?? '')?.[1];
}

/**
 * Returns the address of stored data on the subdomain that serves it alone, without a scheme, for a browser that opens it as a
 * page; undefined for other requests. Only names of this machine have subdomains: a phone reaches a network by its address.
 */
export function sandboxAddress(headers: IncomingHttpHeaders, id: string): string | undefined {
  const url = urlOf(headers);
  if (headers['sec-fetch-dest'] !== 'document' || !url || !loopback.test(url.hostname)) return undefined;
  return `//${sandboxLabel(id)}.localhost${url.port && `:${url.port}`}`;
}
