/**
 * Bytes as text and text as bytes, and addresses. The door `arweave` has these as well, with all that signs and checks data items: code
 * that runs before anything is signed takes them from here, and leaves the rest for later (decision 008).
 */
export { isAddress } from '../arweave/address';
export { fromBase64Url, toBase64Url } from '../arweave/base64url';
export { concatBytes, unshared, utf8 } from '../arweave/bytes';
export { shortAddress } from '../arweave/short-address';
