import { fromBase64Url, isSignedBy, type Keyfile, keySigner, ownerAddress, toBase64Url } from '../../arweave';
import { AppError, type ErrorCode } from '../../errors';
import type { WalletKey } from '../keyfile';
import { belongTogether, isWalletPublicKey } from './rsa-parts';

/** Bytes that a keyfile may have; a real one has about 3,200. */
export const maxKeyfileBytes = 16_384;

const privateMembers = ['d', 'p', 'q', 'dp', 'dq', 'qi'] as const;

/** 12 to 24 words with nothing else between them. */
const seedPhrase = /^\s*\p{L}+(?:[\s,]+\p{L}+){11,23}\s*$/u;

type Members = Readonly<Record<string, unknown>>;

function fail(code: ErrorCode): never {
  throw new AppError(code);
}

/** @throws AppError `keyfile.seed-phrase`, `keyfile.not-json` */
function valueOf(text: string): unknown {
  if (seedPhrase.test(text)) return fail('keyfile.seed-phrase');
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    // The error quotes the file, so it isn't kept as the cause.
    return fail('keyfile.not-json');
  }
}

/** @throws AppError `keyfile.foreign`, and the errors of `valueOf` */
function membersOf(text: string): Members {
  const value = valueOf(text);
  if (typeof value !== 'object' || value === null || !('kty' in value)) return fail('keyfile.foreign');
  return { ...value };
}

/** Unpadded base64url in its one right form, which the address depends on. */
function isBase64Url(value: unknown): value is string {
  if (typeof value !== 'string' || !/^[\w-]+$/.test(value) || value.length % 4 === 1) return false;
  return toBase64Url(fromBase64Url(value)) === value;
}

/** @throws AppError `keyfile.wrong-kind`, `keyfile.public-only`, `keyfile.damaged` */
function keyOf(members: Members): Keyfile {
  if (members.kty !== 'RSA' || 'oth' in members) return fail('keyfile.wrong-kind');
  const { n, e } = members;
  if (!isBase64Url(n) || !isBase64Url(e)) return fail('keyfile.damaged');
  if (!isWalletPublicKey({ n, e })) return fail('keyfile.wrong-kind');
  if (privateMembers.every((name) => !(name in members))) return fail('keyfile.public-only');
  const { d, p, q, dp, dq, qi } = members;
  if (!isBase64Url(d) || !isBase64Url(p) || !isBase64Url(q)) return fail('keyfile.damaged');
  if (!isBase64Url(dp) || !isBase64Url(dq) || !isBase64Url(qi)) return fail('keyfile.damaged');
  return { kty: 'RSA', e, n, d, p, q, dp, dq, qi };
}

/** Returns true when the public half verifies a signature of the private half. */
async function signs(keyfile: Keyfile): Promise<boolean> {
  const data = crypto.getRandomValues(new Uint8Array(32));
  try {
    const { owner, sign } = await keySigner(keyfile);
    return await isSignedBy(owner, await sign(data), data);
  } catch {
    // WebCrypto has other reasons to refuse a key; its own error may quote it.
    return false;
  }
}

/**
 * Parses a file's text as a wallet key: an RSA key of 4096 bits as a JSON Web Key, of which only the members of a
 * keyfile are kept. Each flaw has an error of its own, which contains nothing of the file.
 * @throws AppError `keyfile.too-large`, `keyfile.seed-phrase`, `keyfile.not-json`, `keyfile.foreign`,
 * `keyfile.wrong-kind`, `keyfile.public-only`, `keyfile.damaged`, `wallet.insecure-context`
 */
export async function parseKeyfile(text: string): Promise<WalletKey> {
  if (!crypto.subtle) throw new AppError('wallet.insecure-context');
  if (text.length > maxKeyfileBytes) throw new AppError('keyfile.too-large');
  const keyfile = keyOf(membersOf(text));
  if (!belongTogether(keyfile) || !(await signs(keyfile))) throw new AppError('keyfile.damaged');
  return { address: await ownerAddress(fromBase64Url(keyfile.n)), keyfile };
}
