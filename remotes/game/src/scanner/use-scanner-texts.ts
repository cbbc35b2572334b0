import type { ScannerFailure, ScannerTexts } from '@rainbow-rabbit/parts/scanner';
import { useScannerWords } from '@rainbow-rabbit/parts/scanner/words';
import { useGameErrorText, useMessages } from '../messages';

/** The kinds of QR codes that a screen asks for. */
export type SoughtCode = 'rabbit' | 'card';

const hints = { rabbit: 'scan.hint', card: 'card.hint' } as const satisfies Record<SoughtCode, string>;

/** The failures that nothing on this page mends: other ways are offered. */
const lasting: readonly ScannerFailure[] = ['absent', 'insecure', 'unsupported'];

/** Returns the scanner's words for a kind of code, with another hint if there is one; only a rabbit's can be typed. */
export function useScannerTexts(sought: SoughtCode, hint?: string): ScannerTexts {
  const t = useMessages();
  return useScannerWords({
    hint: hint ?? t(hints[sought]),
    typed: sought === 'rabbit' ? { label: t('scan.code'), hint: t('scan.code-hint') } : undefined,
    help: (failure) =>
      t(sought === 'card' && lasting.includes(failure) ? 'card.scan-elsewhere' : `scan.help.${failure}`),
    errorText: useGameErrorText(),
  });
}
