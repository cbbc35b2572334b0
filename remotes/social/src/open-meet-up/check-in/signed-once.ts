import type { ItemSigner } from '@rainbow-rabbit/shared/ao';

/**
 * Returns a signer that keeps the signed bytes of each message for as long as it lives, so that a second attempt to send
 * the message needs no second approval and can't count twice.
 */
export function signedOnce<Signer extends ItemSigner>(signer: Signer): Signer {
  const signed = new Map<string, Uint8Array>();
  return {
    ...signer,
    async signDataItem(item) {
      const identity = JSON.stringify([item.target, item.anchor, item.tags, String(item.data)]);
      const bytes = signed.get(identity) ?? (await signer.signDataItem(item));
      signed.set(identity, bytes);
      return bytes;
    },
  };
}
