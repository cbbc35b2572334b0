import { fromBase64Url } from './base64url';

const alphabet = 'abcdefghijklmnopqrstuvwxyz234567';

/** The label of the subdomain on which a gateway serves one app alone: its id in base32 (RFC 4648 section 6, small letters). */
export function sandboxLabel(id: string): string {
  const bits = Array.from(fromBase64Url(id), (byte) => byte.toString(2).padStart(8, '0')).join('');
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map((group) => alphabet[Number.parseInt(group.padEnd(5, '0'), 2)]).join('');
}

/**
 * Returns true for an address where a gateway serves many apps by path, `/<id>/…`: they have one origin, so any of them reads
 * what the others store. The sandbox subdomain of that id is an origin of its own.
 */
export function isSharedHost({ hostname, pathname }: Pick<Location, 'hostname' | 'pathname'>): boolean {
  const id = /^\/([\w-]{43})(?:\/|$)/.exec(pathname)?.[1];
  return id !== undefined && hostname.split('.')[0] !== sandboxLabel(id);
}
