export {
  importPublicKey,
  makeKeyPair,
  openSealedBytes,
  type SealContext,
  sealBytes,
  sealOverheadBytes,
} from './seal';
export { maxContactBytes, openContact, sealContact } from './sealed-contact';
