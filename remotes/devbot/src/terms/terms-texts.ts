import { AppError } from '@rainbow-rabbit/shared/errors';
import type { Locale } from '@rainbow-rabbit/shared/i18n';
import type { TermsText } from './terms-text';
import type { TermsKind } from './terms-versions';

const files: Readonly<Record<TermsKind, (code: Locale) => Promise<{ default: TermsText }>>> = {
  tokens: (code) => import(`./texts/2026-11-23/${code}/tokens.json`),
  memecoins: (code) => import(`./texts/2026-11-23/${code}/memecoins.json`),
};

/**
 * Fetches the terms of today in a language.
 * @throws AppError `terms.unreachable`
 */
export async function fetchTerms(kind: TermsKind, code: Locale): Promise<TermsText> {
  try {
    return (await files[kind](code)).default;
  } catch (cause) {
    throw new AppError('terms.unreachable', { cause, retryable: true });
  }
}
