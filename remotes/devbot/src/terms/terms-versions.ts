/** The kinds of terms: of tokens, and of memecoins. */
export type TermsKind = 'tokens' | 'memecoins';

/** A version of terms of use. */
export interface TermsVersion {
  /** Its date. */
  version: string;
  /** The fingerprint of its English text: SHA-256 in hexadecimal, see `plainTerms`. */
  hash: string;
}

/**
 * Every version of the terms, the newest last. What has been accepted is never changed: other words are another version, with
 * texts in a folder of its date.
 */
const versions: Readonly<Record<TermsKind, readonly [TermsVersion, ...TermsVersion[]]>> = {
  tokens: [
    { version: '2026-11-23', hash: '9775b95a2e0e60312256787f52e99bc400d3ce47d32aabc329f2a9352f98dc35' },
  ],
  memecoins: [
    { version: '2026-11-23', hash: 'dccea01687f66ebeaf4ace74d06ad38ec6f269204e7f9cd2ffe0015bd6eee1da' },
  ],
};

/** Returns the version of terms that a launch accepts today. */
export const termsOf = (kind: TermsKind): TermsVersion => versions[kind].at(-1) ?? versions[kind][0];

/** Returns true for a version of terms that there is or was. */
export const isKnownVersion = (kind: TermsKind, { version, hash }: TermsVersion): boolean =>
  versions[kind].some((known) => known.version === version && known.hash === hash);
