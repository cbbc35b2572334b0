import type { ScannerFailure, ScannerTexts } from '@rainbow-rabbit/parts/scanner';
import { useMemo } from 'react';
import { useGameErrorText, useMessages } from '../messages';

/** The kinds of QR codes that a screen asks for. */
export type SoughtCode = 'rabbit' | 'card';

const hints = { rabbit: 'scan.hint', card: 'card.hint' } as const satisfies Record<SoughtCode, string>;

/** The failures that nothing on this page mends: other ways are offered. */
const lasting: readonly ScannerFailure[] = ['absent', 'insecure', 'unsupported'];

/** Returns the scanner's words for a kind of code, with another hint if there is one; only a rabbit's can be typed. */
export function useScannerTexts(sought: SoughtCode, hint?: string): ScannerTexts {
  const t = useMessages();
  const errorText = useGameErrorText();
  return useMemo(
    () => ({
      picture: t('scan.picture'),
      starting: t('scan.starting'),
      looking: t('scan.looking'),
      paused: t('scan.paused'),
      hint: hint ?? t(hints[sought]),
      light: t('scan.light'),
      switchCamera: t('scan.switch-camera'),
      tryAgain: t('scan.try-again'),
      otherWays: t('scan.other-ways'),
      photo: t('scan.photo'),
      photoReading: t('scan.photo-reading'),
      photoNoCode: t('scan.photo-no-code'),
      photoHelp: t('scan.photo-help'),
      typed:
        sought === 'rabbit'
          ? {
              label: t('scan.code'),
              hint: t('scan.code-hint'),
              use: t('scan.code-use'),
              missing: t('scan.code-missing'),
            }
          : undefined,
      help: (failure) =>
        t(sought === 'card' && lasting.includes(failure) ? 'card.scan-elsewhere' : `scan.help.${failure}`),
      errorText,
    }),
    [t, errorText, sought, hint],
  );
}
