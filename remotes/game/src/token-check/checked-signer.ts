import type { ItemSigner } from '@rainbow-rabbit/shared/ao';
import { within } from '@rainbow-rabbit/shared/waiting';
import type { TokenVerdict } from './token-checker';

/** The time that a signed claim waits for the check of its token. */
const maxWaitMs = 1500;

const unchecked = (): TokenVerdict => ({ status: 'unchecked' });

/**
 * Returns a signer whose items leave it only once the token was checked. The check goes on while the wallet is
 * asked, so that it takes no time from an honest scan; a slow network gets `maxWaitMs` more, then the claim goes
 * out unchecked.
 * @throws (from `signDataItem`) the error of a refused token, besides those of the wallet
 */
export function checkedSigner(signer: ItemSigner, verdict: Promise<TokenVerdict>): ItemSigner {
  return {
    address: signer.address,
    async signDataItem(item) {
      const bytes = await signer.signDataItem(item);
      const found = await within(verdict, maxWaitMs, unchecked);
      if (found.status === 'refused') throw found.error;
      return bytes;
    },
  };
}
