import type { ItemSigner } from '@rainbow-rabbit/shared/ao';
import { keepSequences } from './sequences';

/** The stage of a message: waiting for the wallet's approval, or signed and on its way to the ledger. */
export type SendStage = 'approving' | 'sending';

/**
 * Returns a signer that reports when the wallet is asked and when it has signed. It keeps the signed bytes of
 * a message, so that a second attempt to post it needs no second approval and can't count twice.
 */
export function stagedSigner(signer: ItemSigner, onStage: (stage: SendStage) => void): ItemSigner {
  const signed = new Map<string, Uint8Array>();
  return keepSequences({
    address: signer.address,
    async signDataItem(item) {
      const identity = JSON.stringify([item.target, item.anchor, item.tags, String(item.data)]);
      let bytes = signed.get(identity);
      if (!bytes) {
        onStage('approving');
        bytes = await signer.signDataItem(item);
        signed.set(identity, bytes);
      }
      onStage('sending');
      return bytes;
    },
  });
}
