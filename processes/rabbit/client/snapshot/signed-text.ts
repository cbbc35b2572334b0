import { concatBytes, fromBase64Url, toBase64Url, utf8 } from '@rainbow-rabbit/shared/bytes';

const signing = { name: 'ECDSA', hash: 'SHA-256' } as const;
const signatureLength = 86;

/** A kind of text that relays sign. */
export interface SignedKind {
  /** The text that the signed bytes begin with: no text of one kind passes for another. */
  label: string;
  /** The most characters of a signed text. */
  maxLength: number;
}

const signedBytes = ({ label }: SignedKind, body: string) => concatBytes(utf8(label), utf8(body));

/** Signs a text with a relay's private key (ECDSA, P-256). Returns signature, dot, text. */
export async function signText(kind: SignedKind, body: string, privateKey: CryptoKey): Promise<string> {
  const signature = await crypto.subtle.sign(signing, privateKey, signedBytes(kind, body));
  return `${toBase64Url(new Uint8Array(signature))}.${body}`;
}

/**
 * Opens a signed text.
 * @returns the text; undefined for anything but one of this kind that the key's owner signed
 */
export async function openSignedText(
  kind: SignedKind,
  text: string,
  key: CryptoKey,
): Promise<string | undefined> {
  const body = text.slice(signatureLength + 1);
  if (text.length > kind.maxLength || text[signatureLength] !== '.') return undefined;
  try {
    const signature = fromBase64Url(text.slice(0, signatureLength));
    return (await crypto.subtle.verify(signing, key, signature, signedBytes(kind, body))) ? body : undefined;
  } catch {
    return undefined;
  }
}
