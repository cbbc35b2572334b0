export {
  type DerivedKey,
  deriveBytes,
  deriveP256,
  importPrivateKey,
  makeSecret,
  secretBytes,
} from './derived-key';
export {
  importPublicKey,
  makeKeyPair,
  openSealedBytes,
  type SealContext,
  sealBytes,
  sealOverheadBytes,
} from './seal';
export { maxContactBytes, openContact, sealContact } from './sealed-contact';
export { readSecretFile, secretFileOf } from './secret-file';
