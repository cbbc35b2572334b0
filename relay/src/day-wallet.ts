import { createDataItem, signTransaction, unshared } from '@rainbow-rabbit/shared/arweave';
import type { WalletConnector } from '@rainbow-rabbit/shared/wallet';
import { RelayError } from './relay-error';
import type { WalletFile } from './wallet-file';

/** The storage fees of one run, in winston: 0.1 AR, as in a console's consent for the day (decision 113). */
const maxFees = 100_000_000_000n;

/**
 * Returns a wallet that signs the acts of a day. It pays storage alone, up to a limit.
 * @throws RelayError of its `sign` for a payment, and above the limit
 */
export function createDayWallet({
  signer,
}: Pick<WalletFile, 'signer'>): Pick<WalletConnector, 'sign' | 'signDataItem'> {
  let fees = 0n;
  return {
    signDataItem: async (item) => (await createDataItem(item, signer)).bytes,
    async sign(transaction) {
      const { quantity, target, reward } = transaction;
      const sum = fees + BigInt(reward);
      if (target !== '' || BigInt(quantity) !== 0n) throw new RelayError('this wallet pays nobody');
      if (sum > maxFees) throw new RelayError('storage would cost more than 0.1 AR: deal in the console');
      fees = sum;
      return signTransaction(transaction, unshared(signer.owner), async (data) =>
        unshared(await signer.sign(data)),
      );
    },
  };
}
