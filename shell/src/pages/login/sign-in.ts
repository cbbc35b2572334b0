import {
  type Address,
  fromBase64Url,
  isMessageSignedBy,
  ownerAddress,
  toBase64Url,
  utf8,
} from '@rainbow-rabbit/shared/arweave';
import { AppError } from '@rainbow-rabbit/shared/errors';
import { keepSignIn, type WalletConnector } from '@rainbow-rabbit/shared/wallet';

/** The page that asks, the moment, and what makes the text a new one each time. */
interface Challenge {
  origin: string;
  now: number;
  /** 32 bytes that nobody can foresee. */
  random: Uint8Array;
}

const hash = 'SHA-256';

/** The text that a wallet signs to sign in; it names the site, so that no other site can use the signature. */
function challengeText(address: Address, { origin, now, random }: Challenge): string {
  return [
    'Rainbow Rabbit: staff sign-in',
    `Site: ${origin}`,
    `Address: ${address}`,
    `Time: ${new Date(now).toISOString()}`,
    `Once: ${toBase64Url(random)}`,
  ].join('\n');
}

/**
 * Has the wallet sign a fresh challenge, verifies the signature, and keeps the sign-in for this tab.
 * @throws AppError `sign-in.wrong-signature`, and what the wallet throws
 */
export async function signIn(
  connector: WalletConnector,
  address: Address,
  challenge: Challenge,
): Promise<void> {
  const message = utf8(challengeText(address, challenge));
  const owner = fromBase64Url(await connector.getActivePublicKey());
  const signature = await connector.signMessage(message, { hashAlgorithm: hash });
  const isGenuine =
    (await ownerAddress(owner)) === address && (await isMessageSignedBy(owner, signature, message, hash));
  if (!isGenuine) throw new AppError('sign-in.wrong-signature', { retryable: true });
  keepSignIn(address);
}
