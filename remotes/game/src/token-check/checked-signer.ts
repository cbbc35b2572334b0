import type { ItemSigner } from '@rainbow-rabbit/shared/ao';
import { within } from '@rainbow-rabbit/shared/waiting';
import type { TokenVerdict } from './token-checker';

/** The time that a question to the player waits for the check of a token (docs/product 9.83). */
const maxWaitMs = 1500;

const unchecked = (): TokenVerdict => ({ status: 'unchecked' });

/**
 * Waits for the check of a token as long as a question to the player does, unless `waitMs` says otherwise.
 * @throws the error of a refused token
 */
export async function assertNotRefused(verdict: Promise<TokenVerdict>, waitMs = maxWaitMs): Promise<void> {
  const found = await within(verdict, waitMs, unchecked);
  if (found.status === 'refused') throw found.error;
}

/**
 * Returns a signer that asks the wallet only once the token was checked, so that a made-up code opens no question. On a
 * slow network it asks after `maxWaitMs`; its items still do not leave it when the check has refused the token meanwhile.
 * @throws (from `signDataItem`) the error of a refused token, besides those of the wallet
 */
export function checkedSigner(signer: ItemSigner, verdict: Promise<TokenVerdict>): ItemSigner {
  return {
    address: signer.address,
    async signDataItem(item) {
      await assertNotRefused(verdict);
      const bytes = await signer.signDataItem(item);
      await assertNotRefused(verdict, 0);
      return bytes;
    },
  };
}
