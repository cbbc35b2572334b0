export { addsNoActingTags, decodedTags } from './acting-tags';
export { isAddress, ownerAddress } from './address';
export { fromBase64, fromBase64Url, toBase64, toBase64Url } from './base64url';
export { type Bytes, bytesOf, concatBytes, copiedBytes, equalBytes, unshared, utf8 } from './bytes';
export { completedTransaction } from './completed-transaction';
export { copiedItem, copiedTransaction } from './copied-request';
export { createDataItem } from './create-data-item';
export { assertDataItem } from './data-item-parts';
export { type DeepHashInput, deepHash } from './deep-hash';
export { sha256, sha384 } from './hash';
export { keepsTags } from './keeps-tags';
export { generateKeyfile, type Keyfile, keySigner, signingKeyOf, wipeKeyfile } from './keyfile';
export { parseDataItem } from './parse-data-item';
export { ownerPublicKey, rsaPss, saltLength } from './rsa-key';
export { isSignedBy } from './rsa-signature';
export { isSharedHost, sandboxLabel } from './sandbox-label';
export { signSignable, signTransaction } from './sign-transaction';
export { signableTransaction } from './signable-transaction';
export { type SignatureType, signatureTypeOf } from './signature-types';
export { isMessageHash, isMessageSignedBy, type MessageHash, messageHashes } from './signed-message';
export { transactionSignatureData, verifyTransaction } from './transaction-signature';
export type {
  Address,
  DataItem,
  DataItemInput,
  DataItemSigner,
  ProcessId,
  SignedTransaction,
  Tag,
  TransactionLike,
  TxId,
} from './types';
export { verifyDataItem } from './verify-data-item';
export { parseWhatWasAsked } from './what-was-asked';
