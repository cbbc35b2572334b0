import type en from '../../locales/scanner/en.json';
import { lateMessages } from '../late-messages';
import type { ScannerFailure } from './domain/scanner-state';
import type { ScannerTexts } from './scanner-texts';

/** The catalogue of the scanner. */
export const [addScannerMessages, useScannerMessages] = lateMessages<typeof en>(
  'scanner',
  (code) => import(`../../locales/scanner/${code}.json`),
);

/** The words of a scanner that only the area knows, which knows the codes. */
interface ScannerWords extends Pick<ScannerTexts, 'hint' | 'errorText'> {
  /** The field for a typed code, if there is one. */
  typed?: { label: string; hint: string };
  /** Says what to do about the failures that have no words here: a busy camera and a refused one have. */
  help: (failure: Exclude<ScannerFailure, 'busy' | 'refused'>) => string;
}

/** Returns the words of a scanner, once its messages are there. */
export function useScannerWords({ hint, typed, help, errorText }: ScannerWords): ScannerTexts {
  const t = useScannerMessages();
  return {
    picture: t('scanner.picture'),
    starting: t('scanner.starting'),
    looking: t('scanner.looking'),
    paused: t('scanner.paused'),
    hint,
    light: t('scanner.light'),
    switchCamera: t('scanner.switch-camera'),
    tryAgain: t('scanner.try-again'),
    otherWays: t('scanner.other-ways'),
    photo: t('scanner.photo'),
    photoReading: t('scanner.photo-reading'),
    photoNoCode: t('scanner.photo-no-code'),
    photoHelp: t('scanner.photo-help'),
    typed: typed && { ...typed, use: t('scanner.code-use'), missing: t('scanner.code-missing') },
    help: (failure) =>
      failure === 'busy' || failure === 'refused' ? t(`scanner.help.${failure}`) : help(failure),
    errorText,
  };
}
