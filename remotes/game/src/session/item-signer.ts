import type { ItemSigner } from '@rainbow-rabbit/shared/ao';
import type { Address } from '@rainbow-rabbit/shared/arweave';
import { AppError } from '@rainbow-rabbit/shared/errors';
import { unlessAborted } from '@rainbow-rabbit/shared/waiting';
import type { AskingOptions, WalletConnector } from '@rainbow-rabbit/shared/wallet';

/**
 * The signer of one wallet's messages.
 * @param asking the limits within which the wallet may ask its user. Once its signal is aborted, no answer is waited for
 */
export function itemSignerOf(
  connector: WalletConnector,
  address: Address,
  asking: AskingOptions = {},
): ItemSigner {
  const withdrawn = () => new AppError('wallet.request-withdrawn');
  return {
    address,
    signDataItem: (item) => unlessAborted(connector.signDataItem(item, asking), asking.signal, withdrawn),
  };
}
