import { ledgerText } from '@rainbow-rabbit/parts/ledger-text';
import { shortAddress } from '@rainbow-rabbit/shared/bytes';

/**
 * Returns the name that a row shows: the nickname, or else the address shortened. Characters that aren't seen are left out,
 * since a picture has no markup to keep a name apart from its neighbours.
 */
export function shownName({ name, address }: { name?: string | undefined; address: string }): string {
  return ledgerText(name ?? '') || shortAddress(address);
}
