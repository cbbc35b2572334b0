import { fromBase64Url } from '../../arweave';
import { AppError } from '../../errors';

const alphabet = 'abcdefghijklmnopqrstuvwxyz234567';

/** The label of the subdomain on which a gateway serves one app alone: its id in base32. */
function sandboxLabel(id: string): string {
  const bits = Array.from(fromBase64Url(id), (byte) => byte.toString(2).padStart(8, '0')).join('');
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map((group) => alphabet[Number.parseInt(group.padEnd(5, '0'), 2)]).join('');
}

/**
 * Rejects an address where a gateway serves many apps by path, `/<id>/…`: they have one origin, so any of them reads
 * what this one stores.
 * @throws AppError `wallet.shared-host`
 */
export function assertOwnHost({ hostname, pathname }: Pick<Location, 'hostname' | 'pathname'>): void {
  const id = /^\/([\w-]{43})(?:\/|$)/.exec(pathname)?.[1];
  if (id && hostname.split('.')[0] !== sandboxLabel(id)) throw new AppError('wallet.shared-host');
}
